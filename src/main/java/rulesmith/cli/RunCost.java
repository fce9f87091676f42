package rulesmith.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.archive.HallOfFame;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunConfigJson;
import rulesmith.genome.Genome;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.play.Workers;
import rulesmith.rules.RuleSet;

/** What a run will cost, from a sample of random rule sets played on this machine. */
record RunCost(Console console, Workers workers) {

    private static final int SAMPLE = 64;

    /** The configuration goes to the output, fit to be a configuration file; what it costs to people. */
    void print(RunConfig config, boolean json) {
        long ruleSets = (long) config.population() * (config.iterations() + 1L);
        int games = LocalEvaluator.gamesFor(config.settings(0));
        int kept = switch (config.algorithm()) {
            case ES, GA -> HallOfFame.SLOTS * config.objectives().size();
            case NSGA2, MAP_ELITES -> config.keep();
        };
        long last = RunSession.lastGames(config, kept);
        long all = ruleSets * (config.gateGames() + games) + last;
        double seconds = secondsPerGame(config) * all;
        String written = RunConfigJson.write(config, null, null);
        if (json) {
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("config", RunConfigJson.parse(written));
            facts.put("ruleSets", ruleSets);
            facts.put("games", all);
            facts.put("seconds", seconds);
            facts.put("threads", workers.threads());
            console.out().println(Json.of(facts));
            return;
        }
        console.out().print(written);
        console.err()
                .println(String.format(
                        Locale.ROOT,
                        "%,d rule sets, each with %,d games to pass the gates and then %,d; then %,d games with the best"
                                + " and with what they are compared with: up to %,d games",
                        ruleSets,
                        config.gateGames(),
                        games,
                        last,
                        all));
        console.err()
                .println("about " + Progress.time(Math.max(1, seconds)) + " on "
                        + TextLayout.count(workers.threads(), "thread") + ", by a sample of " + SAMPLE
                        + " random rule sets; nothing was written");
    }

    private double secondsPerGame(RunConfig config) {
        List<RuleSet> sample = IntStream.range(0, SAMPLE)
                .mapToObj(i -> Genome.random(
                                Seed.of(config.seed()).derive("sample").derive(i), config.conventions())
                        .ruleSet("Sample", config.conventions()))
                .toList();
        LocalEvaluator evaluator = new LocalEvaluator(workers, played -> {});
        // Once to warm up: a run is longer than the first second of a virtual machine.
        evaluator.evaluate(sample, config.settings(0));
        long start = System.nanoTime();
        evaluator.evaluate(sample, config.settings(1));
        return (System.nanoTime() - start) / 1e9 / SAMPLE / LocalEvaluator.gamesFor(config.settings(0));
    }
}
