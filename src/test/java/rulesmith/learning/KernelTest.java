package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.Draughts;

class KernelTest {

    private static final long ALL_CELLS = -1L;
    private static final long DARK_CELLS = new RuleSetGame(Draughts.ruleSet()).usableCells();

    private static float anew(Network network, float[] board) {
        Kernel kernel = new Kernel(network.rows());
        kernel.look(board);
        return kernel.after(0, new int[0], new float[0]);
    }

    private static float[] with(float[] board, int count, int[] cells, float[] changes) {
        float[] changed = board.clone();
        for (int i = 0; i < count; i++) {
            changed[cells[i]] += changes[i];
        }
        return changed;
    }

    /** Different cells, and what is added to them. */
    private static int change(int[] cells, float[] changes, SeededRandom random) {
        int count = random.nextInt(cells.length + 1);
        long taken = 0;
        for (int i = 0; i < count; i++) {
            do {
                cells[i] = random.nextInt(64);
            } while ((taken >>> cells[i] & 1) != 0);
            taken |= 1L << cells[i];
            changes[i] = 4 * random.nextFloat() - 2;
        }
        return count;
    }

    @ParameterizedTest
    @CsvSource({"SPARSE, 0.05", "SPARSE, 0.2", "SPARSE, 2", "DENSE, 0.05", "DENSE, 0.2", "DENSE, 2"})
    void agreesWithItsSlowTwin(Wiring wiring, float most) {
        SeededRandom random = Seed.of(1).derive(wiring.name()).generator();
        double least = 1;
        double greatest = -1;
        for (int i = 0; i < 60; i++) {
            long cells = i % 3 == 0 ? DARK_CELLS : i % 3 == 1 ? ALL_CELLS : random.nextLong();
            float[] parameters = SlowNetwork.parameters(wiring, cells, most, random);
            Network network = Network.of(parameters);
            for (double density : new double[] {0, 0.1, 0.4, 1}) {
                float[] board = SlowNetwork.board(density, random);
                double slow = SlowNetwork.value(parameters, board);
                assertEquals(slow, network.value(board), 1e-4);
                least = Math.min(least, slow);
                greatest = Math.max(greatest, slow);
            }
        }
        assertTrue(greatest - least > Math.min(1, most), "values from " + least + " to " + greatest + " hardly differ");
    }

    /** Each weight is looked at: a network that has no other but those on the way up is the product of them. */
    @Test
    void findsEveryParameterWhereItBelongs() {
        SeededRandom random = Seed.of(2).generator();
        float[] board = SlowNetwork.board(1, random);
        for (int i = 0; i < 2_000; i++) {
            int cell = random.nextInt(64);
            int first = random.nextInt(91);
            int second = random.nextInt(40);
            int third = random.nextInt(10);
            float[] parameters = new float[Network.PARAMETERS];
            parameters[64 * first + cell] = 1.5f;
            parameters[64 * 91 + 91 + 91 * second + first] = -1.25f;
            parameters[65 * 91 + 92 * 40 - 40 + second] = 0.5f;
            parameters[65 * 91 + 92 * 40 + 40 * third + second] = 1.75f;
            parameters[65 * 91 + 92 * 40 + 41 * 10 + third] = 2;
            parameters[Network.PARAMETERS - 1] = -0.5f;
            double expected =
                    Math.tanh(2 * Math.tanh(1.75 * Math.tanh(0.5 - 1.25 * Math.tanh(1.5 * board[cell]))) - 0.5);
            assertEquals(expected, SlowNetwork.value(parameters, board), 1e-6);
            assertEquals(expected, Network.of(parameters).value(board), 1e-5);
        }
    }

    @ParameterizedTest
    @CsvSource({"SPARSE, 0.2", "SPARSE, 2", "DENSE, 0.2", "DENSE, 2"})
    void aChangedBoardIsWorthWhatItIsWorthAnew(Wiring wiring, float most) {
        SeededRandom random = Seed.of(3).derive(wiring.name()).generator();
        int[] cells = new int[12];
        float[] changes = new float[12];
        double farthest = 0;
        for (int i = 0; i < 40; i++) {
            Network network = SlowNetwork.network(wiring, i % 2 == 0 ? ALL_CELLS : DARK_CELLS, most, random);
            Kernel kernel = new Kernel(network.rows());
            float[] board = SlowNetwork.board(0.4, random);
            kernel.look(board);
            float before = anew(network, board);
            for (int times = 0; times < 20; times++) {
                int count = change(cells, changes, random);
                float after = kernel.after(count, cells, changes);
                float expected = anew(network, with(board, count, cells, changes));
                // Great weights make much of the last places of what goes in.
                assertEquals(Tanh.of(expected), Tanh.of(after), most < 1 ? 1e-6 : 1e-4);
                farthest = Math.max(farthest, Math.abs(before - after));
            }
        }
        assertTrue(farthest > most / 4, "changes that change nothing: " + farthest);
    }

