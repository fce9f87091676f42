package rulesmith.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.genome.Genome;

class HallOfFameTest {

    private static final List<Objective> TWO = Sample.objectives("duration", "usability");

    private static Individual one(int number, double duration, double usability) {
        return Sample.valued(number, TWO, duration, usability);
    }

    private static HallOfFame after(Individual... seen) {
        return HallOfFame.empty(TWO).with(List.of(seen), TWO);
    }

    private static List<Integer> numbers(HallOfFame hall, String metric) {
        return hall.slots().get(metric).stream().map(Individual::number).toList();
    }

    /** The same game with another genome: its mirror image. */
    private static Genome copy(Genome genome) {
        List<Integer> genes = new ArrayList<>(genome.genes());
        for (int row = 0; row < 24; row += 8) {
            List<Integer> cells = genome.genes().subList(row, row + 8);
            for (int i = 0; i < 8; i++) {
                genes.set(row + i, cells.get(7 - i));
            }
        }
        return new Genome(genes);
    }

    @Test
    void hasEightSlotsForTheFourPublishedMetrics() {
        List<Objective> four = Sample.config(Algorithm.ES, "{}").objectives();
        HallOfFame hall = HallOfFame.empty(four)
                .with(
                        List.of(
                                Sample.valued(0, four, 1, 1, 1, 1),
                                Sample.valued(1, four, 2, 2, 2, 2),
                                Sample.valued(2, four, 3, 3, 3, 3)),
                        four);
        assertEquals(
                List.of("duration", "intelligence", "dynamism", "usability"),
                List.copyOf(hall.slots().keySet()));
        assertEquals(8, hall.slots().values().stream().mapToInt(List::size).sum());
        assertEquals(List.of(2, 1), numbers(hall, "dynamism"));
    }

    @Test
    void keepsTheBestTwoOfEachMetricBestFirst() {
        HallOfFame hall = after(one(0, 0.1, 9), one(1, 0.5, 2), one(2, 0.3, 7), one(3, 0.9, 1));
        assertEquals(List.of(3, 1), numbers(hall, "duration"));
        assertEquals(List.of(0, 2), numbers(hall, "usability"));
        HallOfFame later = hall.with(List.of(one(4, 0.6, 8), one(5, 0.2, 0)), TWO);
        assertEquals(List.of(3, 4), numbers(later, "duration"));
        assertEquals(List.of(0, 4), numbers(later, "usability"));
        assertEquals(List.of(3, 1), numbers(hall, "duration"), "the one before is as it was");
    }

    @Test
    void betweenEqualsTheProductOfAllMeritsDecidesAndThenWhoCameFirst() {
        assertEquals(List.of(2, 1), numbers(after(one(0, 1, 3), one(1, 1, 4), one(2, 1, 5)), "duration"));
        assertEquals(List.of(0, 1), numbers(after(one(0, 1, 3), one(1, 1, 3), one(2, 1, 3)), "duration"));
        HallOfFame hall = after(one(0, 1, 3)).with(List.of(one(1, 1, 3)), TWO).with(List.of(one(2, 1, 3)), TWO);
        assertEquals(List.of(0, 1), numbers(hall, "duration"), "also over generations");
    }

    @Test
    void weightsCountInTheProduct() {
        List<Objective> three =
                List.of(new Objective("duration", 1), new Objective("dynamism", 3), new Objective("usability", 1));
        // Dynamism times usability is greater for the first, dynamism³ times usability for the second.
        HallOfFame hall = HallOfFame.empty(three)
                .with(List.of(Sample.valued(0, three, 1, 2, 7), Sample.valued(1, three, 1, 3, 4)), three);
        assertEquals(List.of(1, 0), numbers(hall, "duration"));
    }

