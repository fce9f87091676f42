package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.GameContract;
import rulesmith.game.Outcome;
import rulesmith.game.Perft;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.rules.Cell;

class OthelloTest {

    private static final long[] PERFT = {4, 12, 56, 244, 1396, 8200, 55092, 390216, 3005288, 24571284};

    private static List<String> notations(Position position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        return moves.longStream().mapToObj(position::notation).toList();
    }

    private static OthelloPosition line(Othello game, String moves) {
        OthelloPosition position = game.start();
        for (String move : moves.split(" ")) {
            position.play(position.parse(move));
        }
        return position;
    }

    private static long cells(String... names) {
        long cells = 0;
        for (String name : names) {
            cells |= 1L << Cell.of(name.charAt(0) - 'a', name.charAt(1) - '1');
        }
        return cells;
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void keepsTheContract(int size) {
        GameContract.check(Othello.of(size), 40, Seed.of(size));
    }

    @Test
    void saysWhatItIs() {
        assertEquals("othello", Othello.standard().id());
        assertEquals("othello-6", Othello.of(6).id());
        assertEquals("Othello", Othello.of(8).name());
        assertEquals("Othello 6x6", Othello.of(6).name());
        assertEquals(-1L, Othello.standard().usableCells());
        assertEquals(16, Long.bitCount(Othello.of(4).usableCells()));
        assertThrows(IllegalArgumentException.class, () -> Othello.of(5));
        assertThrows(IllegalArgumentException.class, () -> Othello.of(6).position(cells("g1"), 0, Player.SOUTH));
        assertThrows(
                IllegalArgumentException.class, () -> Othello.of(6).position(cells("a1"), cells("a1"), Player.SOUTH));
        Position small = Othello.of(4).start();
        assertThrows(
                IllegalArgumentException.class,
                () -> small.copyFrom(Othello.standard().start()));
    }

    @Test
    void opensAsTheBooksDo() {
        OthelloPosition start = Othello.standard().start();
        assertEquals(Player.SOUTH, start.toMove());
        assertEquals(cells("d5", "e4"), start.discs(Player.SOUTH));
        assertEquals(cells("d4", "e5"), start.discs(Player.NORTH));
        assertEquals(List.of("d3", "c4", "f5", "e6"), notations(start));
        assertEquals(List.of("c3", "e3", "c5"), notations(line(Othello.standard(), "d3")));
    }

    @Test
    void drawsTheBoard() {
        assertEquals("""
                6  · · · · · ·
                5  · · · · · ·
                4  · · ▲ ▼ · ·
                3  · · ▲ ▲ · ·
                2  · · ▲ · · ·
                1  · · · · · ·
                   a b c d e f
                """, line(Othello.of(6), "c2").diagram());
    }

    /** The shortest game there is: nine moves, and White has no disc left. */
    @Test
    void endsWhenNobodyCanMove() {
        OthelloPosition position = line(Othello.standard(), "e6 f4 e3 f6 g5 d6 e7 f5 c5");
        assertEquals(Outcome.SOUTH, position.outcome());
        assertEquals("no moves", position.ending());
        assertEquals(0, position.discs(Player.NORTH));
    }

    @Test
    void passesOnlyWhenTheOpponentCanMove() {
        Othello game = Othello.of(4);
        OthelloPosition position = game.position(cells("a1"), cells("b1"), Player.NORTH);
        assertEquals(List.of("pass"), notations(position));
        position.play(position.parse("pass"));
        assertEquals(Player.SOUTH, position.toMove());
        position.play(position.parse("c1"));
        assertEquals("no moves", position.ending());
        assertEquals(Outcome.SOUTH, position.outcome());
        assertEquals(2, position.ply());
        assertThrows(AssertionError.class, () -> position.play(OthelloPosition.PASS));
    }

    @Test
    void drawsWithEqualNumbers() {
        long half = 0x0f0f0f0f0f0f0f0fL;
        OthelloPosition full = Othello.standard().position(half, ~half, Player.NORTH);
        assertEquals(Outcome.DRAW, full.outcome());
        assertEquals("board full", full.ending());
        OthelloPosition apart = Othello.standard().position(cells("a1"), cells("h8"), Player.SOUTH);
        assertEquals(Outcome.DRAW, apart.outcome());
        assertEquals("no moves", apart.ending());
    }

    @Test
    void hashesTheBoardAndThePlayerOnly() {
        OthelloPosition one = line(Othello.standard(), "d3 c3 c4 e3");
        OthelloPosition other = line(Othello.standard(), "c4 c3 d3 e3");
        assertEquals(one.diagram(), other.diagram());
        assertEquals(one.hash(), other.hash());
        assertEquals(one.hash(), one.key());
        long south = cells("c4", "d4");
        long north = cells("e4");
        Map<Long, String> hashes = new HashMap<>();
        hashes.put(Othello.standard().position(south, north, Player.SOUTH).hash(), "");
        hashes.put(Othello.standard().position(south, north, Player.NORTH).hash(), "");
        hashes.put(Othello.standard().position(north, south, Player.SOUTH).hash(), "");
        hashes.put(Othello.standard().position(north, south, Player.NORTH).hash(), "");
        assertEquals(4, hashes.size());
    }

    /** No two different positions of many games may share a hash. */
    @Test
    void hashesSpread() {
        Map<Long, String> seen = new HashMap<>();
        for (int i = 0; i < 500; i++) {
            RandomGenerator random = Seed.of(i).derive("hash").generator();
            OthelloPosition position = Othello.standard().start();
            while (!position.outcome().isOver()) {
                String board =
                        position.toMove() + " " + position.discs(Player.SOUTH) + " " + position.discs(Player.NORTH);
                String before = seen.put(position.hash(), board);
                assertTrue(before == null || before.equals(board));
                position.play(position.move(random.nextInt(position.moveCount())));
            }
        }
        assertNotEquals(0, seen.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void agreesWithTheTwinOnRandomGames(int size) {
        Map<String, Integer> ends = new TreeMap<>();
        for (int i = 0; i < 400; i++) {
            compareOneGame(size, Seed.of(i).derive("twin").generator(), ends);
        }
        assertTrue(ends.getOrDefault("board full", 0) > 10, ends::toString);
        assertTrue(ends.getOrDefault("no moves", 0) > 0, ends::toString);
        assertTrue(ends.getOrDefault("pass", 0) > 10, ends::toString);
        assertTrue(ends.getOrDefault("DRAW", 0) > 0, ends::toString);
    }

    private static void compareOneGame(int size, RandomGenerator random, Map<String, Integer> ends) {
        OthelloPosition position = Othello.of(size).start();
        SlowOthello twin = SlowOthello.atStart(size);
        while (true) {
            assertEquals(twin.discs(1), position.discs(Player.SOUTH));
            assertEquals(twin.discs(-1), position.discs(Player.NORTH));
            assertEquals(twin.mover == 1 ? Player.SOUTH : Player.NORTH, position.toMove());
            List<String> moves = notations(position);
            assertEquals(twin.moves(), moves);
            if (moves.isEmpty()) {
                break;
            }
            String move = moves.get(random.nextInt(moves.size()));
            ends.merge(move.equals("pass") ? "pass" : "move", 1, Integer::sum);
            position.play(position.parse(move));
            twin.play(move);
        }
        int lead = twin.lead();
        assertEquals(lead == 0 ? Outcome.DRAW : lead > 0 ? Outcome.SOUTH : Outcome.NORTH, position.outcome());
        assertEquals(twin.isFull() ? "board full" : "no moves", position.ending());
        ends.merge(position.ending(), 1, Integer::sum);
        ends.merge(position.outcome().name(), 1, Integer::sum);
    }

    /** Boards no game leads to, with discs anywhere: rows that touch every edge, long ones, several at once. */
    @Test
    void findsMovesAndFlipsOnAnyBoard() {
        RandomGenerator random = Seed.of(1).derive("boards").generator();
        for (int i = 0; i < 3000; i++) {
            int size = 4 + 2 * random.nextInt(3);
            long usable = Othello.of(size).usableCells();
            long discs = usable & (i % 3 == 0 ? random.nextLong() : random.nextLong() | random.nextLong());
            long own = discs & (i % 2 == 0 ? random.nextLong() : random.nextLong() & random.nextLong());
            long opponent = discs & ~own;
            SlowOthello twin = new SlowOthello(size);
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                twin.board[cell] = (own >>> cell & 1) != 0 ? 1 : (opponent >>> cell & 1) != 0 ? -1 : 0;
            }
            long moves = 0;
            for (int cell : twin.cells(1)) {
                moves |= 1L << cell;
            }
            assertEquals(moves, OthelloBoard.moves(own, opponent, usable));
            for (long empty = usable & ~discs; empty != 0; empty &= empty - 1) {
                int cell = Long.numberOfTrailingZeros(empty);
                long flips = 0;
                for (int flipped : twin.flips(1, cell)) {
                    flips |= 1L << flipped;
                }
                assertEquals(flips, OthelloBoard.flips(cell, own, opponent));
            }
        }
    }

    @Test
    void countsTheKnownNumbersOfLines() {
        for (int depth = 1; depth <= 8; depth++) {
            assertEquals(PERFT[depth - 1], Perft.count(Othello.standard().start(), depth), "depth " + depth);
        }
        assertEquals(PERFT[6], Perft.countByPlaying(Othello.standard().start(), 7));
    }

    /** Those who counted before also count, at depth 10, the games that were over after nine plies. */
    @Test
    void countsTheKnownNumbersOfLongLines() {
        OthelloPosition start = Othello.standard().start();
        assertEquals(PERFT[8], Perft.count(start, 9));
        assertEquals(PERFT[9], Perft.count(start, 10) + finished(start, 9));
        assertEquals(0, finished(start, 8));
    }

    /** How many lines of a length end the game with their last move. */
    private static long finished(OthelloPosition position, int depth) {
        if (depth == 0) {
            return position.outcome().isOver() ? 1 : 0;
        }
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        long count = 0;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.getLong(i));
            count += finished(position, depth - 1);
            position.undo();
        }
        return count;
    }

    /** Known from elsewhere: with best play the second player wins the small game by 11 discs to 3. */
    @Test
    void smallGameIsWonBySecondPlayer() {
        assertEquals(3 - 11, best(Othello.of(4).start(), -17, 17, new LongArrayList[32], 0));
    }

    /** The lead in discs that the player to move gets by force. */
    private static int best(OthelloPosition position, int alpha, int beta, LongArrayList[] lists, int depth) {
        if (position.outcome().isOver()) {
            Player mover = position.toMove();
            return Long.bitCount(position.discs(mover)) - Long.bitCount(position.discs(mover.opponent()));
        }
        lists[depth] = lists[depth] == null ? new LongArrayList() : lists[depth];
        LongArrayList moves = lists[depth];
        position.legalMoves(moves);
        int best = -17;
        for (int i = 0; i < moves.size() && best < beta; i++) {
            position.play(moves.getLong(i));
            best = Math.max(best, -best(position, -beta, -Math.max(alpha, best), lists, depth + 1));
            position.undo();
        }
        return best;
    }
}
