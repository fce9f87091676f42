package rulesmith.metrics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import rulesmith.Seed;
import rulesmith.game.BoardGame;
import rulesmith.game.Game;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.metrics.Metric.Source;
import rulesmith.play.Agent;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.RandomAgent;
import rulesmith.play.Table;
import rulesmith.play.Workers;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;

/**
 * Hot. Evaluates on the cores of this machine. The work is cut finer than a rule set, into runs of a few games, so that a
 * slow game does not leave a core idle at the end.
 */
public final class LocalEvaluator implements Evaluator {

    private static final int RUN = 10;
    private static final int WINDOW = 64;
    /** Single values kept at a time, unless one subject has more: 64 MB of them. */
    private static final long MOST_VALUES = 8_000_000;

    private final Workers workers;
    private final IntConsumer progress;
    private final Function<Game, Agent> skilled;

    /** The progress is told, on whatever thread, how many more games have been played. */
    public LocalEvaluator(Workers workers, IntConsumer progress) {
        this(workers, progress, OnePlyAgent::new);
    }

    /** With another agent than the one that looks one ply ahead; workers make their own. */
    public LocalEvaluator(Workers workers, IntConsumer progress, Function<Game, Agent> skilled) {
        this.workers = workers;
        this.progress = progress;
        this.skilled = skilled;
    }

    /** How many games an evaluation plays for each rule set. */
    public static int gamesFor(Settings settings) {
        return settings.games()
                * (int) settings.resolved().stream()
                        .map(Metric::source)
                        .distinct()
                        .count();
    }

    @Override
    public List<Scores> evaluate(List<RuleSet> batch, Settings settings) {
        return evaluateGames(
                batch.stream()
                        .map(ruleSet -> (Supplier<Game>) () -> new RuleSetGame(ruleSet))
                        .toList(),
                settings);
    }

    /** The same for games that are not rule sets; each is made by the first worker that needs it. */
    public List<Scores> evaluateGames(List<Supplier<Game>> games, Settings settings) {
        List<Metric> metrics = settings.resolved();
        List<Source> sources = Arrays.stream(Source.values())
                .filter(source -> metrics.stream().anyMatch(metric -> metric.source() == source))
                .toList();
        Subject[] subjects = games.stream()
                .map(game -> new Subject(game, skilled, metrics, settings, sources.size()))
                .toArray(Subject[]::new);
        int runs = (settings.games() + RUN - 1) / RUN;
        int pieces = sources.size() * runs;
        int window = (int) Math.max(1, Math.min(WINDOW, MOST_VALUES / settings.games() / Math.max(1, metrics.size())));
        // Neighbouring pieces are of different subjects, so that workers seldom wait for each other; but only a window
        // of
        // subjects is under way at a time, so that their single values do not fill the memory.
        workers.run(subjects.length * pieces, n -> {
            int begin = n / (window * pieces) * window;
            int width = Math.min(window, subjects.length - begin);
            int inWindow = n - begin * pieces;
            int run = inWindow / width;
            int first = run / sources.size() * RUN;
            int end = Math.min(first + RUN, settings.games());
            subjects[begin + inWindow % width].play(sources.get(run % sources.size()), first, end);
            progress.accept(end - first);
        });
        return Arrays.stream(subjects).map(Subject::scores).toList();
    }

    /** One game under evaluation: collects values by metric and game number until all runs are in. */
    private static final class Subject {

        private final Supplier<Game> source;
        private final Function<Game, Agent> skilled;
        private final List<Metric> metrics;
        private final Settings settings;
        private final AtomicInteger missing;
        private Game game;
        private Seed seed;
        private double[][] values;
        private String[] endings;
        private Scores scores;

        Subject(
                Supplier<Game> source,
                Function<Game, Agent> skilled,
                List<Metric> metrics,
                Settings settings,
                int sources) {
            this.source = source;
            this.skilled = skilled;
            this.metrics = metrics;
            this.settings = settings;
            this.missing = new AtomicInteger(sources * settings.games());
            if (sources == 0) {
                begin();
                summarise();
            }
        }

        private synchronized Game begin() {
            if (game == null) {
                game = source.get();
                seed = Seed.of(settings.seed()).derive(game.id());
                values = new double[metrics.size()][settings.games()];
                endings = new String[settings.games()];
            }
            return game;
        }

        void play(Source source, int first, int end) {
            Game rules = begin();
            List<Integer> wanted = new ArrayList<>();
            for (int m = 0; m < metrics.size(); m++) {
                if (metrics.get(m).source() == source) {
                    wanted.add(m);
                }
            }
            GameFacts facts =
                    new GameFacts(rules, wanted.stream().map(metrics::get).toList());
            Table table = new Table(rules);
            Agent random = new RandomAgent();
            Agent agent = source == Source.SKILLED ? skilled.apply(rules) : random;
            Seed purpose = seed.derive(source.name());
            for (int i = first; i < end; i++) {
                boolean agentFirst = i % 2 == 0;
                facts.expect(source == Source.SKILLED ? (agentFirst ? Player.SOUTH : Player.NORTH) : null);
                table.play(agentFirst ? agent : random, agentFirst ? random : agent, purpose, i, facts);
                for (int m : wanted) {
                    values[m][i] = metrics.get(m).of().applyAsDouble(facts);
                }
                if (source == Source.RANDOM) {
                    endings[i] = facts.ending();
                }
            }
            if (missing.addAndGet(first - end) == 0) {
                summarise();
            }
        }

        /** In the order of the game numbers, whoever played them; then the single values are let go. */
        private void summarise() {
            Map<String, Measurement> means = new LinkedHashMap<>();
            for (int m = 0; m < metrics.size(); m++) {
                // Where no pieces move, what they do is not 0 but not there.
                if (game instanceof BoardGame || !metrics.get(m).tracksPieces()) {
                    means.put(metrics.get(m).name(), Estimate.of(metrics.get(m), values[m]));
                }
            }
            Map<String, Integer> ends = new TreeMap<>();
            for (String ending : endings) {
                if (ending != null) {
                    ends.merge(ending, 1, Integer::sum);
                }
            }
            scores = new Scores(game.id(), means, ends);
            values = null;
            endings = null;
            game = null;
        }

        Scores scores() {
            return scores;
        }
    }
}
