package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Axis;
import rulesmith.archive.Objective;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunConfigJson;
import rulesmith.rules.Conventions;

/** The run in a paragraph, and how to repeat it. */
final class SummarySection {

    private SummarySection() {}

    static String html(Findings findings) {
        return "<p class=\"lead\">" + Html.text(text(findings)) + "</p>\n" + "<p class=\"repeat\">To repeat it: "
                + Html.code(command(findings.summary()))
                + ". The same settings give the same games, on any machine and any"
                + " number of threads."
                + (findings.finished()
                        ? ""
                        : " To go on with it: "
                                + Html.code(
                                        "rulesmith resume " + findings.summary().run()) + ".")
                + "</p>\n";
    }

    static String text(Findings findings) {
        RunConfig config = findings.config();
        int iterations = findings.state().generation();
        String end = findings.finished()
                ? "It finished all " + Figures.count(config.iterations(), "iteration", "iterations") + "."
                : "It was stopped at iteration " + Figures.count(iterations) + " of "
                        + Figures.count(config.iterations()) + ".";
        String dropped = config.gateGames() == 0
                ? "; there were no gates"
                : ", of which " + Figures.count(findings.dropped()) + " ("
                        + Figures.percent(
                                (double) findings.dropped() / findings.state().born()) + ") were dropped at the gates";
        return article(config.algorithm()) + " with seed " + config.seed() + " and a population of "
                + Figures.count(config.population())
                + " looked for games that do well in " + listed(findings.objectives()) + ". " + end + " "
                + Figures.count(findings.state().born(), "design was born", "designs were born") + dropped
                + ". Measuring them took about "
                + Figures.count(findings.gamesPlayed()) + " games of self-play. "
                + Figures.count(findings.games().size(), "game is", "games are")
                + " kept below, the diverse choice marked.";
    }

    private static String article(Algorithm algorithm) {
        return switch (algorithm) {
            case ES -> "An evolution strategy";
            case GA -> "A genetic algorithm";
            case NSGA2, MAP_ELITES -> algorithm.title();
        };
    }

    private static String listed(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    /** The command that does the run again: algorithm, seed, and what is not as usual. */
    static String command(RunSummary summary) {
        RunConfig config = summary.config();
        if (!config.starters().isEmpty()) {
            // Where it began is in its configuration only: the files it came from may have changed.
            return "rulesmith evolve --config populations/" + summary.run() + "/config.json";
        }
        RunConfig usual = RunConfigJson.read(RunConfigJson.defaults(config.algorithm()));
        List<String> words = new ArrayList<>(
                List.of("rulesmith evolve --algorithm " + config.algorithm() + " --seed " + config.seed()));
        option(words, "--population", config.population(), usual.population());
        option(words, "--iterations", config.iterations(), usual.iterations());
        option(words, "--games", config.games(), usual.games());
        option(words, "--objectives", objectives(config), objectives(usual));
        option(words, "--mutation", config.mutation(), usual.mutation());
        option(words, "--crossover", config.crossover(), usual.crossover());
        option(words, "--gates", config.gateGames(), usual.gateGames());
        option(words, "--min-pieces", config.minPieces(), usual.minPieces());
        option(words, "--fresh-games", config.freshGames(), usual.freshGames());
        option(words, "--diversity", config.diversity(), usual.diversity());
        option(words, "--keep", config.keep(), usual.keep());
        option(words, "--behaviour", behaviour(config), behaviour(usual));
        Conventions conventions = config.conventions();
        option(
                words,
                "--max-pieces",
                conventions.maxPieces(),
                usual.conventions().maxPieces());
        option(
                words,
                "--move-limit",
                conventions.moveLimit(),
                usual.conventions().moveLimit());
        option(words, "--at-limit", conventions.atLimit(), usual.conventions().atLimit());
        option(words, "--straight", conventions.straight(), usual.conventions().straight());
        return String.join(" ", words);
    }

    private static void option(List<String> words, String name, Object value, Object usual) {
        if (!value.equals(usual)) {
            words.add(name + " " + value);
        }
    }

    private static String objectives(RunConfig config) {
        return config.objectives().stream().map(SummarySection::objective).collect(Collectors.joining(","));
    }

    private static String objective(Objective objective) {
        return objective.metric() + (objective.weight() == 1 ? "" : "=" + objective.weight());
    }

    private static String behaviour(RunConfig config) {
        return config.behaviour().stream().map(Axis::toString).collect(Collectors.joining(","));
    }
}
