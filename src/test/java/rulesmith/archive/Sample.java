package rulesmith.archive;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.Measurement;

/** Configurations and individuals that tests are about. */
public final class Sample {

    private Sample() {}

    /** The defaults of an algorithm, but for games of any size, with the fields of a JSON object laid over them. */
    public static RunConfig config(Algorithm algorithm, String json) {
        ObjectNode anySize = RunConfigJson.defaults(algorithm).put("minPieces", 1);
        return RunConfigJson.read(RunConfigJson.over(anySize, RunConfigJson.parse(json.replace('\'', '"'))));
    }

    public static List<Objective> objectives(String... metrics) {
        return List.of(metrics).stream().map(metric -> new Objective(metric, 1)).toList();
    }

    /** Different seeds give different games. */
    public static Genome genome(long seed) {
        return Genome.random(Seed.of(seed).derive("sample"), Conventions.DEFAULT);
    }

    /** Who was measured: metric, value, metric, value … */
    public static Individual individual(int number, Genome genome, Object... values) {
        Map<String, Measurement> metrics = new LinkedHashMap<>();
        IntStream.range(0, values.length / 2).forEach(i -> {
            double value = ((Number) values[2 * i + 1]).doubleValue();
            metrics.put((String) values[2 * i], new Measurement(value, value, value, 20));
        });
        return new Individual(number, 0, List.of(), genome, "", metrics, 1);
    }

    public static Individual dropped(int number) {
        return new Individual(number, 0, List.of(), genome(number), "ends at once", Map.of(), 1);
    }

    /** With values for the objectives in their order; all of different games. */
    public static Individual valued(int number, List<Objective> objectives, double... values) {
        Object[] pairs = new Object[2 * values.length];
        for (int i = 0; i < values.length; i++) {
            pairs[2 * i] = objectives.get(i).metric();
            pairs[2 * i + 1] = values[i];
        }
        return individual(number, genome(number), pairs);
    }
}
