package rulesmith.evolution;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import rulesmith.Seed;
import rulesmith.archive.Diversity;
import rulesmith.archive.Front;
import rulesmith.archive.Grid;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.genome.Genome;
import rulesmith.metrics.Evaluator;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Scores;
import rulesmith.metrics.Settings;
import rulesmith.rules.RuleSet;

/** The games of a run that are worth keeping. */
public final class Harvest {

    private Harvest() {}

    /**
     * Who is kept: the holders of the slots; of a front its ends and the most diverse; of a grid the best. Each game once.
     */
    public static List<Individual> keepers(RunConfig config, RunState state) {
        return switch (config.algorithm()) {
            case ES, GA -> state.best().members();
            case NSGA2 -> {
                List<Individual> front = Front.of(state.population(), config.objectives());
                // The ends of the front first: who is best in something must not get lost.
                Stream<Individual> ends = config.objectives().stream()
                        .map(objective -> front.stream()
                                .max(Comparator.comparingDouble(objective::merit))
                                .orElseThrow());
                Stream<Individual> diverse = mostDiverse(front, config).stream().map(front::get);
                yield games(Stream.concat(ends, diverse), config.keep());
            }
            case MAP_ELITES -> {
                Grid grid = Grid.of(config);
                yield games(
                        state.population().stream()
                                .sorted(Comparator.comparingDouble(grid::quality)
                                        .reversed()),
                        config.keep());
            }
        };
    }

    /** The first ones, without those that play like one before them: looks differ, so such a game may hold two cells. */
    private static List<Individual> games(Stream<Individual> individuals, int limit) {
        Map<Genome, Individual> games = new LinkedHashMap<>();
        individuals.forEach(individual -> games.putIfAbsent(individual.genome().essence(), individual));
        return games.values().stream().limit(limit).toList();
    }

    private static List<Integer> mostDiverse(List<Individual> individuals, RunConfig config) {
        List<double[]> values = individuals.stream()
                .map(individual -> config.objectives().stream()
                        .mapToDouble(objective -> individual.value(objective.metric()))
                        .toArray())
                .toList();
        return new Diversity(values, config.diversity()).mostDiverse(individuals.size());
    }

    /**
     * How the keepers are measured in the end: on games that evolution has not seen, so that luck does not count; in all
     * that is always measured, and in what the run itself asks for beyond that.
     */
    public static Settings freshSettings(RunConfig config) {
        return new Settings(
                Stream.concat(Metrics.ALL.stream().map(Metric::name), config.metrics().stream())
                        .distinct()
                        .toList(),
                config.freshGames(),
                Seed.of(config.seed()).derive("fresh").value());
    }

    /** The keepers as rule sets, with fresh metrics and with where they come from; they have no names of their own yet. */
    public static List<RuleSet> ruleSets(
            RunConfig config,
            String run,
            List<Individual> keepers,
            Map<Integer, List<Individual>> lineages,
            Evaluator evaluator) {
        List<RuleSet> plain = keepers.stream()
                .map(keeper -> RuleSet.of("Unnamed", keeper.genome().genes(), config.conventions()))
                .toList();
        List<Scores> scores = evaluator.evaluate(plain, freshSettings(config));
        List<RuleSet> ruleSets = new ArrayList<>();
        for (int i = 0; i < plain.size(); i++) {
            Individual keeper = keepers.get(i);
            Map<String, String> provenance = new LinkedHashMap<>();
            provenance.put("origin", "evolved");
            provenance.put("run", run);
            provenance.put("individual", String.valueOf(keeper.number()));
            provenance.put("generation", String.valueOf(keeper.generation()));
            provenance.put("parents", numbers(keeper.parents(), " "));
            provenance.put(
                    "lineage",
                    numbers(
                            lineages.get(keeper.number()).stream()
                                    .map(Individual::number)
                                    .toList(),
                            " > "));
            ruleSets.add(plain.get(i).withMetrics(scores.get(i).metrics()).withProvenance(provenance));
        }
        return ruleSets;
    }

    private static String numbers(List<Integer> numbers, String separator) {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(separator));
    }
}
