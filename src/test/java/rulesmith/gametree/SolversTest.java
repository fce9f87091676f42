package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.games.ConnectFour;

class SolversTest {

    @Test
    void everyNameIsThatOfItsSolver() {
        for (String name : Solvers.NAMES) {
            assertEquals(
                    name,
                    Solvers.named(name, ConnectFour.standard(), Sampling.DEFAULT)
                            .name());
        }
    }

    @Test
    void namesTheOthersIfThereIsNone() {
        Exception e = assertThrows(
                IllegalArgumentException.class, () -> Solvers.named("ab", ConnectFour.standard(), Sampling.DEFAULT));
        assertEquals("there is no solver \"ab\", expected one of pns, mcpns, ppns, dfpn, exact", e.getMessage());
    }

    @Test
    void byDefaultNothingIsClaimed() {
        assertEquals(0, Sampling.DEFAULT.precision());
        assertTrue(Solvers.NAMES.stream().filter(Solvers::claims).allMatch(Solvers::samples));
    }

    @ParameterizedTest
    @CsvSource({"0, 0.1, 0", "1, 0, 0", "1, 0.5, 0", "1, NaN, 0", "1, 0.1, -0.1", "1, 0.1, 0.5"})
    void refusesWhatIsNoProbability(int playouts, double theta, double precision) {
        assertThrows(IllegalArgumentException.class, () -> new Sampling(playouts, theta, precision, Seed.of(1)));
    }
}
