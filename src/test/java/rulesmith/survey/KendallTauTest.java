package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.apache.commons.math3.stat.correlation.KendallsCorrelation;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;

class KendallTauTest {

    /** Hollander and Wolfe (1973), p. 187 f., canned tuna, as R's cor.test prints it: tau = 0.4444, two-sided p = 0.1194. */
    @Test
    void givesThePublishedExample() {
        double[] lightness = {44.4, 45.9, 41.9, 53.3, 44.7, 44.1, 50.7, 45.2, 60.1};
        double[] panel = {2.6, 3.1, 2.5, 5.0, 3.6, 4.0, 5.2, 2.8, 3.8};
        KendallTau tau = KendallTau.of(lightness, panel, Seed.of(1)).orElseThrow();
        assertEquals(4 / 9.0, tau.tau().mean(), 1e-12);
        assertEquals(0.1194, tau.p(), 5e-5);
        assertTrue(tau.exact());
        assertFalse(tau.isTooFew());
        assertTrue(tau.tau().low() < 0 && tau.tau().high() > 0.5 && tau.tau().high() < 1);
    }

    @Test
    void agreesWithTheLibraryAboutTies() {
        RandomGenerator random = Seed.of(2).generator();
        for (int n = 3; n < 9; n++) {
            double[] x = random.ints(n, 0, 4).asDoubleStream().toArray();
            double[] y = random.ints(n, 0, 4).asDoubleStream().toArray();
            double expected = new KendallsCorrelation().correlation(x, y);
            Optional<KendallTau> tau = KendallTau.of(x, y, Seed.of(1));
            assertEquals(Double.isNaN(expected), tau.isEmpty());
            tau.ifPresent(t -> assertEquals(expected, t.tau().mean(), 1e-12));
        }
    }

    /** Of the 24 orders of four games two are perfect. */
    @Test
    void fourGamesAreTooFew() {
        double[] x = {1, 2, 3, 4};
        KendallTau tau = KendallTau.of(x, x, Seed.of(1)).orElseThrow();
        assertEquals(1, tau.tau().mean());
        assertEquals(2 / 24.0, tau.p(), 1e-12);
        assertEquals(2 / 24.0, tau.least(), 1e-12);
        assertTrue(tau.isTooFew());
        assertEquals(-1, tau.tau().low());
    }

    @Test
    void fiveGamesMaySuffice() {
        double[] x = {1, 2, 3, 4, 5};
        KendallTau tau =
                KendallTau.of(x, new double[] {5, 4, 3, 2, 1}, Seed.of(1)).orElseThrow();
        assertEquals(-1, tau.tau().mean());
        assertEquals(2 / 120.0, tau.p(), 1e-12);
        assertFalse(tau.isTooFew());
        assertTrue(tau.tau().high() > tau.tau().mean());
    }

    @Test
    void manyGamesAreSampled() {
        double[] x = new double[12];
        double[] y = new double[12];
        for (int i = 0; i < 12; i++) {
            x[i] = i;
            y[i] = i * 7 % 12;
        }
        KendallTau tau = KendallTau.of(x, y, Seed.of(1)).orElseThrow();
        assertFalse(tau.exact());
        assertEquals(new KendallsCorrelation().correlation(x, y), tau.tau().mean(), 1e-12);
        assertEquals(Optional.of(tau), KendallTau.of(x, y, Seed.of(1)));
        assertTrue(tau.p() > 0.3 && tau.p() <= 1);
    }

    @Test
    void isNothingWithoutDifferences() {
        assertEquals(Optional.empty(), KendallTau.of(new double[] {1}, new double[] {2}, Seed.of(1)));
        assertEquals(Optional.empty(), KendallTau.of(new double[] {1, 1, 1}, new double[] {1, 2, 3}, Seed.of(1)));
        assertEquals(Optional.empty(), KendallTau.of(new double[0], new double[0], Seed.of(1)));
    }
}
