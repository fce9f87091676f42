package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import rulesmith.WholeFile;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Individual;
import rulesmith.archive.RankFitness;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunConfigJson;
import rulesmith.archive.RunState;
import rulesmith.evolution.Evolution;
import rulesmith.evolution.Harvest;
import rulesmith.game.RuleSetGame;
import rulesmith.learning.Learnability;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Scores;
import rulesmith.metrics.Superiority;
import rulesmith.play.Workers;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetJson;

@Command(
        name = "learnability",
        mixinStandardHelpOptions = true,
        description = {
            "Do evolved games take longer to learn than random ones, as published? Evolves games, one from each run,"
                    + " learns them and as many random ones from many seeds, and compares how long it took.",
            "",
            "May be interrupted: the same command goes on."
        },
        footer = {
            "",
            "Examples:",
            "  rulesmith experiment learnability",
            "  rulesmith experiment learnability --games 2 --seeds 3 --cap 40"
        })
final class LearnabilityExperimentCommand implements Callable<Integer> {

    private static final String EVOLVED = "evolved";
    private static final String RANDOM = "random";
    private static final int MOST_GAMES = 10;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "4",
            description = "Evolved games, and as many random ones. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Mixin
    private LearnOptions options = new LearnOptions().withSeeds(Learnability.ENOUGH_SEEDS);

    @Option(names = "--iterations", paramLabel = "N", description = "Of each evolution run. Default: 100.")
    private Integer iterations;

