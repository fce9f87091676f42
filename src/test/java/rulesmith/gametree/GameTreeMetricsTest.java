package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.metrics.Scores;
import rulesmith.metrics.Settings;
import rulesmith.play.GameObserver;
import rulesmith.play.RandomAgent;
import rulesmith.play.Table;
import rulesmith.play.Workers;
import rulesmith.rules.Draughts;

class GameTreeMetricsTest {

    private static final List<String> NAMES =
            new GameTreeMetrics().metrics().stream().map(Metric::name).toList();

    private static final Game DRAUGHTS = new RuleSetGame(Draughts.ruleSet());

    private static Scores measure(Game game, List<String> metrics, int games, int threads) {
        return new LocalEvaluator(new Workers(threads), played -> {})
                .evaluateGames(List.of(() -> game), new Settings(metrics, games, 5))
                .get(0);
    }

    @Test
    void canBeAskedForByNameButAreNotMeasuredUnasked() {
        for (String name : NAMES) {
            assertEquals(name, Metrics.find(name).name());
            assertTrue(Metrics.ALL.stream().noneMatch(metric -> metric.name().equals(name)), name);
        }
        List<String> known = Metrics.known().stream().map(Metric::name).toList();
        assertEquals(NAMES, known.subList(Metrics.ALL.size(), known.size()));
        assertEquals(Metrics.ALL, Metrics.known().subList(0, Metrics.ALL.size()));
        assertEquals(known.size(), known.stream().distinct().count());
    }

    /** All of them again, the slow way, from the same games. */
    @Test
    void areWhatTheirDefinitionsSay() {
        for (Game game : List.of(DRAUGHTS, Chess.limited(12))) {
            int games = game == DRAUGHTS ? 4 : 2;
            Map<String, Double> sums = new TreeMap<>();
            Seed seed = Seed.of(5).derive(game.id()).derive("RANDOM");
            for (int i = 0; i < games; i++) {
                definitions(game, seed, i).forEach((name, value) -> sums.merge(name, value, Double::sum));
            }
            Scores scores = measure(game, NAMES, games, 1);
            assertEquals(NAMES, List.copyOf(scores.metrics().keySet()));
            for (String name : NAMES) {
                assertEquals(
                        sums.get(name) / games, scores.metrics().get(name).mean(), 1e-12, game.name() + " " + name);
            }
        }
    }

    private static Map<String, Double> definitions(Game game, Seed seed, int number) {
        List<Integer> choices = new ArrayList<>();
        Map<Player, List<Integer>> numbers =
                new TreeMap<>(Map.of(Player.SOUTH, new ArrayList<>(), Player.NORTH, new ArrayList<>()));
        new Table(game).play(new RandomAgent(), new RandomAgent(), seed, number, new GameObserver() {
            @Override
            public void moving(Position position, long move) {
                choices.add(position.moveCount());
                numbers.forEach((player, series) -> {
                    SlowScn slow = new SlowScn(
                            game.evaluation(), player, game.evaluation().lead());
                    double scn = slow.scn(position, 2);
                    series.add(scn == Double.POSITIVE_INFINITY ? ScnSearch.INFINITE : (int) scn);
                });
            }
        });
        double branching = choices.stream().mapToInt(n -> n).average().orElseThrow();
        double refinement = Math.sqrt(branching) / choices.size();
        Map<String, Double> values = new TreeMap<>();
        values.put("refinement", refinement);
        values.put(
                "refinement-distance",
                refinement < 0.07 ? 0.07 - refinement : refinement > 0.08 ? Math.min(0.25, refinement - 0.08) : 0);
        values.put("iida", choices.size() / branching);
        numbers.values().forEach(series -> {
            ScnSeries scn = ScnSeries.of(series.stream().mapToInt(n -> n).toArray());
            values.merge("velocity", scn.velocity() / 2, Double::sum);
            values.merge("hardness", (1 - scn.velocity()) / 2, Double::sum);
            double momentum = 0;
            double energy = 0;
            for (double v : scn.velocities()) {
                momentum += (1 - v) * v / choices.size();
                energy += 2 * (1 - v) * v * v / choices.size();
            }
            values.merge("momentum", momentum / 2, Double::sum);
            values.merge("energy", energy / 2, Double::sum);
            values.merge("scn-gap", Stages.meanGap(Stages.thirds(scn)) / 2, Double::sum);
        });
        return values;
    }

    @Test
    void changeNothingOfTheOtherMetricsAndNeedNoMoreGames() {
        List<String> usual = Metrics.ALL.stream().map(Metric::name).toList();
        List<String> more = new ArrayList<>(NAMES);
        more.addAll(usual);
        Map<String, ?> alone = measure(DRAUGHTS, usual, 12, 1).metrics();
        Map<String, ?> together = new TreeMap<>(measure(DRAUGHTS, more, 12, 2).metrics());
        together.keySet().removeAll(NAMES);
        assertEquals(new TreeMap<>(alone), together);
        assertEquals(
                LocalEvaluator.gamesFor(new Settings(usual, 12, 5)),
                LocalEvaluator.gamesFor(new Settings(more, 12, 5)));
    }

    @Test
    void areTheSameOnAnyNumberOfThreads() {
        assertEquals(measure(DRAUGHTS, NAMES, 25, 1), measure(DRAUGHTS, NAMES, 25, 3));
    }
}
