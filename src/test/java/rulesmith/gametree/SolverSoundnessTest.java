package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.game.Game;
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

/** What a solver proves is so, whatever the game: brute force says the same. */
class SolverSoundnessTest {

    private static final Seed SEED = Seed.of(11);
    /** Tables that are quick to clear. */
    private static final Limits SMALL = Limits.NONE.withBytes(1 << 20);
    /** Tables with the fewest entries there are, about a thousand. */
    private static final Limits TINY = Limits.NONE.withBytes(1);

    /** The same objects for all questions: nothing may stay behind from one to the next. */
    private final List<Solver> bestFirst = List.of(
            BestFirstSolver.pns(),
            BestFirstSolver.mcpns(3, 0.01, SEED),
            BestFirstSolver.ppns(3, 0.01, 0, SEED, RootTrace.NONE));

    private final List<Solver> depthFirst = List.of(new DfpnSolver(), new AlphaBetaSolver());
    private final List<Solver> forgetful = List.of(new DfpnSolver(), new AlphaBetaSolver());
    private final Solver claiming = BestFirstSolver.ppns(3, 0.001, 0.001, SEED, RootTrace.NONE);
    private int won;
    private int notWon;
    private int rightClaims;
    private int wrongClaims;

    private void judgeAll(Question question) {
        boolean truth = ForcedWin.of(question);
        won += truth ? 1 : 0;
        notWon += truth ? 0 : 1;
        bestFirst.forEach(solver -> judge(solver, question, Limits.NONE, truth));
        depthFirst.forEach(solver -> judge(solver, question, SMALL, truth));
        forgetful.forEach(solver -> judge(solver, question, TINY, truth));
        Solution claim = claiming.solve(question, Limits.NONE, SearchObserver.NONE);
        if (claim.verdict().exact()) {
            check(claiming, question, claim, truth);
        } else {
            assertTrue(claim.verdict().claimed());
            assertNull(claim.move());
            rightClaims += claim.verdict().saysWon() == truth ? 1 : 0;
            wrongClaims += claim.verdict().saysWon() == truth ? 0 : 1;
        }
    }

    private static void judge(Solver solver, Question question, Limits limits, boolean truth) {
        check(solver, question, solver.solve(question, limits, SearchObserver.NONE), truth);
    }

    private static void check(Solver solver, Question question, Solution solution, boolean truth) {
        Position position = question.position();
        String what =
                solver.name() + " on " + position.game().id() + " for " + question.player() + "\n" + position.diagram();
        assertEquals(truth ? Verdict.PROVED : Verdict.DISPROVED, solution.verdict(), what);
        boolean chooses = !position.outcome().isOver()
                && (position.toMove() == Player.CHANCE
                        ? question.kindChance()
                        : position.toMove() == question.player());
        if (truth && chooses) {
            assertNotNull(solution.move(), what);
            assertTrue(ForcedWin.after(question, solution.move()), what + solution.move() + " does not win");
        } else {
            assertNull(solution.move(), what);
        }
    }

    private void judgeForBoth(Position position) {
        judgeAll(new Question(position, Player.SOUTH, false));
        judgeAll(new Question(position, Player.NORTH, false));
    }

    /** Some random plies from the start; stops before the game is over. */
    private static Position somewhere(Game game, int plies, RandomGenerator random) {
        Position position = game.start();
        for (int i = 0; i < plies; i++) {
            position.play(position.move(random.nextInt(position.moveCount())));
            if (position.outcome().isOver()) {
                position.undo();
                break;
            }
        }
        return position;
    }

    private void expectBothAnswers(int least) {
        assertTrue(won >= least && notWon >= least, won + " won, " + notWon + " not");
    }

    private void randomTrees(int count) {
        AndOrTree.Shape[] shapes = {
            new AndOrTree.Shape(4, 4, "SN", "+-"),
            new AndOrTree.Shape(9, 2, "SN", "+-"),
            new AndOrTree.Shape(5, 4, "SN", "+-="),
            new AndOrTree.Shape(6, 3, "SNC", "+-="),
            new AndOrTree.Shape(7, 3, "SSC", "++-"),
            new AndOrTree.Shape(6, 3, "SCC", "++++-"),
            new AndOrTree.Shape(3, 8, "SN", "++="),
            new AndOrTree.Shape(5, 3, "S", "-----+"),
        };
        for (int i = 0; i < count; i++) {
            RandomGenerator random = SEED.derive(i).generator();
            Position start = AndOrTree.random(shapes[i % shapes.length], random).start();
            for (Player player : List.of(Player.SOUTH, Player.NORTH)) {
                judgeAll(new Question(start, player, false));
                judgeAll(new Question(start, player, true));
            }
        }
        expectBothAnswers(count);
    }

    @Test
    void provesOnlyTruthsOfRandomTrees() {
        randomTrees(600);
    }

    @Test
    @Tag("slow")
    void provesOnlyTruthsOfManyRandomTrees() {
        randomTrees(20_000);
    }

    private void connectFour(int count, int columns, int empty) {
        ConnectFour game = ConnectFour.of(columns, 4);
        for (int i = 0; i < count; i++) {
            judgeForBoth(somewhere(game, 4 * columns - empty, SEED.derive(i).generator()));
        }
    }

    @Test
    void provesOnlyTruthsOfConnectFour() {
        connectFour(40, 4, 9);
        connectFour(40, 5, 9);
        expectBothAnswers(15);
    }

    @Test
    @Tag("slow")
    void provesOnlyTruthsOfEarlierConnectFour() {
        connectFour(60, 4, 12);
        connectFour(100, 5, 12);
        expectBothAnswers(30);
    }

