package rulesmith.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;
import rulesmith.Seed;

/** What agents, metrics and solvers rely on, for every game there is: plays random games and checks each position. */
public final class GameContract {

    /** All that can be seen of a position. */
    private record View(Player toMove, int ply, Outcome outcome, String ending, int moves, long hash, String diagram) {

        static View of(Position position) {
            return new View(
                    position.toMove(),
                    position.ply(),
                    position.outcome(),
                    position.ending(),
                    position.moveCount(),
                    position.hash(),
                    position.diagram());
        }
    }

    private GameContract() {}

    public static void check(Game game, int games, Seed seed) {
        assertEquals(View.of(game.start()), View.of(game.start()), "a game starts alike every time");
        for (int i = 0; i < games; i++) {
            checkOneGame(game, seed.derive(i).generator());
        }
    }

    private static void checkOneGame(Game game, RandomGenerator random) {
        Position position = game.start();
        Position follower = game.start();
        Deque<View> seen = new ArrayDeque<>();
        while (!position.outcome().isOver()) {
            checkMoves(position);
            View before = View.of(position);
            seen.push(before);
            Position copy = position.copy();
            long move = position.move(random.nextInt(position.moveCount()));
            position.play(move);
            assertEquals(before, View.of(copy), "a copy is independent");
            follower.copyFrom(copy);
            follower.play(move);
            assertEquals(View.of(position), View.of(follower), "a copy plays on alike");
            assertEquals(before.ply() + 1, position.ply());
            assertNotEquals(before.hash(), position.hash());
        }
        assertEquals(0, position.moveCount());
        assertFalse(position.ending().isEmpty());
        LongArrayList none = LongArrayList.of(1, 2, 3);
        position.legalMoves(none);
        assertTrue(none.isEmpty());
        assertThrows(IndexOutOfBoundsException.class, () -> position.move(0));
        assertThrows(IllegalMoveException.class, () -> position.parse("a1-a2"));
        while (!seen.isEmpty()) {
            follower.undo();
            position.undo();
            assertEquals(seen.peek(), View.of(follower), "undo of a copied history restores everything");
            assertEquals(seen.pop(), View.of(position), "undo restores everything");
        }
        assertThrows(IllegalStateException.class, position::undo);
    }

    public static void checkMoves(Position position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        assertEquals(position.moveCount(), moves.size());
        assertTrue(position.ending().isEmpty());
        Set<String> notations = new HashSet<>();
        for (int i = 0; i < moves.size(); i++) {
            long move = moves.getLong(i);
            assertEquals(move, position.move(i), "a move has the number of its place in the list");
            String notation = position.notation(move);
            assertTrue(notations.add(notation), () -> "two moves are written " + notation);
        }
        String some = position.notation(moves.getLong(moves.size() / 2));
        assertEquals(moves.getLong(moves.size() / 2), position.parse(some));
        assertThrows(IllegalMoveException.class, () -> position.parse(some + "x"));
    }
}
