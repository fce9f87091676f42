package rulesmith.learning;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.BoardGame;
import rulesmith.game.Outcome;
import rulesmith.play.GameObserver;
import rulesmith.play.Table;

/** The slow, readable twin of {@link Training}: one thread, and every game of a generation is played when it is due. */
final class SlowTraining {

    private final BoardGame game;
    private final Seed seed;
    private int generation;
    List<Learner> parents = new ArrayList<>();

    /** Of the last generation, for South and for its champion. */
    Tally south = Tally.NONE;

    Tally others = Tally.NONE;

    SlowTraining(BoardGame game, Wiring wiring, Seed seed) {
        this.game = game;
        this.seed = seed;
        for (int i = 0; i < 15; i++) {
            parents.add(Learner.random(
                    wiring.places(game.usableCells()), seed.derive("first").derive(i)));
        }
    }

    void next() {
        Seed now = seed.derive("generation").derive(++generation);
        List<Learner> all = new ArrayList<>(parents);
        for (int i = 0; i < 15; i++) {
            all.add(parents.get(i).child(now.derive("child").derive(i)));
        }
        SeededRandom random = now.derive("opponents").generator();
        int[] points = new int[30];
        south = Tally.NONE;
        for (int self = 0; self < 30; self++) {
            for (int opponent : opponents(self, random)) {
                int asSouth = result(all.get(self), all.get(opponent));
                int asNorth = result(all.get(opponent), all.get(self));
                points[self] += points(asSouth) + points(-asNorth);
                south = south.with(asSouth).with(asNorth);
            }
        }
        // The sort is stable: of equals, parents stay before children.
        List<Integer> ranking = new ArrayList<>(IntStream.range(0, 30).boxed().toList());
        ranking.sort((a, b) -> Integer.compare(points[b], points[a]));
        Learner champion = all.get(ranking.get(0));
        others = Tally.NONE;
        for (Learner other : all) {
            if (other != champion) {
                others = others.with(result(champion, other)).with(-result(other, champion));
            }
        }
        parents = ranking.stream().limit(15).map(all::get).toList();
    }

    private static int points(int result) {
        return result == 1 ? 1 : result == -1 ? -2 : 0;
    }

    /** The first five of the others after as many steps of a shuffle. */
    private static List<Integer> opponents(int self, SeededRandom random) {
        List<Integer> others = new ArrayList<>(
                IntStream.range(0, 30).filter(i -> i != self).boxed().toList());
        for (int i = 0; i < 5; i++) {
            Collections.swap(others, i, i + random.nextInt(29 - i));
        }
        return others.subList(0, 5);
    }

    private int result(Learner southern, Learner northern) {
        Outcome outcome = new Table(game)
                .play(
                        new NetworkAgent("south", southern.network(), game),
                        new NetworkAgent("north", northern.network(), game),
                        Seed.of(0),
                        0,
                        GameObserver.NONE)
                .outcome();
        return outcome == Outcome.SOUTH ? 1 : outcome == Outcome.NORTH ? -1 : 0;
    }
}
