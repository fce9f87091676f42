package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Player;
import rulesmith.games.PGame;

/** What one search without a precision says of all of them is what searches with each of them find. */
class ClaimsTest {

    private static final Seed SEED = Seed.of(5);
    private static final int PLAYOUTS = 3;

    private int claimed;
    private int proved;

    private void compare(Question question, double theta) {
        Claims claims = new Claims();
        BestFirstSolver.ppns(PLAYOUTS, theta, 0, SEED, claims).solve(question, Limits.NONE, SearchObserver.NONE);
        List<Claims.Claim> made = claims.made();
        for (int i = 0; i < Claims.PRECISIONS; i++) {
            Solution solution = BestFirstSolver.ppns(PLAYOUTS, theta, Claims.precision(i), SEED, RootTrace.NONE)
                    .solve(question, Limits.NONE, SearchObserver.NONE);
            String what = question.position().game().id() + " with " + Claims.precision(i);
            if (solution.verdict().claimed()) {
                assertTrue(i < made.size(), what);
                assertEquals(solution.verdict().saysWon(), made.get(i).won(), what);
                assertEquals(solution.iterations(), made.get(i).iterations(), what);
                assertEquals(solution.nodes(), made.get(i).nodes(), what);
                claimed++;
            } else {
                assertTrue(i >= made.size(), what);
                proved++;
            }
        }
    }

    @Test
    void agreesWithSearchesThatStop() {
        IntStream.range(0, 20)
                .forEach(i -> compare(Question.of(PGame.of(3, 6, i).start()), 0.001));
        assertTrue(claimed > 50 && proved > 20, claimed + " claimed, " + proved + " proved");
    }

    /** With a theta that is the precision, one move that always won in playouts stands exactly on the border. */
    @Test
    void agreesOnTheBorder() {
        for (String tree : List.of("S[N[S[+ +]]]", "S[N[S[- -]]]", "N[S[N[+ +]]]", "N[S[N[- =]]]")) {
            for (int i = 0; i < Claims.PRECISIONS; i++) {
                compare(new Question(AndOrTree.parse(tree).start(), Player.SOUTH, false), Claims.precision(i));
            }
        }
        assertTrue(claimed > 40, claimed + " claimed");
    }
}
