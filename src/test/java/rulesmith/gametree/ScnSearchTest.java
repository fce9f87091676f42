package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static rulesmith.gametree.TreeGame.Node.chance;
import static rulesmith.gametree.TreeGame.Node.end;
import static rulesmith.gametree.TreeGame.Node.leaf;
import static rulesmith.gametree.TreeGame.Node.north;
import static rulesmith.gametree.TreeGame.Node.south;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.games.ConnectFour;
import rulesmith.games.Othello;
import rulesmith.games.PGame;
import rulesmith.games.Twenty48;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Draughts;

class ScnSearchTest {

    /** A drawn end among the leaves of the first move, a balanced board among those of the second, a lost third move. */
    private static final TreeGame TREE = new TreeGame(south(
            0,
            north(1, leaf(3), leaf(-1), end(Outcome.DRAW)),
            north(0, leaf(2), leaf(2), leaf(0)),
            end(Outcome.NORTH)));

    /** North may draw at once, or let South win. */
    private static final TreeGame DEEPER =
            new TreeGame(north(0, south(0, north(0, leaf(5), leaf(-5)), end(Outcome.SOUTH)), end(Outcome.DRAW)));

    /** After two of his moves it is South's turn again. */
    private static final TreeGame TWICE = new TreeGame(
            south(0, south(0, leaf(1), leaf(2)), south(0, leaf(-3), leaf(-4)), north(0, leaf(1), leaf(1))));

    private static ScnSearch.Result search(Game game, int depth, int threshold) {
        return new ScnSearch(game, depth, threshold).search(game.start());
    }

    /** By hand. */
    @ParameterizedTest(name = "threshold {0}")
    @CsvSource({
        "-2147483647, 0, 0",
        "-2, 0, 0",
        "-1, 0, 0",
        "0, 0, 0",
        "1, 1, 1",
        "2, 1, 2",
        "3, 3, 2",
        "4, 3, 2",
        "2147483647, 3, 2"
    })
    void countsTheLeavesThatMustConspire(int threshold, int south, int north) {
        ScnSearch.Result result = search(TREE, 2, threshold);
        assertEquals(new ScnSearch.Result(0, south, north), result);
        assertEquals(south, result.scn(Player.SOUTH));
        assertEquals(north, result.scn(Player.NORTH));
    }

    /** The inner boards count as they look, and the balanced one is not an end. */
    @ParameterizedTest(name = "threshold {0}")
    @CsvSource({"-1, 0, 0", "0, 0, 1", "1, 0, 2", "2, 1, 2"})
    void onePlySeesTheBoardsAsTheyLook(int threshold, int south, int north) {
        assertEquals(new ScnSearch.Result(1, south, north), search(TREE, 1, threshold));
    }

    /** -1 stands for infinite. */
    @ParameterizedTest(name = "threshold {0}")
    @CsvSource({"-5, 0, 0", "0, 0, 0", "1, -1, -1", "3, -1, -1"})
    void endsAboveTheLastPlyAreFinal(int threshold, int south, int north) {
        int s = south < 0 ? ScnSearch.INFINITE : south;
        int n = north < 0 ? ScnSearch.INFINITE : north;
        assertEquals(new ScnSearch.Result(0, s, n), search(DEEPER, 3, threshold));
    }

    @ParameterizedTest(name = "threshold {0}")
    @CsvSource({"1, 0, 3", "2, 0, 3", "3, 1, 3", "4, 1, 4", "5, 1, 5"})
    void aPlayerMayMoveTwice(int threshold, int south, int north) {
        assertEquals(new ScnSearch.Result(2, south, north), search(TWICE, 2, threshold));
    }

    @Test
    void aPositionAtTheEndOfTheGameHasNothingLeftToFind() {
        assertEquals(
                new ScnSearch.Result(Evaluation.WON, 0, ScnSearch.INFINITE),
                search(new TreeGame(end(Outcome.SOUTH)), 3, 1));
        assertEquals(
                new ScnSearch.Result(Evaluation.LOST, ScnSearch.INFINITE, 0),
                search(new TreeGame(end(Outcome.NORTH)), 3, 1));
        ScnSearch.Result drawn = search(new TreeGame(end(Outcome.DRAW)), 1, 1);
        assertEquals(new ScnSearch.Result(0, ScnSearch.INFINITE, ScnSearch.INFINITE), drawn);
    }

