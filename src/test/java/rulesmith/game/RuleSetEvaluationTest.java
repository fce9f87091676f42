package rulesmith.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.rules.Cell;
import rulesmith.rules.Conventions;
import rulesmith.rules.Movement;
import rulesmith.rules.PieceType;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Vector;

class RuleSetEvaluationTest {

    /** The weight as the class comment words it, by looking at an empty board cell by cell. */
    private static int weight(RuleSet ruleSet, int number) {
        PieceType type = ruleSet.type(number);
        int moves = 0;
        int captures = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            for (Vector vector : type.movement().vectors(ruleSet.conventions())) {
                int at = Cell.step(cell, vector);
                for (int steps = 1; at >= 0 && (steps == 1 || type.multiple()); steps++) {
                    moves++;
                    captures += !type.stepOver() || Cell.step(at, vector) >= 0 ? 1 : 0;
                    at = Cell.step(at, vector);
                }
            }
        }
        return 100 + (moves + captures) * 100 / Cell.COUNT;
    }

    private static int slowValue(RuleSetPosition position, long move) {
        Player mover = position.toMove();
        position.play(move);
        Outcome outcome = position.outcome();
        int value = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int piece = position.pieceAt(cell);
            if (piece != 0) {
                boolean own = piece > 0 == (mover == Player.SOUTH);
                value += (own ? 1 : -1) * weight(position.game().ruleSet(), Math.abs(piece));
            }
        }
        position.undo();
        if (outcome.isOver()) {
            return outcome == Outcome.DRAW
                    ? Evaluation.DRAWN
                    : outcome == Outcome.win(mover) ? Evaluation.WON : Evaluation.LOST;
        }
        return value;
    }

    private static int slowDistance(RuleSetPosition position, long move) {
        Player mover = position.toMove();
        int to = Move.to(move);
        position.play(move);
        int nearest = 8;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int piece = position.pieceAt(cell);
            if (piece != 0 && piece > 0 != (mover == Player.SOUTH)) {
                int files = Math.abs(Cell.file(cell) - Cell.file(to));
                int ranks = Math.abs(Cell.rank(cell) - Cell.rank(to));
                nearest = Math.min(nearest, Math.max(files, ranks));
            }
        }
        position.undo();
        return nearest;
    }

    @Test
    void valuesMovesAsIfTheyWerePlayed() {
        int won = 0;
        int drawnOrLost = 0;
        int draws = 0;
        int balanced = 0;
        for (int number = 0; number < 120; number++) {
            RuleSetGame game = new RuleSetGame(RuleSetGameTest.random(number));
            Evaluation evaluation = game.evaluation();
            RandomGenerator random = Seed.of(number).derive("evaluation").generator();
            RuleSetPosition position = game.start();
            LongArrayList moves = new LongArrayList();
            while (!position.outcome().isOver()) {
                position.legalMoves(moves);
                int[] values = new int[moves.size()];
                String before = position.diagram();
                evaluation.rate(position, moves, values);
                assertEquals(before, position.diagram());
                for (int i = 0; i < values.length; i++) {
                    assertEquals(slowValue(position, moves.getLong(i)), values[i]);
                    if (values[i] == Evaluation.DRAWN) {
                        boolean drawn = evaluation.isDrawn(position, moves.getLong(i));
                        position.play(moves.getLong(i));
                        assertEquals(position.outcome().isOver(), drawn);
                        position.undo();
                        draws += drawn ? 1 : 0;
                        balanced += drawn ? 0 : 1;
                    }
                    won += values[i] == Evaluation.WON ? 1 : 0;
                    drawnOrLost += values[i] == Evaluation.LOST || values[i] == Evaluation.DRAWN ? 1 : 0;
                }
                long some = moves.getLong(random.nextInt(values.length));
                assertEquals(slowDistance(position, some), evaluation.distance(position, some));
                position.play(some);
            }
        }
        assertTrue(won > 50 && drawnOrLost > 50, "the ends of games were seen: " + won + ", " + drawnOrLost);
        assertTrue(draws > 10 && balanced > 10, draws + " draws, " + balanced + " balanced boards");
    }

    @Test
    void weighsAChessLikeSetInTheUsualOrder() {
        RuleSet lone = RuleSet.of(
                "All types",
                RuleSet.parseGenes(
                        "1,2,3,4,5,6,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,6,4,2,5,3,6,0,0,1,1,1,0,0,0,0,0,0,1,0,"
                                + "0,0,0,0,0,0,0"),
                Conventions.DEFAULT.withStraight(Conventions.Straight.ROOK));
        assertEquals(Movement.L, lone.type(2).movement());
        int soldier = weight(lone, 1);
        int knight = weight(lone, 2);
        int bishop = weight(lone, 3);
        int rook = weight(lone, 4);
        int queen = weight(lone, 5);
        int jumpingSoldier = weight(lone, 6);
        assertTrue(soldier < knight && knight < bishop && bishop < rook && rook < queen);
        assertTrue(jumpingSoldier < soldier, "who steps over cannot capture on the rim");
    }
}
