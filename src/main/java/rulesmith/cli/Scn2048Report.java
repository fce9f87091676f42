package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rulesmith.gametree.MotionInMind;
import rulesmith.gametree.MotionSummary;
import rulesmith.gametree.Twenty48Milestone;
import rulesmith.gametree.Twenty48Series;
import rulesmith.gametree.Twenty48Study;
import rulesmith.gametree.Twenty48Summary;
import rulesmith.metrics.Superiority;
import rulesmith.report.PlotFolder;
import rulesmith.report.PngException;
import rulesmith.rules.Measurement;

/**
 * What came out of the experiment on 2048. All of it is made from what is kept of the games, but for the course of the
 * typical ones.
 *
 * @param paperTerminals whether boards on which nothing moves were weighed like others
 */
record Scn2048Report(Twenty48Study study, boolean paperTerminals) {

    private static final double SIGNIFICANT = 0.05;

    /** The same quantity at a depth and at one ply less. */
    private record Step(int depth, Superiority tile, Superiority score) {}

    private List<Step> steps() {
        List<Step> steps = new ArrayList<>();
        for (int i = 1; i < study.depths().size(); i++) {
            Twenty48Study less = study.at(study.depths().get(i - 1));
            Twenty48Study more = study.at(study.depths().get(i));
            steps.add(new Step(
                    study.depths().get(i),
                    more.exceeds(less, Twenty48Summary::highest),
                    more.exceeds(less, Twenty48Summary::score)));
        }
        return steps;
    }

    List<String> lines() {
        Scn2048Tables tables = new Scn2048Tables(study);
        List<String> lines = new ArrayList<>();
        say(
                lines,
                "2048 on 4 by 4 cells, played until nothing moves by expectimax search of so many plies (slide, tile,"
                        + " slide, …). Boards on which nothing moves are "
                        + (paperTerminals ? "weighed like others, as published." : "worth nothing."));
        lines.add("");
        lines.add("Games by highest tile (Table 4 of the paper)");
        lines.addAll(tables.strength());
        say(lines, "Score and steps: means ± half of their 95 % intervals. Shares: with 95 % intervals, Wilson's.");
        lines.add("");
        findings().forEach(finding -> say(lines, finding));
        lines.add("");
        lines.add("Motion in mind by highest tile (Table 6 of the paper)");
        lines.addAll(tables.motion());
        say(
                lines,
                "v: the mean normalised conspiracy number over games, ± half of its 95 % interval. MEANS: p = M v and"
                        + " Ep = 2 M v² of the v in the same row; PLIES: these products at each ply, averaged over the"
                        + " plies of each game and then over the games. The paper's Ep is 2 M v² of its v; its p is"
                        + " less than M v, so a mean of products. It does not print its weights and thresholds, on which"
                        + " v depends.");
        say(lines, overall());
        lines.add("");
        lines.addAll(tables.numbers());
        say(lines, "Typical: of median length. Gap: how much v changes from milestone to milestone.");
        lines.add("");
        lines.add("From milestone to milestone (Figures 10 and 13, Table 7), if at least " + Scn2048Tables.fewest(study)
                + " games got there");
        lines.addAll(tables.milestones());
        say(
                lines,
                "From this highest tile to the next; p and Ep from each game's v. Class by Table 7: favourable,"
                        + " uncertain, trap, * thrilling.");
        return lines;
    }

    /** Two averages that are not of the same, so that they are no row of a table. */
    private String overall() {
        MotionSummary ours = study.motion();
        return "The paper's mean of its eight rows, tiles 1024 and 2048 only and each row counting alike, is "
                + quantities(Scn2048Paper.OVERALL) + "; ours over all games, whatever their highest tile, is "
                + quantities(List.of(
                        ours.velocity().mean(),
                        ours.hardness().mean(),
                        ours.momentumFromTheMeans().mean(),
                        ours.energyFromTheMeans().mean()))
                + ", p and Ep from the means.";
    }

    private static String quantities(List<Double> values) {
        List<String> names = List.of("v", "M", "p", "Ep");
        return IntStream.range(0, names.size())
                .mapToObj(i -> names.get(i) + " = " + Scn2048Tables.decimals(values.get(i)))
                .collect(Collectors.joining(", "));
    }

    private static void say(List<String> lines, String text) {
        lines.addAll(TextLayout.wrap(text, TextLayout.WIDTH));
    }

    List<String> findings() {
        List<String> findings = new ArrayList<>();
        List<Step> steps = steps();
        for (Step step : steps) {
            findings.add(String.format(
                    Locale.ROOT,
                    "Depth %d against %d: a higher tile in %s of the pairs of games, equals counting half (one-sided %s), and a"
                            + " higher score in %s (%s).",
                    step.depth(),
                    step.depth() - 1,
                    StudyReport.percent(step.tile().share()),
                    p(step.tile().pValue()),
                    StudyReport.percent(step.score().share()),
                    p(step.score().pValue())));
        }
        boolean[] significant =
                holm(steps.stream().mapToDouble(step -> step.tile().pValue()).toArray());
        List<String> shown = IntStream.range(0, steps.size())
                .filter(i -> significant[i])
                .mapToObj(i -> steps.get(i).depth() + " over " + (steps.get(i).depth() - 1))
                .toList();
        String together = steps.size() == 1 ? "" : " At 5 % for all tests together, by Holm's correction.";
        findings.add((shown.size() == steps.size()
                        ? "So each ply more reaches higher tiles more often."
                        : shown.isEmpty()
                                ? "So these games do not show that a ply more reaches higher tiles more often."
                                : "So a ply more reaches higher tiles more often where these games can tell: "
                                        + String.join(", ", shown) + "; for the others they cannot.")
                + together);
        findings.add(fluctuation());
        return findings;
    }

