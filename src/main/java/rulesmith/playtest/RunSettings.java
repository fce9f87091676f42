package rulesmith.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Axis;
import rulesmith.archive.RunConfig;

/** What a run was told to do, as labels and values. */
final class RunSettings {

    private RunSettings() {}

    static List<List<String>> of(RunConfig config, String version) {
        List<List<String>> settings = new ArrayList<>();
        add(settings, "Algorithm", config.algorithm().title());
        add(settings, "Seed", config.seed());
        add(settings, "Population", config.population());
        add(settings, "Iterations", config.iterations());
        add(settings, "Games a design is measured on, of each kind", config.games());
        add(settings, "Objectives", objectives(config));
        if (config.algorithm() == Algorithm.MAP_ELITES) {
            add(
                    settings,
                    "Behaviour",
                    config.behaviour().stream().map(Axis::toString).collect(Collectors.joining(", ")));
        }
        add(settings, "Probability that a gene mutates", config.mutation());
        if (config.algorithm() != Algorithm.ES) {
            add(settings, "Probability of two parents", config.crossover());
        }
        add(settings, "Random games at the gates", config.gateGames());
        add(settings, "Least pieces of a player", config.minPieces());
        add(settings, "Most pieces of a player", config.conventions().maxPieces());
        add(settings, "Move limit in plies", config.conventions().moveLimit());
        add(settings, "At the limit", config.conventions().atLimit());
        add(settings, "Movement 5", config.conventions().straight());
        add(settings, "First population", config.initial());
        add(settings, "Version of the program", version);
        return settings;
    }

    private static void add(List<List<String>> settings, String label, Object value) {
        settings.add(List.of(label, value.toString()));
    }

    static String objectives(RunConfig config) {
        return config.objectives().stream()
                .map(one -> one.metric() + (one.weight() == 1 ? "" : " × " + one.weight()))
                .collect(Collectors.joining(", "));
    }
}
