package rulesmith.learning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Made-up logs of populations that learned, or did not. */
final class SomeLogs {

    static final Network NETWORK = Network.of(new float[Network.PARAMETERS]);

    private SomeLogs() {}

    /** With so many wins of 58 against the others in each generation, 10 of 300 games drawn, and no other games. */
    static TrainingLog ofWins(int... wins) {
        List<Generation> generations = new ArrayList<>();
        generations.add(new Generation(0, Tally.NONE, new Tally(10, 10, 10), new Tally(3, 0, 27), Tally.NONE));
        for (int won : wins) {
            int number = generations.size();
            generations.add(new Generation(
                    number,
                    new Tally(won, 0, 58 - won),
                    new Tally(Math.min(20, 10 + number), 0, 20 - Math.min(20, 10 + number)),
                    new Tally(Math.min(20, number), 0, 20 - Math.min(20, number)),
                    new Tally(145, 10, 145)));
        }
        return new TrainingLog(1, generations, NETWORK);
    }

    /** All wins at last, in this generation. */
    static TrainingLog learned(int generation) {
        int[] wins = new int[generation];
        Arrays.fill(wins, 30);
        wins[generation - 1] = 58;
        return ofWins(wins);
    }

    /** Never more than half of the games won. */
    static TrainingLog notLearned(int generations) {
        int[] wins = new int[generations];
        Arrays.fill(wins, 29);
        return ofWins(wins);
    }

    /** Every game the same, as it went for South. */
    static TrainingLog uniform(int generations, int result) {
        List<Generation> all = new ArrayList<>();
        all.add(new Generation(0, Tally.NONE, new Tally(15, 0, 15), new Tally(15, 0, 15), Tally.NONE));
        Tally south = new Tally(result > 0 ? 300 : 0, result == 0 ? 300 : 0, result < 0 ? 300 : 0);
        Tally others = result == 0 ? new Tally(0, 58, 0) : new Tally(29, 0, 29);
        for (int i = 1; i <= generations; i++) {
            all.add(new Generation(i, others, new Tally(10, 0, 10), new Tally(10, 0, 10), south));
        }
        return new TrainingLog(1, all, NETWORK);
    }
}
