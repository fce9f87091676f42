package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.Seed;
import rulesmith.game.BoardGame;
import rulesmith.game.Outcome;
import rulesmith.game.RuleSetGame;
import rulesmith.metrics.PairTest;
import rulesmith.play.GameRecord;
import rulesmith.play.Match;
import rulesmith.play.RandomAgent;
import rulesmith.play.Workers;
import rulesmith.rules.Draughts;

/** A champion is stronger than the random agent by more than chance, and than the networks it comes from. */
class LearningIsRealTest {

    private static final Workers TWO = new Workers(2);
    private static final int PAIRS = 200;

    /** A match of a network against the random agent: its wins minus its losses, and how likely equals differ so much. */
    private record Strength(int net, int pairs, double pValue) {

        static Strength of(Network network, BoardGame game, int pairs, Seed seed) {
            List<GameRecord> records = new Match(
                            game, any -> new NetworkAgent("net", network, game), any -> new RandomAgent())
                    .play(pairs, seed, false, TWO, played -> {});
            int net = Arrays.stream(Match.pairScores(records)).sum();
            double games = records.size();
            long first = records.stream()
                    .filter(record -> record.outcome() == Outcome.SOUTH)
                    .count();
            long draws = records.stream()
                    .filter(record -> record.outcome() == Outcome.DRAW)
                    .count();
            return new Strength(
                    net, pairs, PairTest.of(pairs, first / games, draws / games).pValue(net));
        }

        double perPair() {
            return (double) net / pairs;
        }
    }

    private static void assertLearns(BoardGame game, Wiring wiring, int generations) {
        Training training = new Training(game, wiring, Seed.of(1).derive("learning"));
        double untrained = training.parents().stream()
                .mapToDouble(learner ->
                        Strength.of(learner.network(), game, PAIRS, Seed.of(2)).perPair())
                .average()
                .orElseThrow();
        for (int i = 0; i < generations; i++) {
            training.next(TWO);
        }
        Strength champion = Strength.of(training.champion(), game, PAIRS, Seed.of(3));
        String numbers = "%s, %s: untrained %+.3f a pair, champion %+.3f, net %+d, p = %.2g"
                .formatted(game.name(), wiring, untrained, champion.perPair(), champion.net, champion.pValue);
        assertTrue(champion.net > 0 && champion.pValue < 0.001, numbers);
        assertTrue(champion.perPair() > untrained + 0.2, numbers);
    }

    @ParameterizedTest
    @EnumSource
    void inARaceItLearnsToMakeSmallSteps(Wiring wiring) {
        assertLearns(SmallGames.RACE, wiring, 5);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void itLearnsDraughts(Wiring wiring) {
        assertLearns(new RuleSetGame(Draughts.ruleSet()), wiring, 60);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void itLearnsToFightADuel(Wiring wiring) {
        assertLearns(SmallGames.DUEL, wiring, 60);
    }
}
