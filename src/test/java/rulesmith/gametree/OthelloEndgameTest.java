package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.games.Othello;
import rulesmith.games.OthelloPosition;

class OthelloEndgameTest {

    private static final BooleanSupplier NEVER = () -> false;

    /** A game of random moves, stopped when a number of cells is left empty. */
    private static OthelloPosition random(int size, int empties, RandomGenerator random) {
        while (true) {
            OthelloPosition position = Othello.of(size).start();
            while (!position.outcome().isOver() && empties(position) > empties) {
                position.play(position.move(random.nextInt(position.moveCount())));
            }
            if (!position.outcome().isOver()) {
                return position;
            }
        }
    }

    private static int empties(OthelloPosition position) {
        long discs = position.discs(Player.SOUTH) | position.discs(Player.NORTH);
        return Long.bitCount(position.game().usableCells() & ~discs);
    }

    private static int solve(OthelloEndgame endgame, OthelloPosition position) {
        return solve(endgame, position, Long.MAX_VALUE);
    }

    private static int solve(OthelloEndgame endgame, OthelloPosition position, long mostNodes) {
        Player mover = position.toMove();
        long own = position.discs(mover);
        long opponent = position.discs(mover.opponent());
        return endgame.solve(own, opponent, position.game().usableCells(), mostNodes, NEVER);
    }

    /** The rules and nothing else: whether a player can bring about a win for himself. */
    private static boolean canWin(OthelloPosition position, Player player) {
        if (position.outcome().isOver()) {
            return position.outcome() == Outcome.win(player);
        }
        boolean mine = position.toMove() == player;
        LongArrayList moves = new LongArrayList(position.moveCount());
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.getLong(i));
            boolean won = canWin(position, player);
            position.undo();
            if (won == mine) {
                return mine;
            }
        }
        return !mine;
    }

    private static void check(OthelloEndgame endgame, OthelloPosition position) {
        Player mover = position.toMove();
        boolean wins = canWin(position, mover);
        assertEquals(wins ? 1 : -1, solve(endgame, position), position::diagram);
        if (wins) {
            position.play(endgame.bestMove());
            assertTrue(canWin(position, mover), position::diagram);
            position.undo();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "8, 1, 300",
        "8, 2, 300",
        "8, 3, 300",
        "8, 4, 300",
        "8, 5, 300",
        "8, 6, 200",
        "8, 7, 150",
        "8, 8, 100",
        "8, 9, 40",
        "8, 10, 12",
        "6, 3, 200",
        "6, 5, 200",
        "6, 7, 100",
        "6, 8, 60",
        "6, 9, 30",
        "6, 10, 12",
        "4, 8, 50",
        "4, 12, 5"
    })
    void agreesWithBruteForce(int size, int empties, int positions) {
        OthelloEndgame endgame = new OthelloEndgame(12);
        int won = 0;
        for (int i = 0; i < positions; i++) {
            OthelloPosition position = random(
                    size, empties, Seed.of(size).derive(empties).derive(i).generator());
            check(endgame, position);
            won += solve(endgame, position) > 0 ? 1 : 0;
        }
        assertTrue(size == 4 || won > 0 && won < positions, won + " of " + positions + " won");
    }

    /** Deeper ones, where the table, the guesses and the stable discs have their say; with a crowded table too. */
    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"8, 11, 60, 18", "8, 12, 40, 6", "8, 13, 20, 18", "6, 12, 40, 6", "6, 14, 10, 18"})
    void agreesWithBruteForceOnHarderOnes(int size, int empties, int positions, int tableBits) {
        OthelloEndgame endgame = new OthelloEndgame(tableBits);
        for (int i = 0; i < positions; i++) {
            check(
                    endgame,
                    random(size, empties, Seed.of(9).derive(empties).derive(i).generator()));
        }
    }

    /** The player who wins goes on to win with the moves it names, whatever the opponent plays. */
    @Test
    void winsTheGamesItSaysAreWon() {
        OthelloEndgame endgame = new OthelloEndgame(16);
        int played = 0;
        for (int i = 0; i < 20; i++) {
            RandomGenerator random = Seed.of(3).derive(i).generator();
            OthelloPosition position = random(8, 15, random);
            Player mover = position.toMove();
            if (solve(endgame, position) > 0) {
                played++;
                while (!position.outcome().isOver()) {
                    if (position.toMove() == mover) {
                        assertEquals(1, solve(endgame, position), position::diagram);
                        position.play(endgame.bestMove());
                    } else {
                        position.play(position.move(random.nextInt(position.moveCount())));
                    }
                }
                assertEquals(Outcome.win(mover), position.outcome());
            }
        }
        assertTrue(played > 5, played + " games");
    }

    /** Known from elsewhere: the second player wins on 4 × 4 and on 6 × 6 cells; the latter is too long for a test. */
    @Test
    void decidesTheSmallGame() {
        OthelloPosition start = Othello.of(4).start();
        OthelloEndgame endgame = new OthelloEndgame(12);
        assertEquals(-1, solve(endgame, start));
        start.play(start.move(0));
        assertEquals(1, solve(endgame, start));
    }

    @Test
    void stopsWhenToldTo() {
        OthelloEndgame endgame = new OthelloEndgame(12);
        OthelloPosition position = random(8, 30, Seed.of(5).generator());
        assertEquals(0, solve(endgame, position, 20_000));
        assertTrue(endgame.nodes() < 2_000_000, () -> endgame.nodes() + " nodes");
        long own = position.discs(position.toMove());
        long opponent = position.discs(position.toMove().opponent());
        assertEquals(0, endgame.solve(own, opponent, -1L, Long.MAX_VALUE, () -> true));
    }

    @Test
    void forgetsWhatWasAskedBefore() {
        OthelloPosition position = random(8, 14, Seed.of(6).generator());
        OthelloEndgame endgame = new OthelloEndgame(14);
        int answer = solve(endgame, position);
        long nodes = endgame.nodes();
        int move = endgame.bestMove();
        solve(endgame, random(8, 12, Seed.of(7).generator()));
        solve(endgame, random(6, 10, Seed.of(8).generator()));
        assertNotEquals(0, nodes);
        assertEquals(answer, solve(endgame, position));
        assertEquals(nodes, endgame.nodes());
        assertEquals(move, endgame.bestMove());
    }

    @Test
    void wantsATableOfSomeSize() {
        assertThrows(IllegalArgumentException.class, () -> new OthelloEndgame(3));
        assertThrows(IllegalArgumentException.class, () -> new OthelloEndgame(29));
    }
}
