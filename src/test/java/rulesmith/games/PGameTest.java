package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.LongSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Evaluation;
import rulesmith.game.GameContract;
import rulesmith.game.Outcome;
import rulesmith.game.Perft;
import rulesmith.game.Player;
import rulesmith.game.Position;

class PGameTest {

    @Test
    void keepsTheContract() {
        GameContract.check(PGame.of(2, 20, 7), 10, Seed.of(1));
        GameContract.check(PGame.of(8, 8, -3), 10, Seed.of(2));
        GameContract.check(PGame.of(1, 1, 0), 1, Seed.of(3));
        GameContract.check(PGame.of(99, 5, Long.MIN_VALUE), 3, Seed.of(4));
    }

    @Test
    void saysWhatItIs() {
        PGame game = PGame.of(2, 20, 7);
        assertEquals("pgame-2x20-7", game.id());
        assertEquals("P-game 2x20 (7)", game.name());
        assertEquals(2, game.branching());
        assertEquals(20, game.depth());
        assertEquals(Seed.of(7), game.seed());
    }

    @ParameterizedTest
    @CsvSource({
        "0, 5, 'branching 0, expected 1 to 99'",
        "100, 5, 'branching 100, expected 1 to 99'",
        "2, 0, 'depth 0, expected 1 to 999'",
        "2, 1000, 'depth 1000, expected 1 to 999'",
    })
    void refusesOtherTrees(int branching, int depth, String message) {
        Exception refusal = assertThrows(IllegalArgumentException.class, () -> PGame.of(branching, depth, 1));
        assertEquals(message, refusal.getMessage());
    }

    @Test
    void copiesOnlyItsOwnKind() {
        PGamePosition position = PGame.of(3, 5, 1).start();
        PGamePosition source = PGame.of(3, 5, 1).start();
        source.play(2);
        position.copyFrom(source);
        assertEquals(source.diagram(), position.diagram());
        for (PGame other : new PGame[] {PGame.of(2, 5, 1), PGame.of(3, 4, 1), PGame.of(3, 5, 2)}) {
            Position wrong = other.start();
            assertThrows(IllegalArgumentException.class, () -> position.copyFrom(wrong));
        }
    }

    @Test
    void drawsThePath() {
        PGamePosition position = PGame.of(12, 5, 7).start();
        assertEquals("path empty, sum 0\n", position.diagram());
        position.play(position.parse("3"));
        position.play(position.parse("12"));
        assertEquals("path 3 12, sum " + position.sum() + "\n", position.diagram());
    }

    /** Pinned: a seed that somebody has written down must give the same tree for good. */
    @Test
    void theSameSeedGivesTheSameTree() {
        assertEquals("-58 -120 -54 -114 -80 -76 -61 10 83 81 -35 -22 -101 -42 -97 -50", leaves(PGame.of(2, 4, 7)));
        assertEquals(leaves(PGame.of(3, 5, 1)), leaves(PGame.of(3, 5, 1)));
        assertNotEquals(leaves(PGame.of(3, 5, 1)), leaves(PGame.of(3, 5, 2)));
    }

    private static String leaves(PGame game) {
        StringBuilder text = new StringBuilder();
        appendLeaves(game.start(), text);
        return text.toString();
    }

    private static void appendLeaves(PGamePosition position, StringBuilder text) {
        if (position.outcome().isOver()) {
            text.append(text.isEmpty() ? "" : " ").append(position.sum());
        }
        for (int i = 0; i < position.moveCount(); i++) {
            position.play(i);
            appendLeaves(position, text);
            position.undo();
        }
    }

    @Test
    void aTreeHasAsManyNodesAsItShould() {
        assertEquals(1 << 12, Perft.countByPlaying(PGame.of(2, 20, 7).start(), 12));
        assertEquals(1 << 15, Perft.countByPlaying(PGame.of(8, 5, 7).start(), 5));
        assertEquals(0, Perft.count(PGame.of(8, 5, 7).start(), 6));
    }

    @Test
    void noTwoNodesHaveTheSameKey() {
        LongSet keys = new LongOpenHashSet();
        PGamePosition position = PGame.of(4, 8, 5).start();
        assertEquals(87_381, nodes(position, keys));
        assertEquals(87_381, keys.size());
    }

    private static int nodes(PGamePosition position, LongSet keys) {
        assertEquals(position.hash(), position.key());
        keys.add(position.key());
        int count = 1;
        for (int i = 0; i < position.moveCount(); i++) {
            position.play(i);
            count += nodes(position, keys);
            position.undo();
        }
        return count;
    }