    /** South cannot force a win on boards of 4 x 4 and 5 x 4 cells: brute force with a memory for boards agrees. */
    @Test
    void knowsThatTheSmallestBoardIsDrawn() {
        for (Limits limits : List.of(SMALL, TINY)) {
            for (Solver solver : depthFirst) {
                judge(solver, Question.of(ConnectFour.of(4, 4).start()), limits, false);
            }
        }
    }

    @Test
    @Tag("slow")
    void knowsThatTheNextBoardIsDrawn() {
        for (Limits limits : List.of(SMALL, TINY)) {
            for (Solver solver : depthFirst) {
                judge(solver, Question.of(ConnectFour.of(5, 4).start()), limits, false);
            }
        }
    }

    @Test
    void provesOnlyTruthsOfPGamesAndClaimsFalsehoods() {
        for (int i = 0; i < 40; i++) {
            judgeForBoth(PGame.of(2, 8, i).start());
            judgeForBoth(PGame.of(4, 6, i).start());
        }
        expectBothAnswers(20);
        assertTrue(rightClaims > 20, rightClaims + " right claims");
        assertTrue(wrongClaims > 0, "a claim is no proof");
        assertTrue(rightClaims > wrongClaims, rightClaims + " right, " + wrongClaims + " wrong");
    }

    @Test
    void provesOnlyTruthsOfOthello() {
        for (int i = 0; i < 30; i++) {
            judgeForBoth(somewhere(Othello.of(4), 5, SEED.derive(i).generator()));
        }
        expectBothAnswers(10);
    }

    /** South slides, chance places tiles: kindly, or where they hurt. */
    private void twenty48(int goal, int plies, int count) {
        for (int i = 0; i < count; i++) {
            Position position = somewhere(
                    Twenty48.of(2, goal), plies + i % 2, SEED.derive(i).generator());
            judgeAll(new Question(position, Player.SOUTH, false));
            judgeAll(new Question(position, Player.SOUTH, true));
        }
    }

    @Test
    void provesOnlyTruthsOfTwenty48() {
        twenty48(8, 0, 4);
        twenty48(16, 5, 20);
        twenty48(32, 12, 20);
        expectBothAnswers(3);
    }

    /** A few pieces, a few plies before the move limit. */
    private void ruleSets(int count, int plies) {
        for (int i = 0; i < count; i++) {
            Seed seed = SEED.derive(i);
            Conventions conventions = Conventions.DEFAULT
                    .withMaxPieces(4)
                    .withMoveLimit(plies + i % 15)
                    .withAtLimit(i % 3 == 0 ? AtLimit.DRAW : AtLimit.MAJORITY);
            Game game = new RuleSetGame(Genome.random(seed, conventions).ruleSet("Random", conventions));
            if (game.start().outcome().isOver()) {
                continue;
            }
            Position position = somewhere(game, i % 15, seed.generator());
            // A random game that was over early would leave brute force too many plies.
            if (position.ply() == i % 15) {
                judgeForBoth(position);
            }
        }
        expectBothAnswers(count / 10);
    }

    @Test
    void provesOnlyTruthsOfRuleSets() {
        ruleSets(80, 2);
    }

    @Test
    @Tag("slow")
    void provesOnlyTruthsOfMoreRuleSets() {
        ruleSets(600, 3);
    }

    /** With a limit of a few plies brute force can keep up; then material decides. */
    @ParameterizedTest
    @CsvSource({
        // Black has more pieces at the limit, so only the mate on the back rank wins.
        "6k1/5ppp/8/8/8/8/r5PP/3R2K1 w - - 0 1, 1, true, d1-d8",
        "6k1/5ppp/8/8/8/8/r5PP/3R2K1 w - - 0 1, 3, true, d1-d8",
        // White has more pieces, and throws that away with each of many stalemates.
        "7k/5K2/8/8/8/8/8/6Q1 w - - 0 1, 1, true, ",
        "7k/8/5K2/8/8/8/8/6Q1 w - - 0 1, 3, true, ",
        // In check, and the rook falls.
        "7k/8/8/8/8/8/1r6/K6R b - - 0 1, 3, false, ",
        // Stalemate already.
        "8/8/8/8/8/1k6/p7/K7 w - - 0 1, 3, false, ",
    })
    void provesOnlyTruthsOfShortChess(String fen, int limit, boolean forced, String move) {
        Question question = Question.of(Chess.limited(limit).position(fen));
        assertEquals(forced, ForcedWin.of(question), fen);
        judgeAll(question);
        if (move != null) {
            depthFirst.forEach(solver -> assertEquals(
                    move, solver.solve(question, SMALL, SearchObserver.NONE).move()));
        }
    }

    /** No limit, so no brute force: but these moves alone mate, and a solver that finds them has seen all answers. */
    @ParameterizedTest
    @CsvSource({
        "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1, d1-d8",
        "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4, h5xf7",
        "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1, a1-a6",
    })
    void findsMates(String fen, String move) {
        Question question = Question.of(Chess.standard().position(fen));
        for (Solver solver : List.of(BestFirstSolver.pns(), new DfpnSolver(), new AlphaBetaSolver())) {
            Solution solution = solver.solve(question, SMALL.withNodes(2_000_000), SearchObserver.NONE);
            assertEquals(Verdict.PROVED, solution.verdict(), solver.name());
            assertEquals(question.position().notation(question.position().parse(move)), solution.move(), solver.name());
        }
    }
}
