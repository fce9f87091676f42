package rulesmith.gametree;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * What one solver made of a set of positions. Proofs and claims are counted apart. Claims are right or wrong only where the
 * truth is known.
 *
 * @param iterations mean over the positions that it came to a conclusion about
 */
public record Tally(
        String solver,
        int positions,
        int proved,
        int disproved,
        int claimedWon,
        int claimedNotWon,
        int unknown,
        int rightClaims,
        int wrongClaims,
        Measurement iterations,
        Measurement nodes) {

    /** @param truth by the number of the position: whether it is won; absent where nobody knows */
    public static Tally of(String solver, Collection<Trial> trials, Map<Integer, Boolean> truth) {
        List<Trial> concluded = trials.stream()
                .filter(trial -> trial.verdict() != Verdict.UNKNOWN)
                .toList();
        List<Trial> judged = trials.stream()
                .filter(trial -> trial.verdict().claimed() && truth.containsKey(trial.number()))
                .toList();
        int right = (int) judged.stream()
                .filter(trial -> trial.verdict().saysWon() == truth.get(trial.number()))
                .count();
        return new Tally(
                solver,
                trials.size(),
                count(trials, Verdict.PROVED),
                count(trials, Verdict.DISPROVED),
                count(trials, Verdict.CLAIMED_WON),
                count(trials, Verdict.CLAIMED_NOT_WON),
                count(trials, Verdict.UNKNOWN),
                right,
                judged.size() - right,
                mean(concluded.stream().mapToDouble(Trial::iterations).toArray()),
                mean(concluded.stream().mapToDouble(Trial::nodes).toArray()));
    }

    private static int count(Collection<Trial> trials, Verdict verdict) {
        return (int) trials.stream().filter(trial -> trial.verdict() == verdict).count();
    }

    private static Measurement mean(double[] values) {
        return Estimate.mean(values, 0, Double.POSITIVE_INFINITY);
    }

    public int exact() {
        return proved + disproved;
    }

    /** How many of the claims that could be judged are wrong. */
    public Measurement falseShare() {
        return Estimate.share(wrongClaims, rightClaims + wrongClaims);
    }

    /**
     * The same with costs averaged over positions first: each of a number of positions was tried several times, and the
     * intervals are over these repetitions.
     *
     * @param trials numbered from 1, all positions once, then all of them again
     */
    public Tally repeated(Collection<Trial> trials, int positions) {
        return new Tally(
                solver,
                this.positions,
                proved,
                disproved,
                claimedWon,
                claimedNotWon,
                unknown,
                rightClaims,
                wrongClaims,
                means(trials, positions, Trial::iterations),
                means(trials, positions, Trial::nodes));
    }

    private static Measurement means(Collection<Trial> trials, int positions, ToDoubleFunction<Trial> cost) {
        return mean(trials.stream()
                .collect(Collectors.groupingBy(
                        trial -> (trial.number() - 1) / positions, TreeMap::new, Collectors.averagingDouble(cost)))
                .values()
                .stream()
                .mapToDouble(value -> value)
                .toArray());
    }
}
