package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Individual;
import rulesmith.archive.InvalidRunException;
import rulesmith.archive.RankFitness;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.evolution.Harvest;
import rulesmith.evolution.Run;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Scores;
import rulesmith.play.GameRecord;
import rulesmith.play.Match;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.Workers;
import rulesmith.report.KeptGame;
import rulesmith.report.PngException;
import rulesmith.report.RunReport;
import rulesmith.report.RunSummary;
import rulesmith.rules.Conventions;
import rulesmith.rules.Draughts;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;

/** A run from its beginning or its last checkpoint to its last words, as a user at a terminal sees it. */
final class RunSession {

    /** Seconds between Ctrl-C and the end, at most. */
    private static final long PATIENCE = 20;

    /** Fresh games after Ctrl-C. */
    private static final int HASTY = 500;

    /** Known games that new ones are compared with. */
    private static final int REFERENCES = 2;

    /** Of the fresh games of the best, this part is played with them. */
    private static final int REFERENCE_SHARE = 5;

    /** Pairs of games from which the one to show is taken. */
    private static final int SAMPLES = 5;

    private final Console console;
    private final RunFolder folder;
    private final RunConfig config;
    private final RunOptions options;
    private final Workers workers;
    private final RunClock clock = new RunClock();

    /** What came out, if its best games are to be learned next. */
    private RunOutcome outcome;

    RunSession(Console console, RunFolder folder, RunConfig config, RunOptions options, Workers workers) {
        this.console = console;
        this.folder = folder;
        this.config = config;
        this.options = options;
        this.workers = workers;
    }

    int go() throws IOException {
        int exit = run();
        return outcome == null ? exit : learn();
    }

    private int run() throws IOException {
        try (RunFolder.Lock lock = folder.lock();
                StopSignal stop = new StopSignal(console, PATIENCE)) {
            try {
                return go(lock, stop);
            } catch (IOException | RuntimeException e) {
                if (stop.wanted()) {
                    // The process ends when the signal is closed, and nobody would say why.
                    console.err().println("rulesmith: " + Rulesmith.sentence(e));
                }
                throw e;
            }
        }
    }

    private int go(RunFolder.Lock lock, StopSignal stop) throws IOException {
        lock.extend(config);
        RunState state = evolve(stop);
        // Who stops a run wants to see its games soon; when it goes on they are measured well.
        RunConfig ending = stop.wanted() ? config.withFreshGames(Math.min(config.freshGames(), HASTY)) : config;
        List<Individual> keepers = Harvest.keepers(config, state);
        Individual head = headOfFamily(state);
        Map<Integer, List<Individual>> lineages = lineages(keepers, head);
        RunSummary known = known(ending, state, lineages.get(head.number()));
        RunReport report = options.noReport ? null : new RunReport(known);
        RunSummary summary;
        try {
            stop.interruptMe();
            summary = measured(known, keepers, lineages, report);
        } catch (CancellationException e) {
            console.err()
                    .println("Stopped while the best games were measured; 'rulesmith resume " + folder.name()
                            + "' measures and keeps them.");
            return Rulesmith.FAILED;
        }
        clock.lap("measuring the best");
        Path page = report == null ? null : written(report, summary);
        clock.lap("report");
        RunOutcome words = new RunOutcome(console, summary, page);
        boolean learns = options.learners() > 0 && !stop.wanted();
        if (!options.json) {
            words.print();
        } else if (!learns) {
            console.out().println(Json.of(words.facts()));
        }
        outcome = learns ? words : null;
        if (options.profile) {
            clock.lines().forEach(console.err()::println);
        }
        return Rulesmith.DONE;
    }

    /** How long the best take to learn; what is found out is kept with the games. */
    private int learn() throws IOException {
        List<Subject> best = outcome.byFitness().stream()
                .limit(options.learners())
                .map(game -> new Subject(game.shortName(), new RuleSetGame(game.ruleSet())))
                .toList();
        LearnSession session = new LearnSession(console, LearnOptions.Plan.usual(LearnOptions.SEEDS, workers));
        String again = "'rulesmith resume " + folder.name() + " --learnability best:" + options.learners() + "'";
        Optional<List<Learned>> learned = session.learn(best, again);
        if (learned.isEmpty()) {
            return Rulesmith.FAILED;
        }
        for (Learned each : learned.get()) {
            LearnabilityMetric.keep(console, each);
        }
        Path folder =
                console.home().resolve("results").resolve(this.folder.name()).resolve("learnability");
        Path page = options.noReport ? null : LearnCommand.report(console, learned.get(), folder);
        LearnOutcome words = new LearnOutcome(console, learned.get(), page);
        if (options.json) {
            Map<String, Object> facts = new LinkedHashMap<>(outcome.facts());
            facts.put("learnability", words.facts());
            console.out().println(Json.of(facts));
        } else {
            console.out().println();
            words.print();
        }
        return Rulesmith.DONE;
    }

