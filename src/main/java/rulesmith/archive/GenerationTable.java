package rulesmith.archive;

import java.util.ArrayList;
import java.util.List;
import rulesmith.metrics.Estimate;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.rules.Measurement;

/** The generations of a run as rows of a CSV file. */
public record GenerationTable(RunConfig config) {

    public String header() {
        List<String> columns = new ArrayList<>(List.of("generation", "born", "dropped", "replacements"));
        for (Objective objective : config.objectives()) {
            String metric = objective.metric();
            columns.addAll(List.of(metric, metric + "-low", metric + "-high", metric + "-best", metric + "-best-ever"));
        }
        columns.addAll(
                switch (config.algorithm()) {
                    case NSGA2 -> List.of("front");
                    case MAP_ELITES -> List.of("elites", "coverage", "qd-score");
                    default -> List.of();
                });
        return String.join(",", columns);
    }

    /**
     * Means, with the interval over individuals, and best values are those of the individuals who can have children and
     * were measured.
     */
    public String row(RunState state, int replacements) {
        List<Individual> breeders = breeders(state);
        List<String> cells = new ArrayList<>(List.of(
                String.valueOf(state.generation()),
                String.valueOf(state.born()),
                String.valueOf(state.gates().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum()),
                String.valueOf(replacements)));
        for (Objective objective : config.objectives()) {
            Individual best = breeders.get(0);
            for (Individual breeder : breeders) {
                best = objective.merit(breeder) > objective.merit(best) ? breeder : best;
            }
            Metric metric = Metrics.find(objective.metric());
            Measurement mean = Estimate.mean(
                    breeders.stream()
                            .mapToDouble(breeder -> breeder.value(objective.metric()))
                            .toArray(),
                    metric.min(),
                    metric.max());
            List<Individual> ever = state.best().slots().get(objective.metric());
            cells.add(String.valueOf(mean.mean()));
            // One individual says nothing about the spread.
            cells.add(breeders.size() < 2 ? "" : String.valueOf(mean.low()));
            cells.add(breeders.size() < 2 ? "" : String.valueOf(mean.high()));
            cells.add(String.valueOf(best.value(objective.metric())));
            cells.add(String.valueOf(ever.get(0).value(objective.metric())));
        }
        if (config.algorithm() == Algorithm.NSGA2) {
            cells.add(String.valueOf(
                    Front.of(state.population(), config.objectives()).size()));
        } else if (config.algorithm() == Algorithm.MAP_ELITES) {
            Grid grid = Grid.of(config);
            cells.add(String.valueOf(state.population().size()));
            cells.add(String.valueOf(grid.coverage(state.population())));
            cells.add(String.valueOf(grid.qdScore(state.population())));
        }
        return String.join(",", cells);
    }

    /** The parents of the next generation; an evolution strategy keeps those who lost to them behind them. */
    private List<Individual> breeders(RunState state) {
        return state.population().stream()
                .limit(config.algorithm() == Algorithm.ES ? config.population() : Long.MAX_VALUE)
                .filter(Individual::passed)
                .toList();
    }
}
