package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.games.Othello;
import rulesmith.play.RandomLines;

class OthelloSolverTest {

    private static final Limits SMALL = Limits.NONE.withBytes(1 << 20);

    @ParameterizedTest
    @CsvSource({"4, 2, 12", "6, 22, 30", "8, 52, 40"})
    void agreesWithASearchThatKnowsNoGame(int size, int plies, int positions) {
        Solver special = new OthelloSolver();
        Solver plain = new AlphaBetaSolver();
        int won = 0;
        int moved = 0;
        for (int i = 0; i < positions; i++) {
            Position position =
                    RandomLines.after(Othello.of(size), plies, Seed.of(size).derive(i));
            for (Player player : new Player[] {Player.SOUTH, Player.NORTH}) {
                Question question = new Question(position, player, false);
                Solution expected = plain.solve(question, SMALL, SearchObserver.NONE);
                Solution solution = special.solve(question, SMALL, SearchObserver.NONE);
                assertEquals(expected.verdict(), solution.verdict(), position::diagram);
                won += solution.verdict() == Verdict.PROVED ? 1 : 0;
                if (solution.move() != null) {
                    moved++;
                    Position after = position.copy();
                    after.play(after.parse(solution.move()));
                    boolean wins = after.outcome().isOver()
                            ? after.outcome() == Outcome.win(player)
                            : plain.solve(new Question(after, player, false), SMALL, SearchObserver.NONE)
                                            .verdict()
                                    == Verdict.PROVED;
                    assertTrue(wins, () -> solution.move() + " does not win\n" + position.diagram());
                } else {
                    assertTrue(solution.verdict() != Verdict.PROVED || position.toMove() != player);
                }
            }
        }
        assertTrue(won > positions / 2 && moved > positions / 4, won + " won, " + moved + " by a move");
    }

    @Test
    void theSecondPlayerWinsOnFourByFour() {
        Position start = Othello.of(4).start();
        Solver solver = Solvers.named(Solvers.EXACT, start.game(), Sampling.DEFAULT);
        assertInstanceOf(OthelloSolver.class, solver);
        assertEquals(
                Verdict.DISPROVED,
                solver.solve(Question.of(start), Limits.NONE, SearchObserver.NONE)
                        .verdict());
        assertEquals(
                Verdict.PROVED,
                solver.solve(new Question(start, Player.NORTH, false), Limits.NONE, SearchObserver.NONE)
                        .verdict());
    }

    @Test
    void limitsStopIt() {
        Position start = Othello.standard().start();
        OthelloSolver solver = new OthelloSolver();
        Solution nodes = solver.solve(Question.of(start), SMALL.withNodes(20_000), SearchObserver.NONE);
        assertEquals(Verdict.UNKNOWN, nodes.verdict());
        assertEquals(Limit.NODES, nodes.stoppedBy());
        assertNull(nodes.move());
        assertTrue(nodes.bytes() <= 1 << 20, nodes::toString);
        assertEquals(
                Limit.TIME,
                solver.solve(Question.of(start), SMALL.withSeconds(0.01), SearchObserver.NONE)
                        .stoppedBy());
        assertEquals(
                Limit.INTERRUPTION,
                solver.solve(Question.of(start), SMALL, (seen, sight) -> false).stoppedBy());
    }

    @Test
    void aFinishedGameNeedsNoSearch() {
        Position position = Othello.of(4).start();
        while (!position.outcome().isOver()) {
            position.play(position.move(0));
        }
        Solution solution =
                new OthelloSolver().solve(new Question(position, Player.SOUTH, false), SMALL, SearchObserver.NONE);
        assertNotNull(solution.verdict());
        assertEquals(position.outcome() == Outcome.SOUTH, solution.verdict() == Verdict.PROVED);
    }
}