    private RunState evolve(StopSignal stop) throws IOException {
        if (console.live()) {
            console.err()
                    .println(config.algorithm().title() + ", seed " + config.seed() + ", "
                            + TextLayout.count(config.iterations(), "iteration") + " of "
                            + config.population() + " rule sets: run " + folder.name());
        }
        int begun = folder.state(config).map(RunState::generation).orElse(0);
        RunProgress remark = new RunProgress(config);
        clock.lap("preparing");
        try (Progress progress = new Progress(console, "iterations", begun, config.iterations(), remark)) {
            return new Run(folder, config, clock.timed(new LocalEvaluator(workers, played -> {})))
                    .go(stop::wanted, state -> {
                        if (remark.reached(state)) {
                            progress.advance(1);
                        }
                    });
        } catch (InvalidRunException e) {
            // It could not even begin: nothing of it is worth keeping.
            folder.discard();
            throw e;
        } finally {
            clock.lap("evolution");
        }
    }

    private Map<Integer, List<Individual>> lineages(List<Individual> keepers, Individual head) throws IOException {
        Set<Integer> numbers = new LinkedHashSet<>(List.of(head.number()));
        keepers.forEach(keeper -> numbers.add(keeper.number()));
        return folder.lineages(config, numbers);
    }

    private RunSummary known(RunConfig ending, RunState state, List<Individual> family) throws IOException {
        return new RunSummary(
                folder.name(),
                folder.version(),
                ending,
                state,
                folder.generations(RunSummary.MOST_GENERATIONS),
                List.of(),
                family,
                Map.of());
    }

    /** Measures the best again, names them and writes them to {@code rulesets/}. */
    private RunSummary measured(
            RunSummary known, List<Individual> keepers, Map<Integer, List<Individual>> lineages, RunReport report)
            throws IOException {
        try (Progress progress =
                new Progress(console, "games with the best", lastGames(known.config(), keepers.size()))) {
            LocalEvaluator evaluator = new LocalEvaluator(workers, progress::advance);
            List<RuleSet> ruleSets =
                    Harvest.ruleSets(known.config(), folder.name(), keepers, lineages, clock.timed(evaluator));
            RuleSetFolder shelf = RuleSetFinder.folder(console);
            List<KeptGame> games = new ArrayList<>();
            for (int i = 0; i < keepers.size(); i++) {
                RuleSet named = shelf.shelve(ruleSets.get(i), GameFinder.RESERVED);
                games.add(new KeptGame(
                        RuleSetFolder.slug(named.name()),
                        named,
                        keepers.get(i),
                        lineages.get(keepers.get(i).number()),
                        sample(named)));
            }
            if (report != null) {
                report.addGames(known.with(games, Map.of()));
            }
            return known.with(games, references(evaluator, known.config()));
        }
    }

    /** The fittest of those who could have children next. */
    private Individual headOfFamily(RunState state) {
        List<Individual> population = state.population();
        double[] fitness = RankFitness.of(population, config.objectives());
        // An evolution strategy keeps those who lost behind its parents.
        int breeders = config.algorithm() == Algorithm.ES ? config.population() : population.size();
        return population.get(IntStream.range(0, breeders)
                .boxed()
                .max(Comparator.comparingDouble(i -> fitness[i]))
                .orElseThrow());
    }

    /** Of some games between two players who look one ply ahead, the one of median length. */
    private GameRecord sample(RuleSet ruleSet) {
        Seed seed = Seed.of(config.seed()).derive("sample");
        List<GameRecord> records =
                new ArrayList<>(new Match(new RuleSetGame(ruleSet), OnePlyAgent::new, OnePlyAgent::new)
                        .play(SAMPLES, seed, true, new Workers(1), played -> {}));
        records.sort(Comparator.comparingInt(record -> record.moves().size()));
        return records.get(SAMPLES);
    }

    private Path written(RunReport report, RunSummary summary) throws IOException {
        Path results = console.home().resolve("results").resolve(folder.name());
        Path page = results.resolve(RunReport.PAGE);
        try {
            report.write(summary, results);
        } catch (PngException e) {
            console.err().println("the report has no PNG files: " + e.getMessage());
        }
        folder.copyGenerations(results.resolve("generations.csv"));
        return page;
    }

    /** The games that are played when evolution is over. */
    static long lastGames(RunConfig config, int kept) {
        RunConfig fewer = config.withFreshGames(referenceGames(config));
        return (long) kept * LocalEvaluator.gamesFor(Harvest.freshSettings(config))
                + (long) REFERENCES * LocalEvaluator.gamesFor(Harvest.freshSettings(fewer));
    }

    /** Chess is slow, and known well enough after fewer games. */
    private static int referenceGames(RunConfig config) {
        return Math.max(2, config.freshGames() / REFERENCE_SHARE);
    }

    /** What new games are compared with. */
    private Map<String, Scores> references(LocalEvaluator evaluator, RunConfig ending) {
        Map<String, Game> games = new LinkedHashMap<>();
        int limit = config.conventions().moveLimit();
        games.put("chess", Chess.limited(limit));
        games.put(
                "draughts",
                new RuleSetGame(Draughts.ruleSet().withConventions(Conventions.DEFAULT.withMoveLimit(limit))));
        List<Supplier<Game>> suppliers = new ArrayList<>();
        games.values().forEach(game -> suppliers.add(() -> game));
        List<Scores> scores = clock.playing(() -> evaluator.evaluateGames(
                suppliers, Harvest.freshSettings(ending.withFreshGames(referenceGames(ending)))));
        Map<String, Scores> references = new LinkedHashMap<>();
        for (String name : games.keySet()) {
            references.put(name, scores.get(references.size()));
        }
        return references;
    }
}