    /**
     * Which of several tests are significant if all together may be wrong once in twenty times: the least p value has
     * to be below the level divided by their number, the next by one less, and so on until one is not (Holm 1979).
     */
    static boolean[] holm(double... pValues) {
        int n = pValues.length;
        boolean[] significant = new boolean[n];
        int[] order = IntStream.range(0, n)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> pValues[i]))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int rank = 0; rank < n && pValues[order[rank]] < SIGNIFICANT / (n - rank); rank++) {
            significant[order[rank]] = true;
        }
        return significant;
    }

    /**
     * Late gaps are small, and deeper search gets further, so only milestones that all games get to are compared. There
     * is no test, since what would make it significant need not be the depth.
     */
    private String fluctuation() {
        int common = study.games().stream()
                .mapToInt(game -> game.milestones().size() - 1)
                .min()
                .orElseThrow();
        String gaps = study.depths().stream()
                .map(depth -> Scn2048Tables.decimals(study.at(depth)
                                .mean(game -> game.gapUpTo(common))
                                .mean())
                        + " at depth " + depth)
                .collect(Collectors.joining(", "));
        return "The paper says that M fluctuates more the deeper the search. Here the mean changeover gap up to tile "
                + Twenty48Summary.milestone(common) + ", which all games reach, is " + gaps
                + ". This alone says nothing about depth: v is normalised by the greatest number of its own game, which"
                + " is greater in games that are longer or searched deeper, and that by itself makes gaps smaller.";
    }

    private static String p(double value) {
        return value < 0.0001 ? "p < 0.0001" : String.format(Locale.ROOT, "p = %.4f", value);
    }

    /** Writes all files. The typical games are played again: of the others nothing more than a line is kept. */
    void write(Console console, Path folder, Function<Twenty48Summary, Twenty48Series> again) throws IOException {
        Scn2048Csv csv = new Scn2048Csv(study);
        StudyReport.text(folder.resolve("table.txt"), String.join("\n", lines()) + "\n");
        StudyReport.text(folder.resolve("depths.csv"), csv.depths());
        StudyReport.text(folder.resolve("milestones.csv"), csv.milestones());
        Map<Integer, Twenty48Series> typical = new LinkedHashMap<>();
        for (int depth : study.depths()) {
            Twenty48Series series = again.apply(study.at(depth).typical());
            typical.put(depth, series);
            StudyReport.text(folder.resolve("series-d" + depth + ".csv"), Scn2048Csv.series(series));
        }
        try {
            Scn2048Plots plots = new Scn2048Plots(study, Scn2048Tables.fewest(study));
            PlotFolder.write(folder, plots.plots(typical));
        } catch (PngException e) {
            console.err().println("rulesmith: no PNG files: " + e.getMessage());
        }
    }

    /** For programs. */
    Map<String, Object> facts(Path folder) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("paperTerminals", paperTerminals);
        List<Object> depths = new ArrayList<>();
        for (int depth : study.depths()) {
            Twenty48Study ours = study.at(depth);
            Map<String, Object> fact = new LinkedHashMap<>();
            fact.put("depth", depth);
            fact.put("games", ours.games().size());
            fact.put("highestTiles", ours.highestTiles());
            fact.put("reached2048", ours.reached(2048));
            fact.put("score", ours.mean(Twenty48Summary::score));
            fact.put("steps", ours.mean(Twenty48Summary::steps));
            MotionSummary motion = ours.motion();
            fact.put("velocity", ours.mean(game -> game.means().velocity()));
            fact.put(
                    MotionInMind.Kind.FROM_THE_MEANS.label(),
                    products(motion.momentumFromTheMeans(), motion.energyFromTheMeans()));
            fact.put(
                    MotionInMind.Kind.OF_THE_PLIES.label(),
                    products(motion.momentumOfThePlies(), motion.energyOfThePlies()));
            fact.put("gap", ours.mean(Twenty48Summary::gap));
            fact.put(
                    "milestones",
                    ours.milestones(1).stream().map(Scn2048Report::fact).toList());
            depths.add(fact);
        }
        facts.put("depths", depths);
        facts.put("steps", steps());
        facts.put("findings", findings());
        facts.put("folder", folder.toString());
        return facts;
    }

    private static Map<String, Object> products(Measurement momentum, Measurement energy) {
        Map<String, Object> products = new LinkedHashMap<>();
        products.put("momentum", momentum);
        products.put("energy", energy);
        return products;
    }

    private static Map<String, Object> fact(Twenty48Milestone milestone) {
        Map<String, Object> fact = new LinkedHashMap<>();
        fact.put("from", milestone.name());
        fact.put("velocity", milestone.velocity());
        fact.put("hardness", milestone.hardness());
        fact.put("momentum", milestone.momentum());
        fact.put("energy", milestone.energy());
        milestone.gap().ifPresent(gap -> fact.put("gap", gap));
        milestone.positionClass().ifPresent(position -> fact.put("class", Scn2048Csv.word(position)));
        return fact;
    }
}
