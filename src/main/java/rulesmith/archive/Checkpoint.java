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

    String json(IndividualTable table) {
        ObjectNode node = RunConfigJson.object();
        node.put("format", FORMAT);
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

    static Checkpoint parse(String json, IndividualTable table) {
        ObjectNode node = RunConfigJson.parse(json);
        try {
            if (!FORMAT.equals(node.get("format").textValue())) {
                throw new InvalidRunException("format is " + node.get("format") + ", expected \"" + FORMAT + "\"");
            }
            Map<String, Integer> gates = new TreeMap<>();
            node.get("gates")
                    .properties()
                    .forEach(gate -> gates.put(gate.getKey(), gate.getValue().intValue()));
            Map<String, List<Individual>> slots = new LinkedHashMap<>();
            node.get("best").properties().forEach(slot -> slots.put(slot.getKey(), rows(slot.getValue(), table)));
            return new Checkpoint(
                    new RunState(
                            (int) number(node, "generation", Integer.MAX_VALUE),
                            (int) number(node, "born", Integer.MAX_VALUE),
                            rows(node.get("population"), table),
                            new HallOfFame(slots),
                            gates),
                    number(node, "individualsLength", Long.MAX_VALUE),
                    number(node, "generationsLength", Long.MAX_VALUE));
        } catch (NullPointerException e) {
            throw new InvalidRunException("a field of the checkpoint is missing");
        }
    }

    private static long number(JsonNode node, String name, long most) {
        JsonNode field = node.get(name);
        if (!field.isIntegralNumber() || field.longValue() < 0 || field.longValue() > most) {
            throw new InvalidRunException(name + " is " + field + ", expected a whole number");
        }
        return field.longValue();
    }

    private static List<Individual> rows(JsonNode array, IndividualTable table) {
        List<Individual> individuals = new ArrayList<>();
        array.forEach(row -> individuals.add(table.parse(row.asText())));
        return individuals;
    }
}
