package rulesmith.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Front;
import rulesmith.archive.Grid;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.archive.Sample;
import rulesmith.genome.Genome;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Settings;
import rulesmith.rules.RuleSet;

class HarvestTest {

    @TempDir
    private Path home;

    private static RunConfig config(Algorithm algorithm) {
        return Sample.config(
                algorithm, "{'population': 6, 'games': 4, 'gates': 5, 'iterations': 20, 'keep': 5, 'freshGames': 30}");
    }

    private static RunState evolved(RunConfig config) {
        Evolution evolution = new Evolution(config, new MadeUpEvaluator());
        RunState state = evolution.first().state();
        while (state.generation() < config.iterations()) {
            state = evolution.next(state).state();
        }
        return state;
    }

    private static Genome mirrored(Genome genome) {
        List<Integer> genes = new ArrayList<>(genome.genes());
        for (int row = 0; row < 24; row += 8) {
            Collections.reverse(genes.subList(row, row + 8));
        }
        return new Genome(genes);
    }

    private static long games(List<Individual> keepers) {
        return keepers.stream()
                .map(keeper -> keeper.genome().essence())
                .distinct()
                .count();
    }

    @ParameterizedTest
    @EnumSource(Algorithm.class)
    void keepersAreDifferentGamesThatWereMeasured(Algorithm algorithm) {
        RunConfig config = config(algorithm);
        List<Individual> keepers = Harvest.keepers(config, evolved(config));
        assertTrue(keepers.size() > 2, keepers.size() + " keepers");
        assertTrue(keepers.stream().allMatch(Individual::passed));
        assertEquals(keepers.size(), games(keepers));
    }

    @Test
    void slotsAreKeptInTheirOrder() {
        for (Algorithm algorithm : List.of(Algorithm.ES, Algorithm.GA)) {
            RunConfig config = config(algorithm);
            RunState state = evolved(config);
            assertEquals(state.best().members(), Harvest.keepers(config, state));
        }
    }

    @Test
    void ofAFrontTheMostDiverseAreKept() {
        RunConfig config = config(Algorithm.NSGA2);
        RunState state = evolved(config);
        List<Individual> front = Front.of(state.population(), config.objectives());
        List<Individual> keepers = Harvest.keepers(config, state);
        assertTrue(front.containsAll(keepers));
        assertEquals(Math.min(5, front.size()), keepers.size());
    }

    @Test
    void ofAGridTheBestAreKept() {
        RunConfig config = config(Algorithm.MAP_ELITES);
        RunState state = evolved(config);
        Grid grid = Grid.of(config);
        List<Individual> keepers = Harvest.keepers(config, state);
        assertEquals(5, keepers.size());
        double worst = keepers.stream().mapToDouble(grid::quality).min().orElseThrow();
        assertEquals(worst, grid.quality(keepers.get(4)));
        assertTrue(state.population().stream()
                .filter(elite -> !keepers.contains(elite))
                .allMatch(elite -> grid.quality(elite) <= worst));
    }

    /** Measured twice, a game may fall into two cells; also its mirror image may. */
    @Test
    void aGameOfTwoCellsIsKeptOnce() {
        RunConfig config = config(Algorithm.MAP_ELITES);
        Genome twice = Sample.genome(1);
        RunState state = new RunState(
                1,
                4,
                List.of(
                        elite(0, twice, 0.9, 5),
                        elite(1, twice, 0.8, 15),
                        elite(2, mirrored(twice), 0.7, 25),
                        elite(3, Sample.genome(2), 0.6, 35)),
                HallOfFame.empty(config.objectives()),
                Map.of());
        assertEquals(
                List.of(0, 3),
                Harvest.keepers(config, state).stream().map(Individual::number).toList());
    }

    private static Individual elite(int number, Genome genome, double quality, double length) {
        return Sample.individual(
                number, genome, "duration", quality, "intelligence", quality, "branching", 5, "length", length);
    }

