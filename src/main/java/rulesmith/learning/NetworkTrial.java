package rulesmith.learning;

import java.util.random.RandomGenerator;
import rulesmith.Seed;

/**
 * The same work done twice, to show what the kernel is worth: a random network looks at boards that differ from one board
 * by a move. For one thread.
 */
public final class NetworkTrial {

    private static final int PIECES = 24;

    private final Kernel kernel;
    private final Network network;
    private Dl4jNetwork model;

    private final float[] board = new float[Network.LAYERS[0]];
    private final int[][] cells;
    private final float[][] changes;
    private final float[][] boards;

    /** @param count how many boards are looked at in one go */
    public NetworkTrial(Wiring wiring, int count, Seed seed) {
        RandomGenerator random = seed.generator();
        int[] places = wiring.places(-1L);
        network = Learner.random(places, seed.derive("network")).network();
        kernel = new Kernel(network.rows());
        for (int i = 0; i < PIECES; i++) {
            board[random.nextInt(board.length)] = random.nextFloat(-1, 1);
        }
        cells = new int[count][];
        changes = new float[count][];
        boards = new float[count][];
        for (int i = 0; i < count; i++) {
            move(i, random);
        }
    }

    /** A piece goes to a cell beside its own. */
    private void move(int i, RandomGenerator random) {
        int from = random.nextInt(board.length);
        while (board[from] == 0) {
            from = random.nextInt(board.length);
        }
        int to = from % 8 == 7 ? from - 1 : from + 1;
        cells[i] = new int[] {from, to};
        changes[i] = new float[] {-board[from], board[from] - board[to]};
        boards[i] = board.clone();
        boards[i][from] = 0;
        boards[i][to] = board[from];
    }

    /** The values of all boards by our kernel. */
    public float[] byKernel() {
        float[] values = new float[boards.length];
        kernel.look(board);
        for (int i = 0; i < values.length; i++) {
            values[i] = Tanh.of(kernel.after(2, cells[i], changes[i]));
        }
        return values;
    }

    /** The same by Deeplearning4j, in one batch. */
    public float[] byDl4j() {
        if (model == null) {
            model = Dl4jNetwork.of(network);
        }
        return model.outputs(boards);
    }
}
