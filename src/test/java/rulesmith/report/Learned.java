package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import rulesmith.learning.Generation;
import rulesmith.learning.Learnability;
import rulesmith.learning.Network;
import rulesmith.learning.Tally;
import rulesmith.learning.TrainingLog;
import rulesmith.learning.Wiring;

/** Learned games for tests, made by hand. */
final class Learned {

    static final int CAP = 250;

    private static final Network CHAMPION = Network.of(new float[Network.PARAMETERS]);

    private Learned() {}

    /** A seed for each number: at that generation its game was learned; after the cap it was not. */
    static Learnability after(int... generations) {
        List<TrainingLog> logs = new ArrayList<>();
        for (int generation : generations) {
            logs.add(log(logs.size() + 1, generation));
        }
        return new Learnability(Wiring.SPARSE, CAP, logs);
    }

    /** The share grows with the generations, with some ups and downs. */
    static TrainingLog log(long seed, int learned) {
        List<Generation> generations = new ArrayList<>();
        generations.add(new Generation(0, Tally.NONE, new Tally(12, 3, 15), new Tally(3, 3, 24), Tally.NONE));
        for (int i = 1; i <= Math.min(CAP, learned); i++) {
            int wins = i == learned ? 58 : 30 + (int) (20.0 * i / learned + (i * 7 + seed) % 5);
            int some = 8 + 10 * i / learned;
            generations.add(new Generation(
                    i,
                    new Tally(wins, (58 - wins) / 2, 58 - wins - (58 - wins) / 2),
                    new Tally(some, 1, 19 - some),
                    new Tally(some / 2, 2, 18 - some / 2),
                    new Tally(150, 30, 120)));
        }
        return new TrainingLog(seed, generations, CHAMPION);
    }

    /** Whoever moves first always wins. */
    static Learnability idle(int seeds) {
        List<Generation> generations = new ArrayList<>();
        generations.add(new Generation(0, Tally.NONE, new Tally(15, 0, 15), new Tally(15, 0, 15), Tally.NONE));
        for (int i = 1; i <= 10; i++) {
            generations.add(new Generation(
                    i, new Tally(29, 0, 29), new Tally(10, 0, 10), new Tally(10, 0, 10), new Tally(300, 0, 0)));
        }
        return new Learnability(
                Wiring.SPARSE,
                CAP,
                LongStream.rangeClosed(1, seeds)
                        .mapToObj(seed -> new TrainingLog(seed, generations, CHAMPION))
                        .toList());
    }

    static LearnedGame game(String title, String group, Learnability learnability) {
        String name = title.toLowerCase(Locale.ROOT).replace(' ', '-');
        return new LearnedGame(title, name, group, learnability, null);
    }
}
