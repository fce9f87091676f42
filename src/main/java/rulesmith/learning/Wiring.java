package rulesmith.learning;

import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Which inputs the first layer sees; the layers above are always linked in full. Cells on which no piece can ever stand
 * have no links: on the dark cells of draughts the sparse network has the 5,046 weights of Chellapilla and Fogel (2001), on
 * all 64 cells 5,900.
 */
public enum Wiring {
    /** Each of the 91 neurons sees one of the square sub-boards of side 3 to 8. */
    SPARSE,
    /** Each neuron sees all cells. */
    DENSE;

    private static final int LEAST_SIDE = 3;

    /** The cells of each sub-board, the small ones first, bit 0 for {@code a1}. */
    private static final long[] SUB_BOARDS = subBoards();

    private static long[] subBoards() {
        long[] boards = new long[Network.LAYERS[1]];
        int next = 0;
        for (int side = LEAST_SIDE; side <= 8; side++) {
            long row = (1L << side) - 1;
            long square = 0;
            for (int i = 0; i < side; i++) {
                square |= row << 8 * i;
            }
            for (int rank = 0; rank + side <= 8; rank++) {
                for (int file = 0; file + side <= 8; file++) {
                    boards[next++] = square << 8 * rank + file;
                }
            }
        }
        return boards;
    }

    /** The cells that a neuron of the first layer sees. */
    long field(int neuron) {
        return this == SPARSE ? SUB_BOARDS[neuron] : -1L;
    }

    /** The places among the parameters of a network where there is a weight or a bias, in ascending order. */
    int[] places(long cells) {
        int inputs = Network.LAYERS[0];
        return IntStream.range(0, Network.PARAMETERS)
                .filter(i -> i >= inputs * Network.LAYERS[1] || (field(i / inputs) & cells & 1L << i % inputs) != 0)
                .toArray();
    }

    public static Wiring parse(String text) {
        for (Wiring wiring : values()) {
            if (wiring.toString().equals(text)) {
                return wiring;
            }
        }
        throw new IllegalArgumentException("there is no wiring \"" + text + "\", expected sparse or dense");
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
