package rulesmith.report;

import java.util.List;
import java.util.Map;
import rulesmith.archive.Diversity;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.metrics.Scores;

/**
 * What a report is made from.
 *
 * @param generations rows of the table of generations, evenly spread if there are many
 * @param games those the run has kept
 * @param family the line of descent of one place of the population, oldest first
 * @param references known games, measured as the kept ones were
 */
public record RunSummary(
        String run,
        String version,
        RunConfig config,
        RunState state,
        List<Map<String, String>> generations,
        List<KeptGame> games,
        List<Individual> family,
        Map<String, Scores> references) {

    /** More rows of the table of generations would not be seen in a plot. */
    public static final int MOST_GENERATIONS = 400;

    /** As many as the study went on with. */
    public static final int CHOSEN = 3;

    /** How different the games are, by their fresh values of the objectives. */
    public Diversity diversity() {
        List<double[]> values = games.stream()
                .map(game -> config.objectives().stream()
                        .mapToDouble(objective ->
                                game.ruleSet().metrics().get(objective.metric()).mean())
                        .toArray())
                .toList();
        return new Diversity(values, config.diversity());
    }

    /** The numbers of the games that differ from the greatest number of others. */
    public List<Integer> diverseChoice() {
        return diversity().choice(CHOSEN);
    }

    /** The same with what is found out last. */
    public RunSummary with(List<KeptGame> kept, Map<String, Scores> compared) {
        return new RunSummary(run, version, config, state, generations, kept, family, compared);
    }
}
