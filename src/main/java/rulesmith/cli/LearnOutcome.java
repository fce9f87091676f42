package rulesmith.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;
import rulesmith.learning.Generation;
import rulesmith.learning.Learnability;
import rulesmith.learning.Tally;
import rulesmith.learning.TrainingLog;
import rulesmith.learning.Verdict;
import rulesmith.metrics.CensoredMedian;
import rulesmith.rules.Measurement;

/** The last words on games that were learned: how long it took, what that means, and where everything is. */
record LearnOutcome(Console console, List<Learned> games, Path report) {

    private static final int CURVE_WIDTH = 50;

    void print() {
        for (Learned game : games) {
            verdict(game).forEach(console.out()::println);
            console.out().println();
        }
        TextLayout.table(generations()).forEach(console.out()::println);
        console.out().println();
        TextLayout.table(strength()).forEach(console.out()::println);
        console.out().println();
        TextLayout.table(curves()).forEach(console.out()::println);
        console.out().println();
        Learnability one = games.get(0).learnability();
        TextLayout.wrap(remark(one), TextLayout.WIDTH).forEach(console.out()::println);
        console.out().println();
        TextLayout.table(next()).forEach(console.out()::println);
    }

    private static List<String> verdict(Learned game) {
        Verdict verdict = game.learnability().verdict();
        return TextLayout.wrap(
                game.subject().game().name() + ": " + verdict + ". " + verdict.because(game.learnability()),
                TextLayout.WIDTH);
    }