    @Test
    void aGameHoldsOneSlotOfAMetricButMayHoldSeveralMetrics() {
        Individual star = one(0, 1, 9);
        Individual again = Sample.individual(7, star.genome(), "duration", 1, "usability", 9);
        Individual mirror = Sample.individual(8, copy(star.genome()), "duration", 1, "usability", 9);
        HallOfFame hall = after(star, again, mirror, one(1, 0.1, 1));
        assertEquals(List.of(0, 1), numbers(hall, "duration"));
        assertEquals(List.of(0, 1), numbers(hall, "usability"));
        assertEquals(List.of("duration 1", "usability 1"), hall.places(star));
        assertEquals(List.of("duration 1", "usability 1"), hall.places(mirror));
        assertEquals(List.of(), hall.places(one(2, 1, 1)));
        assertEquals(2, hall.members().size());
    }

    /** Otherwise the best of a generation could be better than the best ever. */
    @Test
    void aGameThatIsMeasuredBetterUnderAnotherGenomeMovesUp() {
        Individual first = one(0, 0.5, 1);
        Individual better = Sample.individual(2, copy(first.genome()), "duration", 0.9, "usability", 1);
        HallOfFame hall = after(first, one(1, 0.7, 1), better);
        assertEquals(List.of(2, 1), numbers(hall, "duration"));
        Individual worse = Sample.individual(3, first.genome(), "duration", 0.8, "usability", 1);
        assertEquals(List.of(2, 1), numbers(hall.with(List.of(worse), TWO), "duration"));
    }

    @Test
    void membersAreInTheOrderOfTheSlotsEachOnce() {
        HallOfFame hall = after(one(0, 0.1, 9), one(1, 0.5, 8), one(2, 0.9, 1));
        assertEquals(
                List.of(2, 1, 0),
                hall.members().stream().map(Individual::number).toList());
    }

    @Test
    void whoWasDroppedNeverEnters() {
        HallOfFame hall = after(Sample.dropped(0), one(1, 0, 0), Sample.dropped(2));
        assertEquals(List.of(1), numbers(hall, "duration"));
    }

    @Test
    void cannotBeChanged() {
        HallOfFame hall = after(one(0, 1, 1));
        assertThrows(UnsupportedOperationException.class, () -> hall.slots().clear());
        assertThrows(
                UnsupportedOperationException.class,
                () -> hall.slots().get("duration").clear());
    }

    /** Against sorting all that was ever seen; few values, so that there are many ties, and few games. */
    @Property(seed = "53", tries = 300)
    void holdsTheBestEverSeenAndNeverGetsWorse(@ForAll long seed) {
        RandomGenerator random = Seed.of(seed).generator();
        HallOfFame hall = HallOfFame.empty(TWO);
        List<Individual> seen = new ArrayList<>();
        for (int generation = 0; generation < 6; generation++) {
            List<Individual> born = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int number = seen.size() + born.size();
                Genome genome = Sample.genome(random.nextInt(8));
                born.add(
                        random.nextInt(5) == 0
                                ? Sample.dropped(number)
                                : Sample.individual(
                                        number,
                                        random.nextBoolean() ? genome : copy(genome),
                                        "duration",
                                        random.nextInt(4),
                                        "usability",
                                        random.nextInt(4)));
            }
            seen.addAll(born);
            HallOfFame next = hall.with(born, TWO);
            for (Objective objective : TWO) {
                List<Individual> before = hall.slots().get(objective.metric());
                List<Individual> now = next.slots().get(objective.metric());
                for (int i = 0; i < before.size(); i++) {
                    assertTrue(objective.merit(now.get(i)) >= objective.merit(before.get(i)));
                }
                assertEquals(bestTwo(seen, objective), now);
            }
            hall = next;
        }
    }

    private static List<Individual> bestTwo(List<Individual> seen, Objective objective) {
        Comparator<Individual> better = Comparator.<Individual>comparingDouble(objective::merit)
                .thenComparingDouble(one -> one.value("duration") * one.value("usability"))
                .reversed()
                .thenComparingInt(Individual::number);
        Map<Genome, Individual> games = new LinkedHashMap<>();
        seen.stream()
                .filter(Individual::passed)
                .sorted(better)
                .forEach(one -> games.putIfAbsent(one.genome().essence(), one));
        return games.values().stream().limit(2).toList();
    }
}