    @ParameterizedTest
    @CsvSource({"SPARSE", "DENSE"})
    void dependsOnNothingItLookedAtBefore(Wiring wiring) {
        SeededRandom random = Seed.of(4).derive(wiring.name()).generator();
        Network network = SlowNetwork.network(wiring, ALL_CELLS, 2, random);
        Kernel used = new Kernel(network.rows());
        int[] cells = new int[12];
        float[] changes = new float[12];
        for (int i = 0; i < 500; i++) {
            float[] board = SlowNetwork.board(0.4, random);
            used.look(board);
            for (int times = random.nextInt(4); times > 0; times--) {
                used.after(change(cells, changes, random), cells, changes);
            }
            int count = change(cells, changes, random);
            Kernel fresh = new Kernel(Network.of(network.parameters()).rows());
            fresh.look(board);
            assertEquals(
                    Float.floatToRawIntBits(fresh.after(count, cells, changes)),
                    Float.floatToRawIntBits(used.after(count, cells, changes)));
            used.look(SlowNetwork.board(1, random));
        }
    }

    /** Links too weak to matter make a sparse network look dense, so the same numbers go the other way. */
    @Test
    void bothWaysThroughANetworkComeToTheSame() {
        SeededRandom random = Seed.of(6).generator();
        int[] cells = new int[12];
        float[] changes = new float[12];
        for (int i = 0; i < 40; i++) {
            float most = i % 2 == 0 ? 0.2f : 2;
            float[] parameters = SlowNetwork.parameters(Wiring.SPARSE, ALL_CELLS, most, random);
            Network sparse = Network.of(parameters);
            for (int place = 0; place < 64 * 91; place++) {
                parameters[place] = parameters[place] == 0 ? Float.MIN_VALUE : parameters[place];
            }
            Network dense = Network.of(parameters);
            assertTrue(sparse.rows().sparse);
            assertFalse(dense.rows().sparse);
            Kernel few = new Kernel(sparse.rows());
            Kernel all = new Kernel(dense.rows());
            float[] board = SlowNetwork.board(0.4, random);
            few.look(board);
            all.look(board);
            for (int times = 0; times < 20; times++) {
                int count = change(cells, changes, random);
                float value = Tanh.of(few.after(count, cells, changes));
                assertEquals(value, Tanh.of(all.after(count, cells, changes)), most < 1 ? 1e-6 : 1e-4);
                assertEquals(SlowNetwork.value(sparse.parameters(), with(board, count, cells, changes)), value, 1e-4);
            }
        }
    }

    @Test
    void theNumberOfLinksDecidesWhichWayItGoes() {
        SeededRandom random = Seed.of(7).generator();
        assertTrue(SlowNetwork.network(Wiring.SPARSE, ALL_CELLS, 1, random).rows().sparse);
        assertFalse(SlowNetwork.network(Wiring.DENSE, ALL_CELLS, 1, random).rows().sparse);
        assertTrue(Network.of(new float[Network.PARAMETERS]).rows().sparse);
    }

    @Test
    void aNetworkKeepsItsNumbersToItself() {
        float[] parameters =
                SlowNetwork.parameters(Wiring.DENSE, ALL_CELLS, 2, Seed.of(8).generator());
        Network network = Network.of(parameters);
        Network same = Network.of(parameters);
        float kept = parameters[5];
        parameters[5] = 1.5f;
        network.parameters()[5] = 1.5f;
        assertEquals(kept, network.parameters()[5]);
        assertEquals(same, network);
        assertEquals(same.hashCode(), network.hashCode());
        assertNotEquals(Network.of(parameters), network);
    }

    @ParameterizedTest
    @ValueSource(floats = {Float.NaN, Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY})
    void numbersThatAreNoneAreRefused(float number) {
        float[] parameters = new float[Network.PARAMETERS];
        parameters[Network.PARAMETERS - 1] = number;
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Network.of(parameters));
        assertEquals("a parameter is " + number + ", expected a finite number", e.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5_046, 10_015, 10_017})
    void tooFewOrTooManyNumbersAreRefused(int count) {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> Network.of(new float[count]));
        assertEquals(count + " parameters, expected 10016", e.getMessage());
    }
}
