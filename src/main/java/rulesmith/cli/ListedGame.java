package rulesmith.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;

/** A rule set of the folder, as list shows it. */
record ListedGame(String name, RuleSet ruleSet) implements Listed {

    /** The title comes last: it may be long. */
    static List<String> heading(Set<String> metrics) {
        List<String> cells = new ArrayList<>(List.of("NAME", "ID", "PIECES", "TYPES", "ORIGIN"));
        metrics.forEach(metric -> cells.add(metric.toUpperCase(Locale.ROOT)));
        cells.add("TITLE");
        return cells;
    }

    @Override
    public Integer pieces() {
        return ruleSet.pieceCount();
    }

    @Override
    public Map<String, Measurement> metrics() {
        return ruleSet.metrics();
    }

    @Override
    public Map<String, String> notes() {
        return ruleSet.provenance();
    }

    @Override
    public List<String> cells(Set<String> metrics) {
        List<String> cells =
                new ArrayList<>(List.of(name, ruleSet.id(), String.valueOf(ruleSet.pieceCount()), types(), origin()));
        for (String metric : metrics) {
            boolean measured = ruleSet.metrics().containsKey(metric);
            cells.add(measured ? MeasuredText.cell(ruleSet.metrics().get(metric)) : "–");
        }
        cells.add(ruleSet.name());
        return cells;
    }

    @Override
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", name);
        facts.put("id", ruleSet.id());
        facts.put("pieces", ruleSet.pieceCount());
        facts.put("types", types());
        facts.put("title", ruleSet.name());
        facts.put("origin", origin());
        facts.put("metrics", MeasuredText.facts(ruleSet.metrics()));
        return facts;
    }

    private String types() {
        return ruleSet.typesInPlay().stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private String origin() {
        return ruleSet.provenance().getOrDefault("origin", "");
    }
}
