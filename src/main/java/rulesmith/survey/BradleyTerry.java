package rulesmith.survey;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.apache.commons.math3.linear.Array2DRowRealMatrix;
import org.apache.commons.math3.linear.ArrayRealVector;
import org.apache.commons.math3.linear.CholeskyDecomposition;
import org.apache.commons.math3.linear.RealMatrix;
import rulesmith.rules.Measurement;

/**
 * The model of Bradley and Terry (1952): game a is found more entertaining than b with probability 1 / (1 + exp(s_b − s_a)).
 * The scores s have mean 0 within each group of games that choices link; between groups they cannot be compared. A tie
 * counts as half a choice for each.
 *
 * <p>A game that was always preferred would have an infinite score. So each game is given {@value #PRIOR} of a choice for
 * and {@value #PRIOR} of a choice against it in comparison with an imaginary game of score 0, which draws all scores a
 * little together and keeps them finite.
 *
 * @param games their keys
 * @param scores by game, with intervals from the curvature of the likelihood, which take all choices for independent
 * @param choices how many there are, ties among them
 * @param groups of games linked by choices, each in the order of the games
 * @param lopsided whether without the prior some score would be infinite
 */
public record BradleyTerry(
        List<String> games, List<Measurement> scores, int choices, List<List<String>> groups, boolean lopsided) {

    private static final double PRIOR = 0.5;
    private static final double NORMAL = 1.959963984540054;
    private static final int STEPS = 200;
    private static final double CLOSE = 1e-12;

    public BradleyTerry {
        games = List.copyOf(games);
        scores = List.copyOf(scores);
        groups = List.copyOf(groups);
    }

    /** @param wins how often the game of the row was preferred to that of the column, ties as halves */
    static BradleyTerry of(List<String> games, double[][] wins) {
        return of(games, wins, PRIOR);
    }

    /** @param prior 0 only if no score is infinite without it and all games are linked */
    static BradleyTerry of(List<String> games, double[][] wins, double prior) {
        int n = games.size();
        double choices = Arrays.stream(wins).flatMapToDouble(Arrays::stream).sum();
        List<SortedSet<Integer>> groups = groups(wins);
        double[] scores = new double[n];
        double[] errors = new double[n];
        for (SortedSet<Integer> group : groups) {
            int[] members = group.stream().mapToInt(Integer::intValue).toArray();
            fit(members, wins, prior, scores, errors);
        }
        List<Measurement> measured = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            int number = i;
            long compared = Math.round(Arrays.stream(wins[i]).sum()
                    + Arrays.stream(wins).mapToDouble(row -> row[number]).sum());
            double half = NORMAL * errors[i];
            measured.add(new Measurement(scores[i], scores[i] - half, scores[i] + half, (int) compared));
        }
        return new BradleyTerry(
                games,
                measured,
                (int) Math.round(choices),
                groups.stream()
                        .map(group -> group.stream().map(games::get).toList())
                        .toList(),
                isLopsided(wins, groups));
    }

    /** Whether all games can be compared with each other. */
    public boolean isLinked() {
        return groups.size() <= 1;
    }

    /** Newton's method; where a step would not climb it is halved. The likelihood is concave, so there is one top. */
    private static void fit(int[] members, double[][] wins, double prior, double[] scores, double[] errors) {
        int n = members.length;
        double[] s = new double[n];
        double likelihood = likelihood(members, wins, prior, s);
        boolean climbing = true;
        for (int step = 0; climbing && step < STEPS; step++) {
            double[] move = decomposition(members, wins, prior, s)
                    .getSolver()
                    .solve(new ArrayRealVector(slope(members, wins, prior, s)))
                    .toArray();
            climbing = false;
            for (double part = 1; !climbing && part > CLOSE; part /= 2) {
                double[] tried = s.clone();
                for (int i = 0; i < n; i++) {
                    tried[i] += part * move[i];
                }
                double reached = likelihood(members, wins, prior, tried);
                if (reached > likelihood) {
                    climbing = Arrays.stream(move).anyMatch(m -> Math.abs(m) > CLOSE);
                    s = tried;
                    likelihood = reached;
                }
            }
        }
        RealMatrix spread = decomposition(members, wins, prior, s).getSolver().getInverse();
        RealMatrix centring = new Array2DRowRealMatrix(n, n);
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                centring.setEntry(i, j, (i == j ? 1 : 0) - 1.0 / n);
            }
        }
        RealMatrix centred = centring.multiply(spread).multiply(centring);
        double mean = Arrays.stream(s).average().orElse(0);
        for (int i = 0; i < n; i++) {
            scores[members[i]] = s[i] - mean;
            errors[members[i]] = Math.sqrt(Math.max(0, centred.getEntry(i, i)));
        }
    }

    private static double likelihood(int[] members, double[][] wins, double prior, double[] s) {
        double sum = 0;
        for (int i = 0; i < members.length; i++) {
            sum -= prior * (softened(-s[i]) + softened(s[i]));
            for (int j = 0; j < members.length; j++) {
                sum -= wins[members[i]][members[j]] * softened(s[j] - s[i]);
            }
        }
        return sum;
    }

    /** log(1 + exp(x)), for all x. */
    private static double softened(double x) {
        return Math.max(0, x) + Math.log1p(Math.exp(-Math.abs(x)));
    }

    private static double logistic(double x) {
        return 1 / (1 + Math.exp(-x));
    }

    private static double[] slope(int[] members, double[][] wins, double prior, double[] s) {
        double[] slope = new double[members.length];
        for (int i = 0; i < members.length; i++) {
            slope[i] = prior * (1 - 2 * logistic(s[i]));
            for (int j = 0; j < members.length; j++) {
                double won = wins[members[i]][members[j]];
                double compared = won + wins[members[j]][members[i]];
                slope[i] += won - compared * logistic(s[i] - s[j]);
            }
        }
        return slope;
    }

    /** Of the information; without a prior the mean of the scores is free, and holding it at 0 changes nothing else. */
    private static CholeskyDecomposition decomposition(int[] members, double[][] wins, double prior, double[] s) {
        int n = members.length;
        RealMatrix information = new Array2DRowRealMatrix(n, n);
        for (int i = 0; i < n; i++) {
            double own = logistic(s[i]);
            information.addToEntry(i, i, 2 * prior * own * (1 - own) + (prior == 0 ? 1 : 0));
            for (int j = 0; j < i; j++) {
                double p = logistic(s[i] - s[j]);
                double compared = wins[members[i]][members[j]] + wins[members[j]][members[i]];
                double known = compared * p * (1 - p);
                information.addToEntry(i, i, known);
                information.addToEntry(j, j, known);
                double shared = (prior == 0 ? 1 : 0) - known;
                information.setEntry(i, j, shared);
                information.setEntry(j, i, shared);
            }
        }
        return new CholeskyDecomposition(information);
    }

    private static List<SortedSet<Integer>> groups(double[][] wins) {
        List<SortedSet<Integer>> groups = new ArrayList<>();
        SortedSet<Integer> seen = new TreeSet<>();
        for (int i = 0; i < wins.length; i++) {
            if (!seen.contains(i)) {
                SortedSet<Integer> group = new TreeSet<>();
                reach(i, wins, true, group);
                groups.add(group);
                seen.addAll(group);
            }
        }
        return groups;
    }

    /** Those that a game beat, and those that these beat, and so on; if either way, also those it lost to. */
    private static void reach(int game, double[][] wins, boolean eitherWay, SortedSet<Integer> reached) {
        if (reached.add(game)) {
            for (int other = 0; other < wins.length; other++) {
                if (wins[game][other] > 0 || eitherWay && wins[other][game] > 0) {
                    reach(other, wins, eitherWay, reached);
                }
            }
        }
    }

    /** Finite scores need a way by wins from each game of a group to each other (Ford 1957). */
    private static boolean isLopsided(double[][] wins, List<SortedSet<Integer>> groups) {
        for (SortedSet<Integer> group : groups) {
            for (int game : group) {
                SortedSet<Integer> beaten = new TreeSet<>();
                reach(game, wins, false, beaten);
                if (beaten.size() < group.size()) {
                    return true;
                }
            }
        }
        return false;
    }
}
