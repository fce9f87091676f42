package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import rulesmith.Seed;
import rulesmith.game.Outcome;
import rulesmith.game.RuleSetGame;
import rulesmith.play.GameRecord;
import rulesmith.play.Match;
import rulesmith.play.RandomAgent;
import rulesmith.play.Workers;

/** Games that end alike whatever the players do. */
class NothingToLearnTest {

    private static final int SEEDS = 2;

    @TempDir
    private Path folder;

    static Stream<Arguments> games() {
        return Stream.of(
                Arguments.of(SmallGames.ALL_DRAWN, Outcome.DRAW, "was drawn"),
                Arguments.of(SmallGames.SOUTH_WINS, Outcome.SOUTH, "was won by South, who moves first"),
                Arguments.of(SmallGames.NORTH_WINS, Outcome.NORTH, "was won by North, who moves second"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void isFoundOutSoon(RuleSetGame game, Outcome outcome, String words) throws IOException {
        List<GameRecord> records = new Match(game, any -> new RandomAgent(), any -> new RandomAgent())
                .play(50, Seed.of(1), false, new Workers(1), played -> {});
        assertTrue(records.stream().allMatch(record -> record.outcome() == outcome));
        Learning learning = new Learning(folder, game, Wiring.SPARSE, 250, new Workers(2));
        List<TrainingLog> logs = new ArrayList<>();
        for (int seed = 1; seed <= SEEDS; seed++) {
            TrainingLog log = learning.learn(seed, () -> false, progress -> {});
            assertEquals(TrainingLog.ENOUGH, log.last().number());
            assertEquals(log, learning.learn(seed, () -> false, progress -> {
                throw new AssertionError("learns again");
            }));
            logs.add(log);
        }
        Learnability learnability = new Learnability(Wiring.SPARSE, 250, logs);
        assertEquals(Verdict.NOTHING_TO_LEARN, learnability.verdict());
        assertEquals(
                "Every one of 6,000 games " + words + ", whichever networks met.",
                learnability.verdict().because(learnability));
        assertEquals(0, learnability.generations().observed());
    }
}