    @Option(
            names = "--fresh-games",
            paramLabel = "N",
            defaultValue = "1000",
            description = "Games of each kind by which the fittest game of a run is chosen. Default: ${DEFAULT-VALUE}.")
    private int freshGames;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    LearnabilityExperimentCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (iterations != null && iterations < 1) {
            throw new UsageException("--iterations is " + iterations + ", expected at least 1");
        }
        if (games < 2 || games > MOST_GAMES) {
            throw new UsageException("--games is " + games + ", expected 2 to " + MOST_GAMES);
        }
        LearnOptions.Plan plan = options.plan();
        Path folder = console.home().resolve("results").resolve("experiments").resolve("learnability");
        List<Subject> subjects = new ArrayList<>(evolved(plan.workers(), folder));
        for (int i = 1; i <= games; i++) {
            subjects.add(Subject.find(RuleSetFinder.RANDOM + i, console));
        }
        Optional<List<Learned>> learned = new LearnSession(console, plan).learn(subjects, "the same command");
        if (learned.isEmpty()) {
            return Rulesmith.FAILED;
        }
        List<Learned> all = learned.get();
        Path page = LearnCommand.write(
                console,
                all.stream()
                        .map(each -> LearnCommand.shown(each, all.indexOf(each) < games ? EVOLVED : RANDOM, folder))
                        .toList(),
                findings(all),
                folder);
        if (json) {
            console.out().println(Json.of(facts(all, page)));
        } else {
            print(all, page);
        }
        return Rulesmith.DONE;
    }

    /** The fittest game of each of several runs, kept as rule sets beside the results. */
    private List<Subject> evolved(Workers workers, Path folder) throws IOException {
        var node = RunConfigJson.defaults(Algorithm.ES);
        node.put("freshGames", freshGames);
        if (iterations != null) {
            node.put("iterations", iterations);
        }
        RunConfig config = RunConfigJson.read(node);
        LocalEvaluator evaluator = new LocalEvaluator(workers, played -> {});
        List<Subject> evolved = new ArrayList<>();
        try (Progress progress = new Progress(console, "iterations", (long) games * config.iterations())) {
            for (int i = 1; i <= games; i++) {
                RuleSet ruleSet = fittest(config.withSeed(i), evaluator, progress)
                        .withName("Evolved " + i)
                        .withProvenance(Map.of("origin", "evolved", "seed", String.valueOf(i)));
                Path file = folder.resolve(EVOLVED + "-" + i + ".json");
                WholeFile.write(file, RuleSetJson.write(ruleSet).getBytes(StandardCharsets.UTF_8));
                evolved.add(new Subject(
                        EVOLVED + "-" + i,
                        NewCommand.shown(file.toAbsolutePath()).toString(),
                        new RuleSetGame(ruleSet)));
            }
        }
        return evolved;
    }

    private static RuleSet fittest(RunConfig run, LocalEvaluator evaluator, Progress progress) {
        Evolution evolution = new Evolution(run, evaluator);
        RunState state = evolution.first().state();
        while (state.generation() < run.iterations()) {
            state = evolution.next(state).state();
            progress.advance(1);
        }
        List<Individual> keepers = Harvest.keepers(run, state);
        List<RuleSet> ruleSets = keepers.stream()
                .map(keeper -> RuleSet.of("Unnamed", keeper.genome().genes(), run.conventions()))
                .toList();
        List<Scores> scores = evaluator.evaluate(ruleSets, Harvest.freshSettings(run));
        List<Individual> fresh = new ArrayList<>();
        for (int i = 0; i < keepers.size(); i++) {
            fresh.add(keepers.get(i).withMetrics(scores.get(i).metrics(), 1));
        }
        int best = RankFitness.order(fresh, run.objectives()).get(0);
        return ruleSets.get(best).withMetrics(scores.get(best).metrics());
    }

    private Superiority compared(List<Learned> all, double share) {
        List<double[]> times =
                all.stream().map(each -> each.learnability().times(share)).toList();
        return Superiority.of(times.subList(0, games), times.subList(games, all.size()));
    }

    /** The answers, a sentence for each share of wins. */
    private List<String> findings(List<Learned> all) {
        List<String> findings = new ArrayList<>();
        for (double share : Learnability.SHARES) {
            String wins = share == 1 ? "all games" : String.format(Locale.ROOT, "%.0f %% of the games", 100 * share);
            if (all.stream()
                    .allMatch(each -> each.learnability().reaching(share).observed() == 0)) {
                findings.add("No champion of any game ever won " + wins + " against the others: nothing to compare.");
                continue;
            }
            Superiority superiority = compared(all, share);
            Measurement m = superiority.share();
            findings.add(String.format(
                    Locale.ROOT,
                    "Until a champion wins %s, an evolved game takes longer than a random one in %.0f %% of pairs [%.0f, %.0f],"
                            + " one-sided p %s.",
                    wins,
                    100 * m.mean(),
                    100 * m.low(),
                    100 * m.high(),
                    superiority.pValue() < 0.001
                            ? "< 0.001"
                            : String.format(Locale.ROOT, "= %.3f", superiority.pValue())));
        }
        findings.add("Equals, those that never got there among them, count half. The exact test relabels whole games, "
                + games + " against " + games + ".");
        return findings;
    }

    private void print(List<Learned> all, Path page) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("GENERATIONS", "PAPER", "OURS: ALL", "90 %", "75 %", "LEARNED", "VERDICT"));
        for (Learned each : all) {
            Learnability of = each.learnability();
            rows.add(List.of(
                    each.subject().name(),
                    all.indexOf(each) < games ? "80 to 110" : "30",
                    LearnOutcome.cell(of.generations(), of.cap()),
                    LearnOutcome.cell(of.reaching(0.9), of.cap()),
                    LearnOutcome.cell(of.reaching(0.75), of.cap()),
                    of.generations().observed() + " of " + of.generations().count(),
                    of.verdict().toString()));
        }
        TextLayout.table(rows).forEach(console.out()::println);
        Learnability first = all.get(0).learnability();
        String note = String.format(
                Locale.ROOT,
                "Generations until a champion wins all, 90 %% and 75 %% of its games against the others: medians over %s"
                        + " with %.0f %% intervals, %s networks.",
                TextLayout.count(first.seeds().size(), "seed"),
                100 * first.generations().coverage(),
                first.wiring());
        TextLayout.wrap(note, TextLayout.WIDTH).forEach(console.out()::println);
        console.out().println();
        for (String finding : findings(all)) {
            TextLayout.wrap(finding, TextLayout.WIDTH).forEach(console.out()::println);
        }
        console.out().println();
        console.out().println("Report  " + NewCommand.shown(page.toAbsolutePath()));
    }

    private Map<String, Object> facts(List<Learned> all, Path page) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("games", all.stream().map(LearnOutcome::facts).toList());
        Map<String, Object> longer = new LinkedHashMap<>();
        for (double share : Learnability.SHARES) {
            longer.put(String.valueOf(share), compared(all, share));
        }
        facts.put("evolvedTakesLonger", longer);
        facts.put("report", page.toString());
        return facts;
    }
}