    /** Every worth about as often as any other, for both players: chi-square with 127 degrees of freedom. */
    @Test
    void worthsAreUniform() {
        int[][] counts = new int[2][128];
        PGamePosition position = PGame.of(6, 7, 11).start();
        count(position, counts);
        for (int[] player : counts) {
            double total = 0;
            for (int count : player) {
                total += count;
            }
            double chiSquare = 0;
            for (int count : player) {
                chiSquare += (count - total / 128) * (count - total / 128) / (total / 128);
            }
            // 99.9 % of all fair draws are below 182, and 99.9 % above 83.
            assertTrue(chiSquare > 83 && chiSquare < 182, "chi-square " + chiSquare);
        }
    }

    private static void count(PGamePosition position, int[][] counts) {
        for (int i = 0; i < position.moveCount(); i++) {
            int before = position.sum();
            boolean south = position.toMove() == Player.SOUTH;
            position.play(i);
            int worth = position.sum() - before;
            assertTrue(south ? worth >= 0 && worth <= 127 : worth <= 0 && worth >= -127);
            counts[south ? 0 : 1][Math.abs(worth)]++;
            count(position, counts);
            position.undo();
        }
    }

    @Test
    void siblingsAndSeedsHaveNothingToDoWithEachOther() {
        double sums = 0;
        double products = 0;
        int pairs = 20_000;
        for (int seed = 0; seed < pairs; seed++) {
            PGamePosition position = PGame.of(2, 2, seed).start();
            position.play(0);
            int first = position.sum();
            position.undo();
            position.play(1);
            int second = position.sum();
            sums += first + second;
            products += (first - 63.5) * (second - 63.5);
        }
        double deviation = Math.sqrt((128.0 * 128 - 1) / 12);
        assertEquals(63.5, sums / (2 * pairs), 4 * deviation / Math.sqrt(2.0 * pairs));
        assertEquals(0, products / pairs / (deviation * deviation), 4 / Math.sqrt(pairs));
    }

    @ParameterizedTest
    @CsvSource({"2, 10", "3, 7", "8, 4", "1, 9", "2, 1"})
    void isWorthWhatAnIndependentRecursionSays(int branching, int depth) {
        int[] results = new int[3];
        for (int seed = 0; seed < 60; seed++) {
            int result = solve(PGame.of(branching, depth, seed).start());
            long root = Seed.of(seed).derive("p-game").value();
            assertEquals(Integer.signum(best(branching, depth, true, root, 0)), result, "seed " + seed);
            results[result + 1]++;
        }
        assertTrue(depth % 2 != 0 || results[0] > 5 && results[2] > 5);
    }

    /** The best sum: each node is a generator of random numbers, from which its moves come one after the other. */
    private static int best(int branching, int plies, boolean south, long node, int sum) {
        if (plies == 0) {
            return sum;
        }
        SeededRandom random = Seed.of(node).generator();
        int best = south ? Integer.MIN_VALUE : Integer.MAX_VALUE;
        for (int i = 0; i < branching; i++) {
            long child = random.nextLong();
            int worth = (int) Math.floorMod(child, 128L);
            int value = best(branching, plies - 1, !south, child, south ? sum + worth : sum - worth);
            best = south ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    /** 1 if South wins with best play, -1 if North does. */
    private static int solve(Position position) {
        if (position.outcome().isOver()) {
            return position.outcome() == Outcome.SOUTH ? 1 : position.outcome() == Outcome.NORTH ? -1 : 0;
        }
        boolean south = position.toMove() == Player.SOUTH;
        int best = south ? -1 : 1;
        for (int i = 0; i < position.moveCount(); i++) {
            position.play(position.move(i));
            int value = solve(position);
            position.undo();
            best = south ? Math.max(best, value) : Math.min(best, value);
        }
        return best;
    }

    @Test
    void valuesAreTheSumsTheyLeadTo() {
        int[] ends = new int[3];
        for (int seed = 0; seed < 200; seed++) {
            PGame game = PGame.of(3, 4, seed);
            compareValues(game.start(), game.evaluation(), ends);
        }
        assertTrue(ends[0] > 10 && ends[1] > 10 && ends[2] > 10);
        assertEquals(64, PGame.of(2, 2, 1).evaluation().lead());
        assertEquals(
                0, PGame.of(2, 2, 1).evaluation().distance(PGame.of(2, 2, 1).start(), 1));
    }

    private static void compareValues(PGamePosition position, Evaluation evaluation, int[] ends) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        int[] values = new int[moves.size()];
        evaluation.rate(position, moves, values);
        Player mover = position.toMove();
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.getLong(i));
            if (!position.outcome().isOver()) {
                assertEquals(mover == Player.SOUTH ? position.sum() : -position.sum(), values[i]);
                compareValues(position, evaluation, ends);
            } else if (position.outcome() == Outcome.DRAW) {
                assertEquals(Evaluation.DRAWN, values[i]);
                ends[1]++;
            } else {
                boolean won = position.outcome() == Outcome.win(mover);
                assertEquals(won ? Evaluation.WON : Evaluation.LOST, values[i]);
                ends[won ? 2 : 0]++;
            }
            position.undo();
        }
    }
}
