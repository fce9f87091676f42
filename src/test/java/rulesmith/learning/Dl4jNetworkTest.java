package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.nd4j.linalg.factory.Nd4j;
import rulesmith.Seed;
import rulesmith.SeededRandom;

class Dl4jNetworkTest {

    private static float[][] boards(int count) {
        SeededRandom random = Seed.of(7).generator();
        float[][] boards = new float[count][64];
        for (float[] board : boards) {
            for (int i = 0; i < board.length; i++) {
                board[i] = (float) (random.nextDouble() * 2 - 1);
            }
        }
        return boards;
    }

    /** The slow twin: the order of the parameters, spelled out. */
    private static double output(float[] parameters, float[] board) {
        int next = 0;
        double[] values = new double[board.length];
        Arrays.setAll(values, i -> board[i]);
        for (int neurons : new int[] {91, 40, 10, 1}) {
            double[] sums = new double[neurons];
            for (int neuron = 0; neuron < neurons; neuron++) {
                for (double value : values) {
                    sums[neuron] += parameters[next++] * value;
                }
            }
            for (int neuron = 0; neuron < neurons; neuron++) {
                sums[neuron] = Math.tanh(sums[neuron] + parameters[next++]);
            }
            values = sums;
        }
        assertEquals(parameters.length, next);
        return values[0];
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 30, 100})
    void computesWhatThePlainLoopsCompute(int batch) {
        Network network = ChampionSample.network(1);
        float[][] boards = boards(batch);
        float[] outputs = Dl4jNetwork.of(network).outputs(boards);
        assertEquals(batch, outputs.length);
        for (int i = 0; i < batch; i++) {
            assertEquals(output(network.parameters(), boards[i]), outputs[i], 2e-6, "board " + i);
        }
        if (batch > 1) {
            assertEquals(
                    batch,
                    Arrays.stream(boards)
                            .mapToDouble(board -> output(network.parameters(), board))
                            .distinct()
                            .count());
        }
    }

    @Test
    void aNeuronHasItsWeightsSideBySideAndItsLayersBiasesFollow() {
        float[] parameters = new float[Network.PARAMETERS];
        int second = 64 * 91 + 91;
        int third = second + 91 * 40 + 40;
        int fourth = third + 40 * 10 + 10;
        parameters[90 * 64 + 3] = 0.5f;
        parameters[second - 91 + 90] = 0.25f;
        parameters[second + 7 * 91 + 90] = -2;
        parameters[third + 9 * 40 + 7] = 1.5f;
        parameters[fourth - 1] = 0.125f;
        parameters[fourth + 9] = 3;
        parameters[fourth + 10] = -0.5f;
        float[][] board = new float[1][64];
        board[0][3] = 0.75f;
        double first = Math.tanh(0.5 * 0.75 + 0.25);
        double expected = Math.tanh(3 * Math.tanh(1.5 * Math.tanh(-2 * first) + 0.125) - 0.5);
        assertEquals(expected, Dl4jNetwork.of(Network.of(parameters)).outputs(board)[0], 1e-6);
    }

    @Test
    void networksDoNotShareParameters() {
        float[][] boards = boards(3);
        Dl4jNetwork first = Dl4jNetwork.of(ChampionSample.network(1));
        float[] before = first.outputs(boards);
        float[] others = Dl4jNetwork.of(ChampionSample.network(2)).outputs(boards);
        assertArrayEquals(before, first.outputs(boards));
        assertEquals(output(ChampionSample.network(2).parameters(), boards[0]), others[0], 2e-6);
    }

    @Test
    void noBoardsGiveNoOutputs() {
        assertEquals(0, Dl4jNetwork.of(ChampionSample.network(1)).outputs(new float[0][]).length);
    }

    @ParameterizedTest
    @CsvSource({"63, 64", "64, 65", "0, 0"})
    void aBoardOfAnotherSizeIsRefused(int first, int second) {
        Dl4jNetwork network = Dl4jNetwork.of(ChampionSample.network(1));
        float[][] boards = {new float[first], new float[second]};
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> network.outputs(boards));
        assertEquals("a board is not 64 inputs", e.getMessage());
    }

    @Test
    void usesOneThread() {
        Dl4jNetwork.of(ChampionSample.network(1));
        assertEquals(1, Nd4j.getEnvironment().maxMasterThreads());
        assertEquals(1, Nd4j.factory().blas().getMaxThreads());
    }

    /** A process of its own: what is printed at the start is printed once. */
    @Test
    void startsWithoutAWord() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Start.class.getName())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
        assertEquals("", printed);
    }

    static final class Start {

        private Start() {}

        public static void main(String[] args) {
            Dl4jNetwork.of(ChampionSample.network(1)).outputs(boards(30));
        }
    }
}
