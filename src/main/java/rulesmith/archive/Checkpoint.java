package rulesmith.archive;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A state of a run together with how long its tables were at that moment. What stands in them beyond is from iterations
 * that a resumed run will do again.
 */
record Checkpoint(RunState state, long individualsLength, long generationsLength) {

    private static final String FORMAT = "rulesmith-checkpoint/1";

    String json(RunConfig config) {
        IndividualTable table = IndividualTable.of(config);
        ObjectNode node = RunConfigJson.object();
        node.put("format", FORMAT);
        node.put("config", RunConfigJson.fingerprint(config));
        node.put("generation", state.generation());
        node.put("born", state.born());
        node.put("individualsLength", individualsLength);
        node.put("generationsLength", generationsLength);
        ObjectNode gates = node.putObject("gates");
        state.gates().forEach(gates::put);
        var population = node.putArray("population");
        state.population().forEach(individual -> population.add(table.row(individual)));
        ObjectNode best = node.putObject("best");
        state.best().slots().forEach((metric, holders) -> {
            var slots = best.putArray(metric);
            holders.forEach(holder -> slots.add(table.row(holder)));
        });
        return node.toPrettyString() + "\n";
    }

    /** The tables are cut where it says, so whatever is doubtful about it is refused. */
    static Checkpoint parse(String json, RunConfig config) {
        IndividualTable table = IndividualTable.of(config);
        ObjectNode node = RunConfigJson.parse(json);
        if (!FORMAT.equals(node.path("format").textValue())) {
            throw new InvalidRunException("format is " + node.get("format") + ", expected \"" + FORMAT + "\"");
        }
        if (!RunConfigJson.fingerprint(config).equals(node.path("config").textValue())) {
            throw new InvalidRunException("belongs to another configuration: " + RunFolder.CONFIG + " was changed");
        }
        if (!node.path("gates").isObject()) {
            throw new InvalidRunException("gates is " + node.get("gates") + ", expected an object");
        }
        Map<String, Integer> gates = new TreeMap<>();
        node.path("gates").fieldNames().forEachRemaining(gate -> gates.put(gate, count(node.path("gates"), gate)));
        Map<String, List<Individual>> slots = new LinkedHashMap<>();
        for (Objective objective : config.objectives()) {
            slots.put(objective.metric(), rows(node.path("best"), objective.metric(), table));
        }
        return new Checkpoint(
                new RunState(
                        count(node, "generation"),
                        count(node, "born"),
                        rows(node, "population", table),
                        new HallOfFame(slots),
                        gates),
                length(node, "individualsLength"),
                length(node, "generationsLength"));
    }

    private static int count(JsonNode node, String name) {
        JsonNode field = node.path(name);
        if (!field.isIntegralNumber() || !field.canConvertToInt() || field.intValue() < 0) {
            throw new InvalidRunException(name + " is " + node.get(name) + ", expected a whole number");
        }
        return field.intValue();
    }

    /** A table that has a checkpoint has a header. */
    private static long length(JsonNode node, String name) {
        JsonNode field = node.path(name);
        if (!field.isIntegralNumber() || !field.canConvertToLong() || field.longValue() <= 0) {
            throw new InvalidRunException(name + " is " + node.get(name) + ", expected the length of a file");
        }
        return field.longValue();
    }

    private static List<Individual> rows(JsonNode node, String name, IndividualTable table) {
        JsonNode array = node.path(name);
        if (!array.isArray() || array.isEmpty()) {
            throw new InvalidRunException(name + " is " + node.get(name) + ", expected an array of individuals");
        }
        List<Individual> individuals = new ArrayList<>();
        array.forEach(row -> individuals.add(table.parse(row.asText())));
        return individuals;
    }
}
