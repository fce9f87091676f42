package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rulesmith.archive.Individual;
import rulesmith.archive.InvalidRunException;
import rulesmith.archive.Objective;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.rules.RuleChanges;
import rulesmith.rules.RuleSet;

/**
 * How an evolved game came to be, step by step from parent to child, as its run has kept it.
 *
 * @param line oldest first
 */
record Lineage(RunConfig config, List<Individual> line) {

    /** Null if the game does not come from a run, or its run is not there any more. */
    static Lineage of(RuleSet ruleSet, Console console) throws IOException {
        String run = ruleSet.provenance().get("run");
        String number = ruleSet.provenance().get("individual");
        if (run == null || number == null || !number.matches("\\d{1,9}")) {
            return null;
        }
        try {
            RunFolder folder = RunFolder.find(console.home().resolve("populations"), run);
            RunConfig config = folder.config();
            List<Individual> line =
                    folder.lineages(config, List.of(Integer.valueOf(number))).get(Integer.valueOf(number));
            Individual last = line.get(line.size() - 1);
            return last.genome().genes().equals(ruleSet.genes()) ? new Lineage(config, line) : null;
        } catch (InvalidRunException | IndexOutOfBoundsException | IOException e) {
            return null;
        }
    }

    /** Who was born, and what changed in it. */
    record Step(String title, String changes) {}

    List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            Individual one = line.get(i);
            steps.add(new Step(
                    "generation " + one.generation() + ", number " + one.number() + ": " + merits(one),
                    i == 0 ? "" : String.join("; ", changes(i))));
        }
        return steps;
    }

    private List<String> changes(int i) {
        return RuleChanges.of(ruleSet(line.get(i - 1)), ruleSet(line.get(i)));
    }

    private RuleSet ruleSet(Individual individual) {
        return RuleSet.of("Unnamed", individual.genome().genes(), config.conventions());
    }

    private String merits(Individual individual) {
        if (!individual.passed()) {
            return individual.gate();
        }
        List<String> merits = new ArrayList<>();
        for (Objective objective : config.objectives()) {
            merits.add(objective.metric() + String.format(Locale.ROOT, " %.2f", individual.value(objective.metric())));
        }
        return String.join(", ", merits) + " (" + config.games() * individual.looks() + " games)";
    }

    List<Map<String, Object>> facts() {
        List<Map<String, Object>> steps = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            Individual one = line.get(i);
            Map<String, Object> step = new LinkedHashMap<>();
            step.put("generation", one.generation());
            step.put("number", one.number());
            step.put("parents", one.parents());
            step.put("genes", one.genome().genes());
            step.put("changes", i == 0 ? List.of() : changes(i));
            step.put("metrics", MeasuredText.facts(one.metrics()));
            steps.add(step);
        }
        return steps;
    }
}
