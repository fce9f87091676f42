package rulesmith.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import rulesmith.rules.RuleChanges;
import rulesmith.rules.RuleSet;

/**
 * How an evolved game came to be, step by step from parent to child, as its run has kept it.
 *
 * @param line oldest first
 */
public record Lineage(RunConfig config, List<Individual> line) {

    public Lineage {
        line = List.copyOf(line);
    }

    /** Null if the game does not come from a run, or its run is not there any more. */
    public static Lineage of(RuleSet ruleSet, Path populations) throws IOException {
        String run = ruleSet.provenance().get("run");
        String number = ruleSet.provenance().get("individual");
        if (run == null || number == null || !number.matches("\\d{1,9}")) {
            return null;
        }
        try {
            Lineage lineage = of(RunFolder.find(populations, run), Integer.parseInt(number));
            return lineage.last().genome().genes().equals(ruleSet.genes()) ? lineage : null;
        } catch (InvalidRunException | IndexOutOfBoundsException | IOException e) {
            return null;
        }
    }

    /**
     * The lineage of an individual of a run.
     *
     * @throws InvalidRunException if there is no such individual
     */
    public static Lineage of(RunFolder run, int number) throws IOException {
        RunConfig config = run.config();
        return new Lineage(config, run.lineages(config, List.of(number)).get(number));
    }

    /** The one whose lineage it is. */
    public Individual last() {
        return line.get(line.size() - 1);
    }

    /** Who was born, and what changed in it. */
    public record Step(int number, int generation, String merits, List<String> changes) {

        public String title() {
            return "generation " + generation + ", number " + number + ": " + merits;
        }
    }

    public List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < line.size(); i++) {
            Individual one = line.get(i);
            steps.add(new Step(one.number(), one.generation(), merits(one), changes(i)));
        }
        return steps;
    }

    /** What is different from the one before; nothing for the first. */
    public List<String> changes(int i) {
        return i == 0 ? List.of() : RuleChanges.of(ruleSet(line.get(i - 1)), ruleSet(line.get(i)));
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
}
