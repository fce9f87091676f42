package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BinaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.game.Outcome;
import rulesmith.game.Player;

/** What is known about the whole game on 2x2 cells, found by looking at all of it. */
class Twenty48TruthTest {

    /**
     * How surely South wins with the best slides, if chance plays as told; the sum of tiles grows, so nothing recurs.
     */
    private static double chances(Twenty48Position position, BinaryOperator<Double> chance, Map<Long, Double> known) {
        if (position.outcome().isOver()) {
            return position.outcome() == Outcome.SOUTH ? 1 : 0;
        }
        Double before = known.get(position.key());
        if (before != null) {
            return before;
        }
        boolean isChance = position.toMove() == Player.CHANCE;
        double mean = 0;
        Double extreme = null;
        for (int i = 0; i < position.moveCount(); i++) {
            long move = position.move(i);
            double weight = position.probability(move);
            position.play(move);
            double value = chances(position, chance, known);
            position.undo();
            mean += weight * value;
            extreme = extreme == null
                    ? value
                    : isChance && chance != null ? chance.apply(extreme, value) : Math.max(extreme, value);
        }
        double value = isChance && chance == null ? mean : extreme;
        known.put(position.key(), value);
        return value;
    }

    private static void assertForAllOpenings(double expected, int goal, BinaryOperator<Double> chance) {
        Map<Long, Double> known = new HashMap<>();
        for (Twenty48Position opening : Twenty48.of(2, goal).openings()) {
            assertEquals(expected, chances(opening, chance, known), 0.00005, opening::diagram);
        }
    }

    @ParameterizedTest
    @CsvSource({"8, 1", "16, 0", "32, 0"})
    void againstAnOpponentEightCanBeForced(int goal, double won) {
        assertForAllOpenings(won, goal, Math::min);
    }

    @ParameterizedTest
    @CsvSource({"16, 1", "32, 1", "64, 0"})
    void withAnAllyThirtyTwoCanBeReached(int goal, double won) {
        assertForAllOpenings(won, goal, Math::max);
    }

    @ParameterizedTest
    @CsvSource({"16, 0.9626", "32, 0.0829"})
    void withRealChancesTheBestSlidesReachTheGoalSoOften(int goal, double probability) {
        assertForAllOpenings(probability, goal, null);
    }

    /**
     * Lees-Miller's enumeration of 2017: boards with South to move on which the game to 32 goes on, those that are
     * turned or mirrored counted once, and one more for all wins and one for all losses.
     */
    @Test
    void thereAreFiftyNineStates() {
        Set<String> going = new TreeSet<>();
        Set<Outcome> ended = new TreeSet<>();
        Deque<Twenty48Position> open = new ArrayDeque<>(Twenty48.of(2, 32).openings());
        LongArrayList moves = new LongArrayList();
        while (!open.isEmpty()) {
            Twenty48Position position = open.pop();
            boolean south = position.toMove() == Player.SOUTH;
            if (position.outcome().isOver()) {
                ended.add(position.outcome());
            } else if (!south || going.add(canonical(position))) {
                position.legalMoves(moves);
                for (long move : moves.toLongArray()) {
                    Twenty48Position next = position.copy();
                    next.play(move);
                    open.push(next);
                }
            }
        }
        assertEquals(57, going.size());
        assertEquals(Set.of(Outcome.SOUTH, Outcome.NORTH), ended);
    }

    /** The first, as text, of the eight ways to turn and mirror the board. */
    private static String canonical(Twenty48Position position) {
        Set<String> views = new TreeSet<>();
        int[] cells = {position.tile(0, 0), position.tile(0, 1), position.tile(1, 1), position.tile(1, 0)};
        for (int first = 0; first < 4; first++) {
            for (int step = 1; step < 4; step += 2) {
                StringBuilder view = new StringBuilder();
                for (int i = 0; i < 4; i++) {
                    view.append(cells[(first + i * step) % 4]).append(' ');
                }
                views.add(view.toString());
            }
        }
        return views.iterator().next();
    }
}
