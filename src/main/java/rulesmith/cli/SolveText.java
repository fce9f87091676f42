package rulesmith.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.gametree.Question;
import rulesmith.gametree.Solution;
import rulesmith.gametree.Verdict;

/** What a solver found, as people and programs read it. */
record SolveText(Question question, SolverOptions.Plan plan, Solution solution) {

    /** The answer in a sentence; a claim is called so. */
    String answer() {
        String move = solution.move() == null
                ? ""
                : (question.position().toMove() == Player.CHANCE ? ", such as " : ", by ") + solution.move();
        return switch (solution.verdict()) {
            case PROVED -> "Proved: " + can() + move + ".";
            case DISPROVED -> "Disproved: " + cannot() + (isForOne() ? "." : " (a draw is not a win).");
            case CLAIMED_WON -> claimed(can());
            case CLAIMED_NOT_WON -> claimed(cannot());
            case UNKNOWN -> "Unknown: " + stopped();
        };
    }

    private boolean isForOne() {
        return BuiltInGames.isForOne(question.position().game());
    }

    private String can() {
        return who()
                + (!isForOne()
                        ? " can force a win"
                        : question.kindChance()
                                ? " can win if the right tiles come"
                                : " can force a win whatever tiles come");
    }

    private String cannot() {
        return who()
                + (!isForOne()
                        ? " cannot force a win"
                        : question.kindChance()
                                ? " cannot win, whatever tiles come"
                                : " cannot force a win, for the wrong tiles may come");
    }

    private String who() {
        Player mover = question.position().toMove();
        String player = question.player().title();
        return mover == question.player()
                ? player + " to move"
                : mover == Player.CHANCE ? player : player + ", with " + mover.title() + " to move,";
    }

    private String claimed(String what) {
        return "Claimed, not proved: " + what + "; the estimate is within "
                + SolverOptions.number(plan.sampling().precision()) + " of certainty, which may be wrong.";
    }

    private String stopped() {
        String later = " or another --solver, or start from a later position.";
        return switch (solution.stoppedBy()) {
            case TIME ->
                "the time limit of " + SolverOptions.number(plan.limits().seconds())
                        + " s came first. Try a longer --time" + later;
            case MEMORY ->
                "the memory limit of " + (plan.limits().bytes() >> 20) + " MB came first. Try more --memory" + later;
            case NODES ->
                "the limit of " + TextLayout.count(plan.limits().nodes(), "node") + " came first. Try more --nodes"
                        + later;
            case INTERRUPTION -> "stopped by interruption.";
        };
    }

    /** What it cost. */
    List<String> table() {
        return TextLayout.table(List.of(
                List.of("solver", plan.text()),
                List.of("nodes", number(solution.nodes())),
                List.of("iterations", number(solution.iterations())),
                List.of("nodes/s", number(Math.round(solution.nodes() / Math.max(solution.seconds(), 1e-9)))),
                List.of("memory", String.format(Locale.ROOT, "%,.1f MB", solution.bytes() / (double) (1 << 20))),
                List.of("time", String.format(Locale.ROOT, "%,.3f s", solution.seconds()))));
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    Map<String, Object> facts() {
        Position position = question.position();
        Verdict verdict = solution.verdict();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("game", position.game().id());
        facts.put("ply", position.ply());
        facts.put("toMove", position.toMove().name().toLowerCase(Locale.ROOT));
        facts.put("outcome", position.outcome().word());
        facts.put("player", question.player().name().toLowerCase(Locale.ROOT));
        facts.put("kindChance", question.kindChance());
        facts.putAll(plan.facts());
        facts.put("verdict", verdict.word());
        facts.put("exact", verdict.exact());
        facts.put(
                "limit",
                solution.stoppedBy() == null ? null : solution.stoppedBy().word());
        facts.put("move", solution.move());
        facts.put("nodes", solution.nodes());
        facts.put("iterations", solution.iterations());
        facts.put("visits", solution.visits());
        facts.put("bytes", solution.bytes());
        facts.put("seconds", solution.seconds());
        return facts;
    }
}
