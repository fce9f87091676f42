package rulesmith.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunConfigJson;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.evolution.Harvest;
import rulesmith.evolution.Run;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Scores;
import rulesmith.play.GameRecord;
import rulesmith.play.Match;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.RandomAgent;
import rulesmith.play.Workers;
import rulesmith.rules.Draughts;
import rulesmith.rules.GameName;
import rulesmith.rules.RuleSet;

/** Runs for tests: real ones, only shorter. */
final class SmallRun {

    private SmallRun() {}

    static RunConfig config(Algorithm algorithm, Consumer<ObjectNode> changes) {
        ObjectNode node = RunConfigJson.defaults(algorithm);
        changes.accept(node);
        return RunConfigJson.read(node);
    }

    static RunSummary of(Algorithm algorithm, Path folder) throws IOException {
        return of(
                config(
                        algorithm,
                        node -> node.put("iterations", 8)
                                .put("games", 4)
                                .put("freshGames", 20)
                                .put("keep", 4)),
                folder);
    }

    static RunSummary of(RunConfig config, Path populations) throws IOException {
        String name = config.algorithm() + "-" + config.seed();
        RunFolder folder = RunFolder.create(populations, name, config, "0.1.0");
        LocalEvaluator evaluator = new LocalEvaluator(Workers.all(), n -> {});
        RunState state = new Run(folder, config, evaluator).go(() -> false, s -> {});
        List<Individual> keepers = Harvest.keepers(config, state);
        List<Integer> numbers =
                new ArrayList<>(keepers.stream().map(Individual::number).toList());
        numbers.add(state.population().get(0).number());
        Map<Integer, List<Individual>> lineages = folder.lineages(config, numbers);
        List<RuleSet> ruleSets = Harvest.ruleSets(config, name, keepers, lineages, evaluator);
        List<KeptGame> games = new ArrayList<>();
        for (int i = 0; i < keepers.size(); i++) {
            RuleSet ruleSet =
                    ruleSets.get(i).withName(GameName.of(Seed.of(config.seed()).derive(i)));
            games.add(new KeptGame(
                    ruleSet.name().toLowerCase(Locale.ROOT),
                    ruleSet,
                    keepers.get(i),
                    lineages.get(keepers.get(i).number()),
                    sample(ruleSet)));
        }
        return new RunSummary(
                name,
                "0.1.0",
                config,
                state,
                folder.generations(400),
                games,
                lineages.get(state.population().get(0).number()),
                references(config, evaluator));
    }

    private static GameRecord sample(RuleSet ruleSet) {
        RuleSetGame game = new RuleSetGame(ruleSet);
        return new Match(game, OnePlyAgent::new, rules -> new RandomAgent())
                .play(1, Seed.of(3), true, new Workers(1), n -> {})
                .get(0);
    }

    private static Map<String, Scores> references(RunConfig config, LocalEvaluator evaluator) {
        List<Scores> scores = evaluator.evaluateGames(
                List.of(() -> Chess.limited(100), () -> new RuleSetGame(Draughts.ruleSet())),
                Harvest.freshSettings(config));
        Map<String, Scores> references = new LinkedHashMap<>();
        references.put("chess", scores.get(0));
        references.put("draughts", scores.get(1));
        return references;
    }
}
