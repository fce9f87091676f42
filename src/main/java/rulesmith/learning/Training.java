package rulesmith.learning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.BoardGame;
import rulesmith.game.Outcome;
import rulesmith.play.Agent;
import rulesmith.play.GameObserver;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.RandomAgent;
import rulesmith.play.Table;
import rulesmith.play.Workers;

/**
 * Networks learn a game by playing it against each other (Chellapilla and Fogel 2001, as in section 5.4 of Halim, Baig and
 * Zafar 2014). Each of 15 parents has a child; each of the 30 meets five others, both colours, and gets 1 for a win, 0 for
 * a draw and -2 for a loss; the best 15 stay. Points go to the one who drew the opponents, not to these, so that all have
 * the same number of games. Then the best one, the champion, meets all others.
 *
 * <p>Not on Jenetics: its fitness is a function of one genotype, while here it is a match of two, and who meets whom is
 * part of the strategy. What would be left of the engine is sorting 30 numbers.
 */
public final class Training {

    static final int PARENTS = 15;
    static final int POPULATION = 2 * PARENTS;
    static final int OPPONENTS = 5;

    /** Pairs of games of each champion against the random and the 1-ply agent. */
    static final int CHECK_PAIRS = 10;

    private static final int WIN = 1;
    private static final int LOSS = -2;
    private static final byte UNKNOWN = Byte.MIN_VALUE;

    private final BoardGame game;
    private final int[] places;
    private final float[] worth;
    private final Seed seed;

    private int generation;
    private List<Learner> parents;

    /** How the game of two parents goes, for South; it is always the same game, so it is played once. */
    private byte[][] known = unknown(PARENTS);

    /** At the start. */
    public Training(BoardGame game, Wiring wiring, Seed seed) {
        this.game = game;
        this.places = wiring.places(game.usableCells());
        this.worth = NetworkAgent.worth(game);
        this.seed = seed;
        this.parents = IntStream.range(0, PARENTS)
                .mapToObj(i -> Learner.random(places, seed.derive("first").derive(i)))
                .toList();
    }

    /** Where it was after some generations. */
    void restore(int lastGeneration, List<Learner> survivors) {
        generation = lastGeneration;
        parents = List.copyOf(survivors);
        known = unknown(PARENTS);
    }

    int[] places() {
        return places;
    }

    /** The survivors of the last generation, its champion first. */
    List<Learner> parents() {
        return parents;
    }

    Network champion() {
        return parents.get(0).network();
    }

    private static byte[][] unknown(int size) {
        byte[][] results = new byte[size][size];
        for (byte[] row : results) {
            Arrays.fill(row, UNKNOWN);
        }
        return results;
    }

    /** Generation 0: what networks with random weights can do against agents that do not learn. */
    public Generation untrained(Workers workers) {
        Tally[] checks = check(parents, seed.derive("untrained"), workers);
        return new Generation(0, Tally.NONE, checks[0], checks[1], Tally.NONE);
    }

