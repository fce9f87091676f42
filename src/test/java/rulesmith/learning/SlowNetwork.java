package rulesmith.learning;

import rulesmith.SeededRandom;

/** The slow, readable twin of {@link Kernel}, and random networks and boards to compare them on. */
final class SlowNetwork {

    private SlowNetwork() {}

    /** Layer by layer: the weights into each neuron together, then the biases. */
    static double value(float[] parameters, float[] board) {
        double[] outputs = new double[board.length];
        for (int i = 0; i < board.length; i++) {
            outputs[i] = board[i];
        }
        int next = 0;
        for (int neurons : new int[] {91, 40, 10, 1}) {
            double[] sums = new double[neurons];
            for (int n = 0; n < neurons; n++) {
                for (double output : outputs) {
                    sums[n] += output * parameters[next++];
                }
            }
            for (int n = 0; n < neurons; n++) {
                sums[n] = Math.tanh(sums[n] + parameters[next++]);
            }
            outputs = sums;
        }
        return outputs[0];
    }

    /** Weights of up to a size at the places of a wiring, 0 elsewhere. */
    static float[] parameters(Wiring wiring, long cells, float most, SeededRandom random) {
        float[] parameters = new float[Network.PARAMETERS];
        for (int place : wiring.places(cells)) {
            parameters[place] = most * (2 * random.nextFloat() - 1);
        }
        return parameters;
    }

    static Network network(Wiring wiring, long cells, float most, SeededRandom random) {
        return Network.of(parameters(wiring, cells, most, random));
    }

    /** Some of the cells occupied, by pieces of a few weights and both players. */
    static float[] board(double density, SeededRandom random) {
        float[] board = new float[64];
        for (int cell = 0; cell < board.length; cell++) {
            if (random.nextDouble() < density) {
                board[cell] = (random.nextBoolean() ? 1 : -1) * (1 + random.nextInt(7)) / 7f;
            }
        }
        return board;
    }
}
