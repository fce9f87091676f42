package rulesmith.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Front;
import rulesmith.archive.GenerationTable;
import rulesmith.archive.Grid;
import rulesmith.archive.Individual;
import rulesmith.archive.IndividualTable;
import rulesmith.archive.InvalidRunException;
import rulesmith.archive.Objective;
import rulesmith.archive.RankFitness;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.archive.Sample;
import rulesmith.evolution.Evolution.Iteration;
import rulesmith.genome.Genome;
import rulesmith.metrics.Evaluator;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Scores;
import rulesmith.play.Workers;
import rulesmith.rules.Draughts;
import rulesmith.rules.Genes;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Variant;

class EvolutionTest {

    private static final int POPULATION = 6;

    private static RunConfig config(Algorithm algorithm, long seed) {
        return Sample.config(
                algorithm,
                "{'population': " + POPULATION + ", 'games': 4, 'gates': 5, 'keep': 4, 'seed': " + seed
                        + ", 'behaviour': ['branching:0:40:4', 'length:0:100:4']}");
    }

    private static Evaluator playing(int threads) {
        return new LocalEvaluator(new Workers(threads), games -> {});
    }

    private static List<Iteration> evolve(RunConfig config, Evaluator evaluator, int iterations) {
        Evolution evolution = new Evolution(config, evaluator);
        List<Iteration> done = new ArrayList<>(List.of(evolution.first()));
        for (int i = 0; i < iterations; i++) {
            done.add(evolution.next(done.get(i).state()));
        }
        return done;
    }

    private static List<Individual> born(RunConfig config, List<Iteration> done) {
        return done.stream()
                .flatMap(iteration -> iteration.individualRows().stream())
                .map(IndividualTable.of(config)::parse)
                .toList();
    }

    /** Evaluates a batch in another order. */
    private static Evaluator shuffling(Evaluator evaluator) {
        Random random = new Random(8);
        return (batch, settings) -> {
            List<Integer> order =
                    new ArrayList<>(IntStream.range(0, batch.size()).boxed().toList());
            Collections.shuffle(order, random);
            List<RuleSet> shuffled = order.stream().map(batch::get).toList();
            List<Scores> scores = evaluator.evaluate(shuffled, settings);
            Scores[] sorted = new Scores[batch.size()];
            for (int i = 0; i < sorted.length; i++) {
                sorted[order.get(i)] = scores.get(i);
            }
            return Arrays.asList(sorted);
        };
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void theSameSeedGivesTheSameRunOnAnyNumberOfThreadsAndInAnyOrder(Algorithm algorithm) {
        RunConfig config = config(algorithm, 3);
        List<Iteration> alone = evolve(config, playing(1), 6);
        assertEquals(alone, evolve(config, playing(2), 6));
        assertEquals(alone, evolve(config, shuffling(playing(2)), 6));
        List<Iteration> other = evolve(config(algorithm, 4), playing(2), 6);
        for (int i = 0; i <= 6; i++) {
            assertNotEquals(alone.get(i).individualRows(), other.get(i).individualRows());
        }
    }

    /** The engine must not depend on what was remembered, nor on the thread or what it did before. */
    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void everyIterationDependsOnTheStateOnly(Algorithm algorithm) {
        RunConfig config = config(algorithm, 3);
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 5);
        for (int i = 0; i < 5; i++) {
            Evolution fresh = new Evolution(config, new MadeUpEvaluator());
            assertEquals(done.get(i + 1), fresh.next(done.get(i).state()));
        }
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void parentsAreBornBeforeTheirChildrenAndNumbersCountBirths(Algorithm algorithm) {
        RunConfig config = config(algorithm, 5);
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 12);
        List<Individual> born = born(config, done);
        int pairs = 0;
        for (int i = 0; i < born.size(); i++) {
            Individual one = born.get(i);
            assertEquals(i, one.number());
            assertEquals(one.genome(), one.genome().repaired(config.conventions()), "valid");
            assertEquals(one.generation() == 0, one.parents().isEmpty());
            for (int parent : one.parents()) {
                assertTrue(born.get(parent).generation() < one.generation());
                if (algorithm == Algorithm.ES || algorithm == Algorithm.MAP_ELITES) {
                    assertTrue(born.get(parent).passed(), "whoever was dropped has no children");
                }
            }
            assertTrue(one.parents().size() <= 2);
            assertEquals(one.parents().size(), new HashSet<>(one.parents()).size());
            pairs += one.parents().size() == 2 ? 1 : 0;
        }
        assertEquals(born.size(), done.get(12).state().born());
        assertTrue(algorithm == Algorithm.ES ? pairs == 0 : pairs > 10, pairs + " children of two");
    }

