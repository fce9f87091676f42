package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Outcome;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Agent;
import rulesmith.play.GameObserver;
import rulesmith.play.RandomAgent;
import rulesmith.play.Table;
import rulesmith.rules.RuleSetFolder;

/** The pair test is exact for known chances of the first player; here they are taken from the match itself. */
class PairTestCalibrationTest {

    @Test
    void equalAgentsSeldomSeemToDiffer() throws IOException {
        RuleSetGame draughts = new RuleSetGame(RuleSetFolder.read(Path.of("rulesets/draughts.json")));
        Table table = new Table(draughts);
        Agent random = new RandomAgent();
        int matches = 1_000;
        int pairs = 20;
        int significant = 0;
        for (int match = 0; match < matches; match++) {
            int net = 0;
            int firstWins = 0;
            int draws = 0;
            for (int game = 0; game < 2 * pairs; game++) {
                Outcome outcome = table.play(random, random, Seed.of(match), game, new GameObserver() {})
                        .outcome();
                int first = outcome == Outcome.SOUTH ? 1 : outcome == Outcome.NORTH ? -1 : 0;
                firstWins += first > 0 ? 1 : 0;
                draws += first == 0 ? 1 : 0;
                net += game % 2 == 0 ? first : -first;
            }
            double p = (double) firstWins / (2 * pairs);
            double q = (double) draws / (2 * pairs);
            significant += PairTest.of(pairs, p, q).pValue(net) <= 0.05 ? 1 : 0;
        }
        assertEquals(0.05, (double) significant / matches, 0.015);
    }
}