    /** Waiting times: the learnability is the last column. */
    private List<List<String>> generations() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("GENERATIONS UNTIL A CHAMPION WINS", "75 %", "90 %", "ALL", "OF ALL SEEDS"));
        for (Learned game : games) {
            List<String> row = new ArrayList<>(List.of(game.subject().name()));
            for (double share : Learnability.SHARES) {
                row.add(cell(
                        game.learnability().reaching(share), game.learnability().cap()));
            }
            CensoredMedian all = game.learnability().generations();
            row.add(all.observed() + " of " + all.count() + " learned it");
            rows.add(row);
        }
        return rows;
    }

    static String cell(CensoredMedian m, int cap) {
        return generations(m.median(), cap) + " [" + generations(m.low(), cap) + ", " + generations(m.high(), cap)
                + "]";
    }

    private static String generations(double generations, int cap) {
        return Double.isInfinite(generations)
                ? "> " + cap
                : String.format(Locale.ROOT, generations == Math.rint(generations) ? "%.0f" : "%.1f", generations);
    }

    private List<List<String>> strength() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("SHARE OF WINS AGAINST", "RANDOM: UNTRAINED", "CHAMPIONS", "ONE-PLY: UNTRAINED", "CHAMPIONS"));
        for (Learned game : games) {
            Learnability of = game.learnability();
            rows.add(List.of(
                    game.subject().name(),
                    MeasuredText.brief(of.share(false, Generation::random)),
                    MeasuredText.brief(of.share(true, Generation::random)),
                    MeasuredText.brief(of.share(false, Generation::onePly)),
                    MeasuredText.brief(of.share(true, Generation::onePly))));
        }
        return rows;
    }

    /** The champion's shares of wins by generation, as far as a terminal can show them. */
    private List<List<String>> curves() {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("LEARNING CURVES", "", "FROM THE FIRST GENERATION TO THE LAST, ▁ NO WINS, █ ALL GAMES WON"));
        for (Learned game : games) {
            List<Learnability.Point> curve = game.learnability().curve();
            rows.add(curve(game.subject().name(), "v the others", curve, Learnability.Point::others));
            rows.add(curve("", "v random", curve, Learnability.Point::random));
            rows.add(curve("", "v one-ply", curve, Learnability.Point::onePly));
        }
        return rows;
    }

    private static List<String> curve(
            String name,
            String opponent,
            List<Learnability.Point> curve,
            Function<Learnability.Point, Measurement> share) {
        double[] means =
                curve.stream().mapToDouble(point -> share.apply(point).mean()).toArray();
        return List.of(name, opponent, TextLayout.bars(means, CURVE_WIDTH));
    }

    private String remark(Learnability one) {
        CensoredMedian median = one.generations();
        String seeds = median.count() == 1
                ? "One seed says nothing about the spread; shares with 95 % intervals."
                : String.format(
                        Locale.ROOT,
                        "Medians over %d seeds with %.0f %% intervals, shares with 95 %% intervals.",
                        median.count(),
                        100 * median.coverage());
        String few = median.count() < Learnability.ENOUGH_SEEDS
                ? " So few seeds give a first impression: a figure to publish takes " + Learnability.ENOUGH_SEEDS + "."
                : "";
        return seeds + few + " The band is that of " + Verdict.SOURCE + ".";
    }

    private List<List<String>> next() {
        Learned first = games.get(0);
        List<List<String>> rows = new ArrayList<>();
        if (report != null) {
            rows.add(List.of("Report", NewCommand.shown(report.toAbsolutePath()).toString()));
        }
        for (Learned game : games) {
            rows.add(List.of(
                    "Champion",
                    NewCommand.shown(game.file().toAbsolutePath()) + " (the best of all: seed "
                            + game.champion().seed() + ", generation "
                            + game.champion().generation() + ")"));
        }
        if (!first.arena().isEmpty()) {
            rows.add(List.of("Test it", first.arena()));
            rows.add(List.of("Play it", first.play()));
        }
        return rows;
    }

    Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        Learnability first = games.get(0).learnability();
        facts.put("wiring", first.wiring().toString());
        facts.put("cap", first.cap());
        facts.put("games", games.stream().map(LearnOutcome::facts).toList());
        facts.put("report", report == null ? null : report.toString());
        return facts;
    }

    static Map<String, Object> facts(Learned game) {
        Learnability of = game.learnability();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", game.subject().name());
        facts.put("id", game.subject().game().id());
        facts.put("verdict", of.verdict().toString());
        facts.put("because", of.verdict().because(of));
        facts.put("learnability", facts(of.reaching(1)));
        facts.put("to75", facts(of.reaching(0.75)));
        facts.put("to90", facts(of.reaching(0.9)));
        facts.put("untrainedAgainstRandom", share(of.share(false, Generation::random)));
        facts.put("championAgainstRandom", share(of.share(true, Generation::random)));
        facts.put("untrainedAgainstOnePly", share(of.share(false, Generation::onePly)));
        facts.put("championAgainstOnePly", share(of.share(true, Generation::onePly)));
        Tally south = of.games();
        Map<String, Object> first = new LinkedHashMap<>();
        first.put("won", south.wins());
        first.put("drawn", south.draws());
        first.put("lost", south.losses());
        facts.put("firstPlayer", first);
        facts.put("seeds", of.seeds().stream().map(LearnOutcome::facts).toList());
        facts.put("champion", game.file().toString());
        facts.put("championSeed", game.champion().seed());
        facts.put("championGeneration", game.champion().generation());
        return facts;
    }

    private static Map<String, Object> facts(TrainingLog log) {
        Map<String, Object> facts = new LinkedHashMap<>();
        OptionalInt learned = log.reached(1);
        facts.put("seed", log.seed());
        facts.put("generations", log.last().number());
        facts.put("learned", learned.isPresent() ? learned.getAsInt() : null);
        return facts;
    }

    private static Map<String, Object> share(Measurement m) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("mean", m.mean());
        facts.put("low", m.low());
        facts.put("high", m.high());
        return facts;
    }

    private static Map<String, Object> facts(CensoredMedian m) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("median", finite(m.median()));
        facts.put("low", finite(m.low()));
        facts.put("high", finite(m.high()));
        facts.put("coverage", m.coverage());
        facts.put("observed", m.observed());
        facts.put("censored", m.censored());
        return facts;
    }

    private static Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }
}