    @ParameterizedTest
    @CsvSource({"ES, 6", "GA, 6", "NSGA2, 6", "MAP_ELITES, 6", "GA, 5", "NSGA2, 5", "ES, 2", "GA, 2", "NSGA2, 2"})
    void populationsHaveTheirSize(Algorithm algorithm, int size) {
        RunConfig config = Sample.config(algorithm, "{'population': " + size + ", 'games': 4, 'gates': 5}");
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 8);
        for (int i = 0; i <= 8; i++) {
            RunState state = done.get(i).state();
            assertEquals(i, state.generation());
            if (i > 0) {
                assertEquals(size, done.get(i).individualRows().size());
            }
            if (algorithm != Algorithm.MAP_ELITES) {
                assertEquals(i == 0 ? size : 2 * size, state.population().size());
                assertEquals(
                        state.population().size(),
                        state.population().stream()
                                .map(Individual::number)
                                .distinct()
                                .count());
            }
            int columns = new GenerationTable(config).header().split(",").length;
            assertEquals(columns, done.get(i).generationRow().split(",", -1).length);
        }
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void theFirstPopulationHasOnlyThoseWhoPassedAndDropsAreCounted(Algorithm algorithm) {
        RunConfig config = config(algorithm, 6);
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 4);
        RunState first = done.get(0).state();
        assertTrue(first.population().stream().allMatch(Individual::passed));
        for (int i = 0; i <= 4; i++) {
            long dropped = born(config, done.subList(0, i + 1)).stream()
                    .filter(one -> !one.passed())
                    .count();
            assertEquals(
                    dropped,
                    done.get(i).state().gates().values().stream()
                            .mapToInt(Integer::intValue)
                            .sum());
        }
        assertTrue(first.gates().get("ends at once") > 0);
    }

    /** The elites of a grid are looked at again, and may turn out to be worse than they seemed. */
    @Test
    void inAGridTheBestEverIsAtLeastAsGoodAsAnyEliteByAllLooks() {
        RunConfig config = config(Algorithm.MAP_ELITES, 7);
        for (Iteration iteration : evolve(config, new MadeUpEvaluator(), 15)) {
            for (Objective objective : config.objectives()) {
                Individual best =
                        iteration.state().best().slots().get(objective.metric()).get(0);
                for (Individual elite : iteration.state().population()) {
                    assertTrue(objective.merit(best) >= objective.merit(elite));
                    assertTrue(elite.number() != best.number() || elite.equals(best));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(names = "MAP_ELITES", mode = EnumSource.Mode.EXCLUDE)
    void theBestEverNeverGetsWorseAndIsAtLeastAsGoodAsAnybodyBorn(Algorithm algorithm) {
        RunConfig config = config(algorithm, 7);
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 15);
        for (Objective objective : config.objectives()) {
            double before = 0;
            for (int i = 0; i <= 15; i++) {
                double best = objective.merit(done.get(i)
                        .state()
                        .best()
                        .slots()
                        .get(objective.metric())
                        .get(0));
                assertTrue(best >= before);
                for (Individual one : born(config, done.subList(i, i + 1))) {
                    assertTrue(best >= objective.merit(one));
                }
                before = best;
            }
        }
    }

    /** Eq. 6 by itself: parent i of the next iteration is parent i or its child. */
    @Test
    void inAnEvolutionStrategyAChildFightsItsParentAlone() {
        RunConfig config = config(Algorithm.ES, 8);
        List<Iteration> done = evolve(config, playing(2), 12);
        int replacements = 0;
        for (int i = 1; i <= 12; i++) {
            List<Individual> parents = done.get(i - 1).state().population().subList(0, POPULATION);
            List<Individual> next = done.get(i).state().population().subList(0, POPULATION);
            List<Individual> children = born(config, done.subList(i, i + 1));
            int replaced = 0;
            for (int family = 0; family < POPULATION; family++) {
                Individual parent = parents.get(family);
                Individual child = children.get(family);
                assertEquals(List.of(parent.number()), child.parents());
                boolean better = child.passed() && sum(parent, child, config) > 4;
                assertEquals(better ? child : parent, next.get(family));
                String row = done.get(i).individualRows().get(family);
                assertEquals(better ? String.valueOf(parent.number()) : "", row.split(",", -1)[3]);
                replaced += better ? 1 : 0;
            }
            assertEquals(String.valueOf(replaced), done.get(i).generationRow().split(",")[3]);
            replacements += replaced;
        }
        assertTrue(replacements > 3 && replacements < 60, replacements + " replacements");
    }

    private static double sum(Individual parent, Individual child, RunConfig config) {
        double sum = 0;
        for (Objective objective : config.objectives()) {
            double p = parent.value(objective.metric());
            double c = child.value(objective.metric());
            sum += p == 0 ? (c == 0 ? 1 : 2) : 1 - (p - c) / p;
        }
        return sum;
    }

    @Test
    void aGeneticAlgorithmFindsBetterGames() {
        RunConfig config = Sample.config(
                Algorithm.GA,
                "{'population': 10, 'games': 10, 'gates': 6, 'objectives': {'duration': 1, 'usability': 1}}");
        List<Iteration> done = evolve(config, playing(2), 30);
        for (String metric : List.of("duration", "usability")) {
            double before = mean(done.get(0).state(), metric);
            double after = mean(done.get(30).state(), metric);
            assertTrue(after > 1.1 * before, metric + " " + before + " to " + after);
        }
    }

    private static double mean(RunState state, String metric) {
        return state.population().stream()
                .filter(Individual::passed)
                .mapToDouble(one -> one.value(metric))
                .average()
                .orElseThrow();
    }

    @Test
    void aGeneticAlgorithmKeepsTheFittest() {
        RunConfig config = config(Algorithm.GA, 9);
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 10);
        for (int i = 2; i <= 10; i++) {
            List<Individual> before = done.get(i - 1).state().population();
            double[] fitness = RankFitness.of(before, config.objectives());
            double[] sorted = fitness.clone();
            Arrays.sort(sorted);
            Set<Integer> survivors = survivors(done.get(i).state());
            for (int j = 0; j < before.size(); j++) {
                if (fitness[j] > sorted[POPULATION]) {
                    assertTrue(survivors.contains(before.get(j).number()), "fitter than the middle");
                } else if (fitness[j] < sorted[POPULATION]) {
                    assertTrue(!survivors.contains(before.get(j).number()), "less fit than the middle");
                }
            }
        }
    }

    private static Set<Integer> survivors(RunState state) {
        Set<Integer> survivors = new HashSet<>();
        state.population().stream()
                .filter(one -> one.generation() < state.generation())
                .forEach(one -> survivors.add(one.number()));
        assertEquals(POPULATION, survivors.size());
        return survivors;
    }

    @Test
    void nsga2KeepsTheFront() {
        RunConfig config = Sample.config(
                Algorithm.NSGA2,
                "{'population': " + POPULATION
                        + ", 'games': 4, 'gates': 5, 'objectives': {'duration': 1, 'usability': 1}}");
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 15);
        int small = 0;
        for (int i = 1; i <= 15; i++) {
            List<Individual> front = Front.of(done.get(i - 1).state().population(), config.objectives());
            Set<Integer> survivors = survivors(done.get(i).state());
            Set<Integer> numbers =
                    new HashSet<>(front.stream().map(Individual::number).toList());
            if (numbers.size() <= POPULATION) {
                small++;
                assertTrue(survivors.containsAll(numbers), survivors + " without some of " + numbers);
            } else {
                assertTrue(numbers.containsAll(survivors), survivors + " with others than " + numbers);
            }
        }
        assertTrue(small > 5);
    }

    /** Nobody has any merit here, but a game that could not be measured must not push out one that could. */
    @ParameterizedTest
    @EnumSource(
            value = Algorithm.class,
            names = {"GA", "NSGA2"})
    void whoeverWasDroppedSurvivesNobodyWhoPassed(Algorithm algorithm) {
        RunConfig config = Sample.config(
                algorithm, "{'population': " + POPULATION + ", 'gates': 5, 'objectives': {'lead-changes': 1}}");
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 15);
        int drops = 0;
        for (int i = 1; i <= 15; i++) {
            List<Individual> before = done.get(i - 1).state().population();
            long dropped = before.stream().filter(one -> !one.passed()).count();
            assertTrue(before.size() - dropped >= POPULATION);
            drops += (int) dropped;
            Set<Integer> survivors = survivors(done.get(i).state());
            assertTrue(before.stream()
                    .filter(one -> survivors.contains(one.number()))
                    .allMatch(Individual::passed));
        }
        assertTrue(drops > 10);
    }

    @Test
    void mapElitesHasOneEliteACellEachInItsOwn() {
        RunConfig config = config(Algorithm.MAP_ELITES, 10);
        Grid grid = Grid.of(config);
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 40);
        int most = 1;
        for (Iteration iteration : done) {
            List<Individual> elites = iteration.state().population();
            List<Integer> cells = elites.stream().map(grid::cell).toList();
            assertEquals(cells.stream().distinct().sorted().toList(), cells);
            for (Individual elite : elites) {
                assertTrue(elite.passed());
                assertTrue(elite.looks() <= MapElites.MOST_LOOKS);
                assertPooled(elite, config);
                most = Math.max(most, elite.looks());
            }
        }
        assertTrue(most > 3, "the looks grow: " + most);
        assertTrue(done.get(40).state().population().size()
                > done.get(0).state().population().size());
    }

    /** What is known of an elite is the mean of all looks at it. */
    private static void assertPooled(Individual elite, RunConfig config) {
        RuleSet ruleSet = elite.genome().ruleSet("Elite", config.conventions());
        for (String metric : config.metrics()) {
            double sum = 0;
            for (int look = 0; look < elite.looks(); look++) {
                sum += new MadeUpEvaluator()
                        .evaluate(List.of(ruleSet), config.settings(look))
                        .get(0)
                        .metrics()
                        .get(metric)
                        .mean();
            }
            assertEquals(sum / elite.looks(), elite.value(metric), 1e-9, metric);
            assertEquals(
                    elite.looks() * config.games(), elite.metrics().get(metric).games());
        }
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void startersComeFirst(Algorithm algorithm) {
        Genome draughts = Genome.of(Draughts.ruleSet());
        Genome endless = new Genome(Variant.genes(Genes.MOVEMENT, 5));
        RunConfig config = config(algorithm, 11).withStarters(List.of(endless, draughts));
        List<Individual> born = born(config, List.of(new Evolution(config, playing(2)).first()));
        assertEquals(endless, born.get(0).genome());
        assertEquals("nobody loses", born.get(0).gate());
        assertEquals(draughts, born.get(1).genome());
        assertTrue(born.get(1).passed());
        assertEquals(POPULATION, born.stream().filter(Individual::passed).count(), "random ones join them");
    }

    @Test
    void moreStartersThanPlacesWaitUntilOneIsFree() {
        List<Genome> starters =
                IntStream.range(0, 40).mapToObj(i -> Sample.genome(i)).toList();
        RunConfig config = config(Algorithm.GA, 11).withStarters(starters);
        List<Individual> born = born(config, List.of(new Evolution(config, new MadeUpEvaluator()).first()));
        assertEquals(
                starters.subList(0, born.size()),
                born.stream().map(Individual::genome).toList());
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void gatesThatNobodyPassesAreNamed(Algorithm algorithm) {
        RunConfig config = Sample.config(algorithm, "{'population': 2, 'games': 2, 'conventions': {'moveLimit': 9}}");
        InvalidRunException e =
                assertThrows(InvalidRunException.class, () -> new Evolution(config, playing(2)).first());
        assertTrue(
                e.getMessage()
                        .matches("only 0 of 20\\d genomes passed the gates, but the population needs 2;"
                                + " a smaller 'minPieces' or 'gates' 0 lets more pass"),
                e.getMessage());
    }

    @Test
    void withoutGatesAllAreMeasured() {
        RunConfig config = Sample.config(Algorithm.GA, "{'population': 4, 'games': 2, 'gates': 0}");
        List<Iteration> done = evolve(config, new MadeUpEvaluator(), 3);
        assertTrue(born(config, done).stream().allMatch(Individual::passed));
        assertEquals(4 + 3 * 4, done.get(3).state().born());
    }
}
