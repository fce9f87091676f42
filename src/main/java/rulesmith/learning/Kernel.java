package rulesmith.learning;

/**
 * Hot. Runs a network on boards that differ from one board by a few cells, as those after the moves of a position do. The
 * sums of the first layer are those of the common board plus what the changed cells add; where neurons see few cells, most
 * of them see no change, and the sums of the second layer are updated likewise. The common board is summed up anew each
 * time, so that a value depends on nothing that was looked at before. For one thread.
 *
 * <p>Ours, because Deeplearning4j spends its time between the layers: {@code rulesmith bench} shows both side by side.
 */
final class Kernel {

    /** A neuron of the first layer that has neither links nor bias. */
    private static final int NONE = Network.LAYERS[1];

    private final Rows rows;

    /** The common board: sums and outputs of the first layer, sums of the second. */
    private final float[] commonSums = new float[Rows.FIRST];

    private final float[] commonFirst = new float[Rows.FIRST];
    private final float[] commonSecond = new float[Rows.SECOND];

    private final float[] first = new float[Rows.FIRST];
    private final float[] second = new float[Rows.SECOND];
    private final int[] touched = new int[Rows.FIRST];

    Kernel(Rows rows) {
        this.rows = rows;
    }

    /** Takes 64 inputs as the board that the next ones are compared with. */
    void look(float[] board) {
        copy(rows.firstBias, commonSums);
        for (int cell = 0; cell < board.length; cell++) {
            if (board[cell] != 0) {
                add(commonSums, board[cell], rows.first[cell]);
            }
        }
        if (rows.sparse) {
            Tanh.of(commonSums, commonFirst);
            addAll(commonFirst, commonSecond);
        }
    }

    /**
     * The sum that goes into the last neuron, which has the order of the values, for the common board with some inputs
     * changed.
     */
    float after(int count, int[] cells, float[] changes) {
        copy(commonSums, first);
        for (int i = 0; i < count; i++) {
            add(first, changes[i], rows.first[cells[i]]);
        }
        Tanh.of(first, first);
        if (rows.sparse) {
            copy(commonSecond, second);
            addTouched(touchedBy(count, cells));
        } else {
            addAll(first, second);
        }
        Tanh.of(second, second);
        return top(second);
    }

    /** Writes down the neurons that see a change, filled up to a multiple of four with one that does nothing. */
    private int touchedBy(int count, int[] cells) {
        long low = 0;
        long high = 0;
        for (int i = 0; i < count; i++) {
            low |= rows.seeing[cells[i]];
            high |= rows.alsoSeeing[cells[i]];
        }
        int n = 0;
        for (; low != 0; low &= low - 1) {
            touched[n++] = Long.numberOfTrailingZeros(low);
        }
        for (; high != 0; high &= high - 1) {
            touched[n++] = Long.SIZE + Long.numberOfTrailingZeros(high);
        }
        while (n % 4 != 0) {
            touched[n++] = NONE;
        }
        return n;
    }

    private void addTouched(int count) {
        float[][] weights = rows.second;
        for (int i = 0; i < count; i += 4) {
            int a = touched[i];
            int b = touched[i + 1];
            int c = touched[i + 2];
            int d = touched[i + 3];
            add(
                    second,
                    first[a] - commonFirst[a],
                    first[b] - commonFirst[b],
                    first[c] - commonFirst[c],
                    first[d] - commonFirst[d],
                    weights[a],
                    weights[b],
                    weights[c],
                    weights[d]);
        }
    }

    private void addAll(float[] outputs, float[] sums) {
        float[][] weights = rows.second;
        copy(rows.secondBias, sums);
        for (int i = 0; i < Rows.FIRST; i += 4) {
            add(
                    sums,
                    outputs[i],
                    outputs[i + 1],
                    outputs[i + 2],
                    outputs[i + 3],
                    weights[i],
                    weights[i + 1],
                    weights[i + 2],
                    weights[i + 3]);
        }
    }

    private static void copy(float[] from, float[] to) {
        System.arraycopy(from, 0, to, 0, to.length);
    }

    private static void add(float[] sums, float x, float[] weights) {
        for (int j = 0; j < sums.length; j++) {
            sums[j] += x * weights[j];
        }
    }

    /** Four inputs at once: the sums are read and written a quarter as often. */
    private static void add(
            float[] sums, float a, float b, float c, float d, float[] ofA, float[] ofB, float[] ofC, float[] ofD) {
        for (int j = 0; j < sums.length; j++) {
            sums[j] += (a * ofA[j] + b * ofB[j]) + (c * ofC[j] + d * ofD[j]);
        }
    }

    /** The last two layers are too narrow for vectors: ten sums in registers are faster. */
    private float top(float[] outputs) {
        float[] weights = rows.third;
        float[] bias = rows.thirdBias;
        float t0 = bias[0];
        float t1 = bias[1];
        float t2 = bias[2];
        float t3 = bias[3];
        float t4 = bias[4];
        float t5 = bias[5];
        float t6 = bias[6];
        float t7 = bias[7];
        float t8 = bias[8];
        float t9 = bias[9];
        for (int i = 0, w = 0; w < weights.length; i++, w += 10) {
            float x = outputs[i];
            t0 += x * weights[w];
            t1 += x * weights[w + 1];
            t2 += x * weights[w + 2];
            t3 += x * weights[w + 3];
            t4 += x * weights[w + 4];
            t5 += x * weights[w + 5];
            t6 += x * weights[w + 6];
            t7 += x * weights[w + 7];
            t8 += x * weights[w + 8];
            t9 += x * weights[w + 9];
        }
        float[] last = rows.top;
        return rows.topBias
                + Tanh.of(t0) * last[0]
                + Tanh.of(t1) * last[1]
                + Tanh.of(t2) * last[2]
                + Tanh.of(t3) * last[3]
                + Tanh.of(t4) * last[4]
                + Tanh.of(t5) * last[5]
                + Tanh.of(t6) * last[6]
                + Tanh.of(t7) * last[7]
                + Tanh.of(t8) * last[8]
                + Tanh.of(t9) * last[9];
    }
}