    @Test
    void aGameAndItsMirrorImageInAFrontAreKeptOnce() {
        RunConfig config = Sample.config(Algorithm.NSGA2, "{'objectives': {'duration': 1, 'usability': 1}}");
        Genome twice = Sample.genome(1);
        RunState state = new RunState(
                1,
                3,
                List.of(
                        Sample.individual(0, twice, "duration", 0.1, "usability", 3),
                        Sample.individual(1, mirrored(twice), "duration", 0.2, "usability", 2),
                        Sample.individual(2, Sample.genome(2), "duration", 0.3, "usability", 1)),
                HallOfFame.empty(config.objectives()),
                Map.of());
        List<Individual> keepers = Harvest.keepers(config, state);
        assertEquals(2, keepers.size());
        assertEquals(2, games(keepers));
    }

    @Test
    void keepersAreMeasuredOnGamesThatEvolutionHasNotSeen() {
        RunConfig config = config(Algorithm.MAP_ELITES);
        Settings fresh = Harvest.freshSettings(config);
        for (int look = 0; look <= MapElites.MOST_LOOKS; look++) {
            assertNotEquals(config.settings(look).seed(), fresh.seed());
        }
        assertEquals(30, fresh.games());
        assertEquals(Metrics.ALL.stream().map(Metric::name).toList(), fresh.metrics());
        assertEquals(fresh, Harvest.freshSettings(config));
        assertNotEquals(
                fresh.seed(),
                Harvest.freshSettings(Sample.config(Algorithm.MAP_ELITES, "{'seed': 2}"))
                        .seed());
    }

    @Test
    void whatTheRunAsksForIsMeasuredAgainToo() {
        RunConfig config = Sample.config(Algorithm.GA, "{'objectives': {'velocity': 1, 'duration': 1, 'iida': 1}}");
        List<String> fresh = Harvest.freshSettings(config).metrics();
        assertEquals(Metrics.ALL.size() + 2, fresh.size());
        assertEquals(List.of("velocity", "iida"), fresh.subList(Metrics.ALL.size(), fresh.size()));
    }

    @Test
    void aRuleSetSaysWhereItComesFromAndWhatWasMeasured() throws IOException {
        RunConfig config = config(Algorithm.GA);
        RunFolder folder = RunFolder.create(home, "my-run", config, "1.0");
        RunState state = new Run(folder, config, new MadeUpEvaluator()).go(() -> false, progress -> {});
        List<Individual> keepers = Harvest.keepers(config, state);
        Map<Integer, List<Individual>> lineages =
                folder.lineages(config, keepers.stream().map(Individual::number).toList());
        List<RuleSet> kept = Harvest.ruleSets(config, "my-run", keepers, lineages, new MadeUpEvaluator());
        assertEquals(keepers.size(), kept.size());
        int grandchildren = 0;
        for (int i = 0; i < kept.size(); i++) {
            Individual keeper = keepers.get(i);
            RuleSet ruleSet = kept.get(i);
            assertEquals(keeper.genome(), Genome.of(ruleSet));
            assertEquals(config.conventions(), ruleSet.conventions());
            Map<String, String> expected = new LinkedHashMap<>();
            expected.put("origin", "evolved");
            expected.put("run", "my-run");
            expected.put("individual", String.valueOf(keeper.number()));
            expected.put("generation", String.valueOf(keeper.generation()));
            expected.put(
                    "parents",
                    String.join(
                            " ", keeper.parents().stream().map(String::valueOf).toList()));
            List<String> line = lineages.get(keeper.number()).stream()
                    .map(ancestor -> String.valueOf(ancestor.number()))
                    .toList();
            expected.put("lineage", String.join(" > ", line));
            assertEquals(expected, Map.copyOf(ruleSet.provenance()));
            assertEquals(String.valueOf(keeper.number()), line.get(line.size() - 1));
            grandchildren += line.size() > 2 ? 1 : 0;
            assertEquals(
                    new MadeUpEvaluator()
                            .evaluate(List.of(ruleSet), Harvest.freshSettings(config))
                            .get(0)
                            .metrics(),
                    Map.copyOf(ruleSet.metrics()));
        }
        assertTrue(grandchildren > 0);
    }
}
