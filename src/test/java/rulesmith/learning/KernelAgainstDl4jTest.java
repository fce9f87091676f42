package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.BoardPosition;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.RuleSetFolder;

/** What plays is what Deeplearning4j saves: the kernel and the library give the same values and choose the same moves. */
class KernelAgainstDl4jTest {

    private static final double TOLERANCE = 1e-4;

    @ParameterizedTest
    @EnumSource
    void theValuesAreTheSame(Wiring wiring) {
        SeededRandom random = Seed.of(1).derive(wiring.toString()).generator();
        for (int round = 0; round < 60; round++) {
            // From the weights networks begin with to the greatest they may have.
            float most = new float[] {0.2f, 0.7f, Network.LIMIT}[round % 3];
            Network network = SlowNetwork.network(wiring, -1L, most, random);
            float[][] boards = new float[30][];
            for (int i = 0; i < boards.length; i++) {
                boards[i] = SlowNetwork.board(0.1 + 0.5 * i / boards.length, random);
            }
            float[] expected = Dl4jNetwork.of(network).outputs(boards);
            for (int i = 0; i < boards.length; i++) {
                assertEquals(expected[i], network.value(boards[i]), TOLERANCE);
            }
        }
    }

    @Test
    void theTrialOfTheBenchmarkDoesTheSameWorkTwice() {
        for (Wiring wiring : Wiring.values()) {
            NetworkTrial trial = new NetworkTrial(wiring, 30, Seed.of(2));
            float[] kernel = trial.byKernel();
            float[] library = trial.byDl4j();
            assertEquals(30, kernel.length);
            for (int i = 0; i < kernel.length; i++) {
                assertEquals(library[i], kernel[i], TOLERANCE);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"draughts", "chessling", "halim-game-1", "leapers"})
    void theBestMovesAreTheSame(String name) throws IOException {
        RuleSetGame game = new RuleSetGame(RuleSetFolder.read(Path.of("rulesets", name + ".json")));
        SeededRandom random = Seed.of(3).derive(name).generator();
        int compared = 0;
        for (int round = 0; round < 12; round++) {
            Wiring wiring = Wiring.values()[round % 2];
            Network network = SlowNetwork.network(wiring, game.usableCells(), round < 6 ? 0.2f : 1, random);
            Dl4jNetwork model = Dl4jNetwork.of(network);
            NetworkAgent agent = new NetworkAgent("", network, game);
            BoardPosition position = game.start();
            while (!position.outcome().isOver()) {
                compared += compare(position, agent, model, new SlowNetworkAgent(network, game)) ? 1 : 0;
                position.play(position.move(random.nextInt(position.moveCount())));
            }
        }
        assertTrue(compared > 200, compared + " positions");
    }

    /** Whether there was a choice between boards: then the library's best move is the one that the agent plays. */
    private static boolean compare(
            BoardPosition position, NetworkAgent agent, Dl4jNetwork model, SlowNetworkAgent twin) {
        Player self = position.toMove();
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        List<float[]> boards = new ArrayList<>();
        for (long move : moves) {
            BoardPosition after = position.copy();
            after.play(move);
            if (after.outcome().isOver()) {
                return false;
            }
            boards.add(twin.inputs(after, self));
        }
        float[] values = model.outputs(boards.toArray(float[][]::new));
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = values[i] > values[best] ? i : best;
        }
        int chosen = moves.indexOf(agent.choose(position, Seed.of(0).generator()));
        // Boards that the library can hardly tell apart, or not at all, may be taken one for the other.
        if (values[best] - values[chosen] > 1e-6) {
            assertEquals(position.notation(moves.getLong(best)), position.notation(moves.getLong(chosen)));
        }
        return moves.size() > 1;
    }
}
