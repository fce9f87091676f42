package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.rules.Measurement;

class IndividualTableTest {

    private static final IndividualTable TABLE = new IndividualTable(List.of("duration", "length"), 20);

    @Property(seed = "54", tries = 1000)
    void aRowGivesBackExactlyTheSameIndividual(
            @ForAll @IntRange int number,
            @ForAll @IntRange int generation,
            @ForAll @Size(max = 2) List<@IntRange Integer> parents,
            @ForAll long genome,
            @ForAll @IntRange(min = 1, max = 50) int looks,
            @ForAll("finite") double[] values) {
        Map<String, Measurement> metrics = new LinkedHashMap<>();
        for (int i = 0; i < 2; i++) {
            double[] sorted = Arrays.copyOfRange(values, 3 * i, 3 * i + 3);
            Arrays.sort(sorted);
            metrics.put(TABLE.metrics().get(i), new Measurement(sorted[1], sorted[0], sorted[2], looks * 20));
        }
        Individual individual = new Individual(number, generation, parents, Sample.genome(genome), "", metrics, looks);
        assertEquals(individual, TABLE.parse(TABLE.row(individual)));
        String row = TABLE.row(individual, "17", "3.5");
        assertEquals(individual, TABLE.parse(row));
        assertEquals(parents, IndividualTable.parents(row));
    }

    @Provide
    Arbitrary<double[]> finite() {
        return Arbitraries.longs()
                .map(Double::longBitsToDouble)
                .filter(Double::isFinite)
                .array(double[].class)
                .ofSize(6);
    }

    @Test
    void aDroppedIndividualHasNoMetrics() {
        Individual dropped = new Individual(3, 1, List.of(2), Sample.genome(1), "nobody loses", Map.of(), 1);
        String row = TABLE.row(dropped);
        assertEquals("1,3,2,,,nobody loses,1," + Sample.genome(1).digits() + ",,,,,,", row);
        assertEquals(dropped, TABLE.parse(row));
    }

    @Test
    void theHeaderNamesTheColumns() {
        assertEquals(
                "generation,number,parents,replaces,fitness,gate,looks,genes,"
                        + "duration,duration-low,duration-high,length,length-low,length-high",
                TABLE.header());
        RunConfig config = Sample.config(Algorithm.MAP_ELITES, "{'games': 7}");
        assertEquals(new IndividualTable(config.metrics(), 7), IndividualTable.of(config));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "1,2,3",
                "1,3,2,,,,1,GENES,,,,,,,",
                "x,3,2,,,,1,GENES,,,,,,",
                "1,3,x,,,,1,GENES,,,,,,",
                "1,3,2,,,,x,GENES,,,,,,",
                "1,3,2,,,,1,123,,,,,,",
                "1,3,2,,,,1,GENES,0.5,0.6,0.7,,,",
                "1,3,2,,,,1,GENES,0.5,,0.7,,,",
                "1,3,2,,,,1,GENES,NaN,0,1,,,"
            })
    void whatIsNoRowIsRefusedInOneSentence(String row) {
        String text = row.replace("GENES", Sample.genome(1).digits());
        InvalidRunException e = assertThrows(InvalidRunException.class, () -> TABLE.parse(text));
        assertTrue(e.getMessage().startsWith("a row of individuals "), e.getMessage());
    }
}