    /** Breeds and tries the next generation. */
    public Generation next(Workers workers) {
        generation++;
        Seed now = seed.derive("generation").derive(generation);

        // 1. Children.
        Learner[] population = parents.toArray(new Learner[POPULATION]);
        workers.run(
                PARENTS,
                i -> population[PARENTS + i] =
                        population[i].child(now.derive("child").derive(i)));

        // 2. Each meets five others, both colours.
        byte[][] results = unknown(POPULATION);
        for (int i = 0; i < PARENTS; i++) {
            System.arraycopy(known[i], 0, results[i], 0, PARENTS);
        }
        int[][] opponents = opponents(now.derive("opponents").generator());
        List<int[]> meetings = new ArrayList<>();
        for (int i = 0; i < POPULATION; i++) {
            for (int opponent : opponents[i]) {
                meetings.add(new int[] {i, opponent});
            }
        }
        play(population, meetings, results, workers);
        int[] points = new int[POPULATION];
        Tally south = Tally.NONE;
        for (int[] meeting : meetings) {
            int asSouth = results[meeting[0]][meeting[1]];
            int asNorth = results[meeting[1]][meeting[0]];
            points[meeting[0]] += points(asSouth) + points(-asNorth);
            south = south.with(asSouth).with(asNorth);
        }

        // 3. The best stay; of equals, those who were there before.
        int[] ranking = IntStream.range(0, POPULATION)
                .boxed()
                .sorted(Comparator.comparingInt(i -> -points[i]))
                .mapToInt(i -> i)
                .toArray();
        int champion = ranking[0];

        // 4. The champion meets all others, and two agents that do not learn.
        List<int[]> last = IntStream.range(0, POPULATION)
                .filter(i -> i != champion)
                .mapToObj(i -> new int[] {champion, i})
                .toList();
        play(population, last, results, workers);
        Tally others = Tally.NONE;
        for (int[] meeting : last) {
            others = others.with(results[champion][meeting[1]]).with(-results[meeting[1]][champion]);
        }
        Tally[] checks = check(List.of(population[champion]), now.derive("check"), workers);

        // 5. The survivors, and what is known of their games.
        parents = Arrays.stream(ranking)
                .limit(PARENTS)
                .mapToObj(i -> population[i])
                .toList();
        for (int i = 0; i < PARENTS; i++) {
            for (int j = 0; j < PARENTS; j++) {
                known[i][j] = results[ranking[i]][ranking[j]];
            }
        }
        return new Generation(generation, others, checks[0], checks[1], south);
    }

    private static int points(int result) {
        return result > 0 ? WIN : result < 0 ? LOSS : 0;
    }

    /** Five different others for each. */
    private static int[][] opponents(SeededRandom random) {
        int[][] opponents = new int[POPULATION][OPPONENTS];
        for (int i = 0; i < POPULATION; i++) {
            int[] others = new int[POPULATION - 1];
            for (int j = 0; j < others.length; j++) {
                others[j] = j < i ? j : j + 1;
            }
            for (int j = 0; j < OPPONENTS; j++) {
                int drawn = j + random.nextInt(others.length - j);
                opponents[i][j] = others[drawn];
                others[drawn] = others[j];
            }
        }
        return opponents;
    }

    /** Plays the games of the meetings, both colours, that are not known yet. */
    private void play(Learner[] population, List<int[]> meetings, byte[][] results, Workers workers) {
        List<int[]> missing = new ArrayList<>();
        for (int[] meeting : meetings) {
            for (int[] pair : new int[][] {meeting, {meeting[1], meeting[0]}}) {
                if (results[pair[0]][pair[1]] == UNKNOWN) {
                    results[pair[0]][pair[1]] = 0;
                    missing.add(pair);
                }
            }
        }
        workers.run(missing.size(), i -> {
            int[] pair = missing.get(i);
            results[pair[0]][pair[1]] = (byte) meet(population[pair[0]].network(), population[pair[1]].network());
        });
    }

    /** The game of two networks, for South: 1 won, 0 drawn, -1 lost. They need no random numbers. */
    int meet(Network south, Network north) {
        return result(new NetworkAgent("", south, worth), new NetworkAgent("", north, worth), seed, 0);
    }

    /** Learners in turn against the random agent, then against the 1-ply agent, both colours each. */
    private Tally[] check(List<Learner> learners, Seed now, Workers workers) {
        int games = 2 * Math.max(CHECK_PAIRS, learners.size());
        int[] results = new int[2 * games];
        workers.run(results.length, i -> {
            Network network = learners.get(i / 2 % learners.size()).network();
            Agent self = new NetworkAgent("", network, worth);
            Agent other = i < games ? new RandomAgent() : new OnePlyAgent(game);
            results[i] = i % 2 == 0 ? result(self, other, now, i) : -result(other, self, now, i);
        });
        Tally[] tallies = {Tally.NONE, Tally.NONE};
        for (int i = 0; i < results.length; i++) {
            tallies[i / games] = tallies[i / games].with(results[i]);
        }
        return tallies;
    }

    /** For South: 1 won, 0 drawn, -1 lost. */
    private int result(Agent south, Agent north, Seed from, int number) {
        Outcome outcome = new Table(game)
                .play(south, north, from, number, GameObserver.NONE)
                .outcome();
        return outcome == Outcome.SOUTH ? 1 : outcome == Outcome.NORTH ? -1 : 0;
    }
}