    @Test
    void infinityPlusInfinityIsInfinite() {
        TreeGame lost = new TreeGame(north(0, end(Outcome.NORTH), end(Outcome.DRAW), end(Outcome.NORTH)));
        assertEquals(new ScnSearch.Result(Evaluation.LOST, ScnSearch.INFINITE, 0), search(lost, 1, 1));
        TreeGame deeper = new TreeGame(north(0, south(0, end(Outcome.NORTH)), south(0, leaf(0)), end(Outcome.NORTH)));
        assertEquals(ScnSearch.INFINITE, search(deeper, 2, 1).south());
    }

    @Test
    void theValueOfNorthIsTheOpposite() {
        ScnSearch.Result result = search(TREE, 1, 1);
        assertEquals(1, result.value(Player.SOUTH));
        assertEquals(-1, result.value(Player.NORTH));
    }

    @Test
    void refusesChanceAndDepthsThatMakeNoSense() {
        TreeGame chancy = new TreeGame(south(0, chance(0, leaf(1))));
        assertEquals(
                "chance moves in a tree, but this is found out for games of two players only",
                assertThrows(ChanceException.class, () -> search(chancy, 2, 1)).getMessage());
        assertThrows(ChanceException.class, () -> search(Twenty48.standard(), 2, 1));
        assertThrows(IllegalArgumentException.class, () -> new ScnSearch(TREE, 0, 1));
        assertThrows(IllegalArgumentException.class, () -> new ScnSearch(TREE, 7, 1));
    }

    @Test
    void theGameSaysWhatALeadIs() {
        assertEquals(
                search(TREE, 2, TREE.evaluation().lead()), ScnSearch.of(TREE, 2).search(TREE.start()));
    }

    /** Othello has players who pass; random rule sets with few plies left have draws. */
    private static List<Game> games() {
        List<Game> games = new ArrayList<>(List.of(
                new RuleSetGame(Draughts.ruleSet()),
                Chess.limited(60),
                ConnectFour.standard(),
                Othello.of(6),
                PGame.of(3, 10, 1)));
        for (int i = 0; i < 12; i++) {
            Conventions conventions =
                    Conventions.DEFAULT.withMoveLimit(8 + i).withAtLimit(AtLimit.values()[i % AtLimit.values().length]);
            games.add(new RuleSetGame(
                    Genome.random(Seed.of(41).derive(i), conventions).ruleSet("Random " + i, conventions)));
        }
        return games;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void findsWhatTheDefinitionsSay(int depth) {
        RandomGenerator random = Seed.of(7).derive(depth).generator();
        Set<String> kinds = new TreeSet<>();
        for (Game game : games()) {
            for (int number = 0; number < (depth == 3 ? 2 : 12); number++) {
                Position position = somewhere(game, random);
                int[] thresholds = {game.evaluation().lead(), -150, 300, Evaluation.WON};
                int threshold = thresholds[random.nextInt(thresholds.length)];
                String before = position.diagram() + position.ply() + position.hash();
                ScnSearch.Result result = new ScnSearch(game, depth, threshold).search(position);
                assertEquals(before, position.diagram() + position.ply() + position.hash());
                for (Player player : List.of(Player.SOUTH, Player.NORTH)) {
                    SlowScn slow = new SlowScn(game.evaluation(), player, threshold);
                    assertEquals(slow.value(position, depth), result.value(player), before);
                    double scn = slow.scn(position, depth);
                    double expected = scn == Double.POSITIVE_INFINITY ? ScnSearch.INFINITE : scn;
                    assertEquals(expected, result.scn(player), before);
                    kinds.add(scn == 0 ? "none" : expected == scn ? "some" : "infinite");
                }
            }
        }
        assertEquals(Set.of("none", "some", "infinite"), kinds);
    }

    private static Position somewhere(Game game, RandomGenerator random) {
        Position position = game.start();
        int plies = random.nextInt(60);
        for (int i = 0; i < plies && !position.outcome().isOver(); i++) {
            position.play(position.move(random.nextInt(position.moveCount())));
        }
        // Mostly just before the end, if it was reached, so that ends are among the leaves.
        for (int back = random.nextInt(4); back > 0 && position.outcome().isOver(); back--) {
            position.undo();
        }
        assertTrue(position.ply() <= plies);
        return position;
    }
}
