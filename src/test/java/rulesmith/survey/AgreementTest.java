package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.rules.Measurement;

class AgreementTest {

    private static Integer[] row(String values) {
        return values.chars()
                .mapToObj(c -> c == '.' ? null : Integer.valueOf(c - '0'))
                .toArray(Integer[]::new);
    }

    /** Krippendorff, Computing Krippendorff's alpha-reliability (2011), example C: ordinal α = 0.815. */
    @Test
    void givesThePublishedExampleWithMissingValues() {
        Integer[][] observers = {row("123321412..."), row("1233224125.3"), row(".3332342251."), row("12332441251.")};
        Agreement agreement = Agreement.of(observers, Seed.of(1)).orElseThrow();
        assertEquals(0.815, agreement.alpha().mean(), 5e-4);
        assertFalse(agreement.hasInterval());
        assertEquals(-1, agreement.alpha().low());
    }

    @Test
    void onlyTheOrderCounts() {
        Integer[][] values = {row("1123"), row("1223"), row("2133")};
        Integer[][] stretched = {row("1149"), row("1449"), row("4199")};
        assertEquals(Agreement.of(values, Seed.of(1)), Agreement.of(stretched, Seed.of(1)));
    }

    @Test
    void perfectAgreementIsOne() {
        Integer[][] values = {row("1234"), row("1234"), row("1.34"), row("1234"), row("12.4")};
        Measurement alpha = Agreement.of(values, Seed.of(1)).orElseThrow().alpha();
        assertEquals(1, alpha.mean());
        assertEquals(1, alpha.low());
    }

    /** People who rate by chance do not agree, however many there are. */
    @Test
    void chanceIsZeroAndWithinTheInterval() {
        int within = 0;
        for (int study = 0; study < 40; study++) {
            RandomGenerator random = Seed.of(9).derive(study).generator();
            Integer[][] values = new Integer[15][12];
            for (Integer[] row : values) {
                for (int i = 0; i < row.length; i++) {
                    row[i] = random.nextInt(3);
                }
            }
            Measurement alpha =
                    Agreement.of(values, Seed.of(study)).orElseThrow().alpha();
            assertEquals(0, alpha.mean(), 0.1);
            within += alpha.low() <= 0 && alpha.high() >= 0 ? 1 : 0;
        }
        assertTrue(within >= 34, "within " + within);
    }

    @Test
    void isNothingWhereNobodyCanAgree() {
        assertEquals(Optional.empty(), Agreement.of(new Integer[0][], Seed.of(1)));
        assertEquals(Optional.empty(), Agreement.of(new Integer[][] {row("123")}, Seed.of(1)));
        assertEquals(Optional.empty(), Agreement.of(new Integer[][] {row("1.."), row(".2.")}, Seed.of(1)));
        assertEquals(Optional.empty(), Agreement.of(new Integer[][] {row("111"), row("111")}, Seed.of(1)));
    }
}
