package rulesmith.evolution;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.metrics.Estimate;
import rulesmith.metrics.Evaluator;
import rulesmith.metrics.Scores;
import rulesmith.metrics.Settings;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;

/** Makes individuals of newborns: lets them through the gates, measures those who pass, and numbers them all. */
final class Nursery {

    private final RunConfig config;
    private final Evaluator evaluator;
    private final Settings firstLook;
    private final Settings gateGames;

    Nursery(RunConfig config, Evaluator evaluator) {
        this.config = config;
        this.evaluator = evaluator;
        this.firstLook = config.settings(0);
        // The seed of the first look: so these are the first of the games that a rule set would be measured on.
        this.gateGames = new Settings(Gate.METRICS, Math.max(1, config.gateGames()), firstLook.seed());
    }

    List<Individual> raise(List<Newborn> newborns, int generation, int firstNumber) {
        List<RuleSet> ruleSets = newborns.stream()
                .map(newborn -> ruleSet(newborn.genome().genes()))
                .toList();
        List<String> gates = gates(ruleSets);
        List<RuleSet> worthy = new ArrayList<>();
        for (int i = 0; i < ruleSets.size(); i++) {
            if (gates.get(i).isEmpty()) {
                worthy.add(ruleSets.get(i));
            }
        }
        List<Scores> scores = evaluator.evaluate(worthy, firstLook);
        List<Individual> individuals = new ArrayList<>();
        int next = 0;
        for (int i = 0; i < newborns.size(); i++) {
            Map<String, Measurement> metrics =
                    gates.get(i).isEmpty() ? scores.get(next++).metrics() : Map.of();
            individuals.add(new Individual(
                    firstNumber + i,
                    generation,
                    newborns.get(i).parents(),
                    newborns.get(i).genome(),
                    gates.get(i),
                    metrics,
                    1));
        }
        return individuals;
    }

    private RuleSet ruleSet(List<Integer> genes) {
        return RuleSet.of("Unnamed", genes, config.conventions());
    }

    private List<String> gates(List<RuleSet> ruleSets) {
        String[] gates =
                ruleSets.stream().map(ruleSet -> Gate.closed(ruleSet, config)).toArray(String[]::new);
        List<Integer> open = IntStream.range(0, gates.length)
                .filter(i -> gates[i].isEmpty())
                .boxed()
                .toList();
        if (config.gateGames() > 0) {
            List<Scores> scores =
                    evaluator.evaluate(open.stream().map(ruleSets::get).toList(), gateGames);
            for (int i = 0; i < scores.size(); i++) {
                gates[open.get(i)] = Gate.closed(scores.get(i));
            }
        }
        return List.of(gates);
    }

    /** Measures individuals on games that they have not been measured on yet; their metrics are then the means of all. */
    List<Individual> lookAgain(List<Individual> individuals) {
        Individual[] seen = new Individual[individuals.size()];
        Map<Integer, List<Integer>> byLook = new LinkedHashMap<>();
        for (int i = 0; i < seen.length; i++) {
            byLook.computeIfAbsent(individuals.get(i).looks(), look -> new ArrayList<>())
                    .add(i);
        }
        byLook.forEach((look, members) -> {
            List<RuleSet> ruleSets = members.stream()
                    .map(i -> ruleSet(individuals.get(i).genome().genes()))
                    .toList();
            List<Scores> scores = evaluator.evaluate(ruleSets, config.settings(look));
            for (int i = 0; i < members.size(); i++) {
                Individual individual = individuals.get(members.get(i));
                Map<String, Measurement> pooled = new LinkedHashMap<>();
                Scores fresh = scores.get(i);
                individual
                        .metrics()
                        .forEach((metric, known) -> pooled.put(
                                metric, Estimate.pooled(known, fresh.metrics().get(metric))));
                seen[members.get(i)] = individual.withMetrics(pooled, look + 1);
            }
        });
        return List.of(seen);
    }
}
