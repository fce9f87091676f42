package rulesmith.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rulesmith.archive.Individual;
import rulesmith.archive.Lineage;
import rulesmith.rules.EnglishRules;
import rulesmith.rules.PieceType;
import rulesmith.rules.RuleSet;

/** What is known of a rule set, by the words that commands use for it. */
final class RuleSetFacts {

    private RuleSetFacts() {}

    static Map<String, Object> of(RuleSet ruleSet) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("id", ruleSet.id());
        facts.put("name", ruleSet.name());
        facts.put("genes", ruleSet.genes());
        facts.put("conventions", ruleSet.conventions());
        facts.put("pieces", ruleSet.pieceCount());
        facts.put(
                "types",
                ruleSet.typesInPlay().stream().map(t -> of(ruleSet.type(t))).toList());
        facts.put("honor", ruleSet.honor());
        facts.put("captureMandatory", ruleSet.captureMandatory());
        facts.put("rules", EnglishRules.of(ruleSet));
        facts.put("metrics", ruleSet.metrics());
        facts.put("provenance", ruleSet.provenance());
        return facts;
    }

    static List<Map<String, Object>> of(Lineage lineage) {
        List<Map<String, Object>> steps = new ArrayList<>();
        for (int i = 0; i < lineage.line().size(); i++) {
            Individual one = lineage.line().get(i);
            Map<String, Object> step = new LinkedHashMap<>();
            step.put("generation", one.generation());
            step.put("number", one.number());
            step.put("parents", one.parents());
            step.put("genes", one.genome().genes());
            step.put("changes", lineage.changes(i));
            step.put("metrics", MeasuredText.facts(one.metrics()));
            steps.add(step);
        }
        return steps;
    }

    static Map<String, Object> of(PieceType type) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("type", type.number());
        facts.put("movement", type.movement().title());
        facts.put("step", type.multiple() ? "multiple" : "single");
        facts.put("capture", type.stepOver() ? "step over" : "step into");
        facts.put("conversion", type.conversion());
        return facts;
    }
}
