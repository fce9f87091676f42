package rulesmith.cli;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.Individual;
import rulesmith.archive.Objective;
import rulesmith.archive.RankFitness;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.evolution.Evolution;
import rulesmith.evolution.Harvest;
import rulesmith.evolution.RandomSearch;
import rulesmith.genome.Genome;
import rulesmith.metrics.Estimate;
import rulesmith.metrics.Evaluator;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Scores;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;

/**
 * Whether evolved games are better than random ones. For each seed a run is made; the games it keeps, as many random rule
 * sets, as many random ones that pass the gates, and what a random search with the same number of rule sets keeps are
 * measured on games that none of them was chosen by. Seeds are what is repeated, so a difference is a mean over seeds with
 * its interval.
 */
final class EvolvedVersusRandom {

    static final String EVOLVED = "evolved";
    static final String RANDOM = "random";
    static final String GATED = "random through the gates";
    static final String SEARCH = "random search";

    /** What evolved games are compared with, the easiest first. */
    static final List<String> OTHERS = List.of(RANDOM, GATED, SEARCH);

    private final RunConfig config;
    private final Evaluator evaluator;
    private final List<Outcome> outcomes = new ArrayList<>();

    /** A measured game of one of the three kinds. */
    record Outcome(long seed, String kind, Individual game, List<String> slots) {}

    EvolvedVersusRandom(RunConfig config, Evaluator evaluator) {
        this.config = config;
        this.evaluator = evaluator;
    }

    List<Outcome> outcomes() {
        return Collections.unmodifiableList(outcomes);
    }

    /** Adds a seed; the progress is told of each iteration. */
    void add(long seed, LongConsumer progress) {
        RunConfig run = config.withSeed(seed);
        Evolution evolution = new Evolution(run, evaluator);
        RunState state = evolution.first().state();
        while (state.generation() < run.iterations()) {
            state = evolution.next(state).state();
            progress.accept(state.generation());
        }
        List<Individual> evolved = Harvest.keepers(run, state);
        List<Individual> random = IntStream.range(0, evolved.size())
                .mapToObj(i -> Genome.random(Seed.of(seed).derive("random").derive(i), run.conventions()))
                .map(EvolvedVersusRandom::stranger)
                .toList();
        RandomSearch search = RandomSearch.run(run, state.born(), evaluator);
        List<Individual> gated = search.individuals().stream()
                .filter(Individual::passed)
                .limit(evolved.size())
                .toList();
        HallOfFame best = state.best();
        measure(run, EVOLVED, evolved, best::places);
        measure(run, RANDOM, random, one -> List.of());
        measure(run, GATED, gated, one -> List.of());
        measure(
                run,
                SEARCH,
                Harvest.keepers(run, search.state()),
                search.state().best()::places);
    }

    private static Individual stranger(Genome genome) {
        return new Individual(0, 0, List.of(), genome, "", Map.of(), 0);
    }

    private void measure(RunConfig run, String kind, List<Individual> games, Function<Individual, List<String>> slots) {
        List<RuleSet> ruleSets = games.stream()
                .map(game -> RuleSet.of("Unnamed", game.genome().genes(), run.conventions()))
                .toList();
        List<Scores> scores = evaluator.evaluate(ruleSets, Harvest.freshSettings(run));
        for (int i = 0; i < games.size(); i++) {
            Individual fresh = games.get(i).withMetrics(scores.get(i).metrics(), 1);
            outcomes.add(new Outcome(run.seed(), kind, fresh, slots.apply(games.get(i))));
        }
    }

    /** The mean over seeds of the mean over the games of a kind. */
    Measurement mean(String kind, String metric) {
        Metric range = Metrics.find(metric);
        return Estimate.mean(
                bySeed().values().stream()
                        .mapToDouble(games -> mean(games, kind, metric))
                        .toArray(),
                range.min(),
                range.max());
    }

    /** The mean over seeds of how much better one kind is than another. */
    Measurement difference(String kind, String other, String metric) {
        return Estimate.mean(bySeed().values().stream()
                .mapToDouble(games -> mean(games, kind, metric) - mean(games, other, metric))
                .toArray());
    }

    /** Whether the games that are kept hold slots; those of a front or a grid need not. */
    boolean hasSlots() {
        return config.algorithm() == Algorithm.ES || config.algorithm() == Algorithm.GA;
    }

    /** The same for the games that hold a slot of this metric. */
    Measurement slotDifference(String kind, String other, String metric) {
        return Estimate.mean(bySeed().values().stream()
                .mapToDouble(games -> {
                    List<Outcome> holders = games.stream()
                            .filter(game -> game.slots().stream().anyMatch(slot -> slot.startsWith(metric + " ")))
                            .toList();
                    return mean(holders, kind, metric)
                            - (other.equals(SEARCH) ? mean(holders, other, metric) : mean(games, other, metric));
                })
                .toArray());
    }

    private static double mean(List<Outcome> games, String kind, String metric) {
        return games.stream()
                .filter(game -> game.kind().equals(kind))
                .mapToDouble(game -> game.game().value(metric))
                .average()
                .orElse(Double.NaN);
    }

    /** The share of pairs in which a game of one kind has more combined fitness than one of another; equals count half. */
    Measurement superiority(String kind, String other) {
        return Estimate.bounded(
                bySeed().values().stream()
                        .mapToDouble(games -> superiority(games, kind, other))
                        .toArray(),
                0,
                1);
    }

    private double superiority(List<Outcome> games, String kind, String other) {
        List<Outcome> both = games.stream()
                .filter(game -> game.kind().equals(kind) || game.kind().equals(other))
                .toList();
        double[] fitness = RankFitness.of(both.stream().map(Outcome::game).toList(), config.objectives());
        double won = 0;
        int pairs = 0;
        for (int i = 0; i < fitness.length; i++) {
            for (int j = 0; j < fitness.length; j++) {
                if (both.get(i).kind().equals(kind) && both.get(j).kind().equals(other)) {
                    won += fitness[i] > fitness[j] ? 1 : fitness[i] == fitness[j] ? 0.5 : 0;
                    pairs++;
                }
            }
        }
        return won / pairs;
    }

    private Map<Long, List<Outcome>> bySeed() {
        Map<Long, List<Outcome>> bySeed = new LinkedHashMap<>();
        outcomes.forEach(outcome -> bySeed.computeIfAbsent(outcome.seed(), seed -> new ArrayList<>())
                .add(outcome));
        return bySeed;
    }

    /** A row for each game and objective. */
    String csv() {
        StringBuilder csv = new StringBuilder("seed,kind,genes,slots,metric,mean,low,high,games\n");
        for (Outcome outcome : outcomes) {
            for (Objective objective : config.objectives()) {
                Measurement m = outcome.game().metrics().get(objective.metric());
                csv.append(String.join(
                                ",",
                                String.valueOf(outcome.seed()),
                                outcome.kind(),
                                outcome.game().genome().digits(),
                                String.join(" + ", outcome.slots()),
                                objective.metric(),
                                String.valueOf(m.mean()),
                                String.valueOf(m.low()),
                                String.valueOf(m.high()),
                                String.valueOf(m.games())))
                        .append('\n');
            }
        }
        return csv.toString();
    }
}
