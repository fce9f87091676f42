package rulesmith.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rulesmith.game.Player;
import rulesmith.gametree.AnalysedGame;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.AnalysisWords;
import rulesmith.gametree.Changeover;
import rulesmith.gametree.MotionSummary;
import rulesmith.gametree.PositionClass;
import rulesmith.gametree.ScnSearch;
import rulesmith.gametree.StageSummary;
import rulesmith.rules.Measurement;

/** An analysis for a terminal. */
record AnalyzeOutcome(Console console, Analysis analysis, Path report) {

    private static final int CURVE_WIDTH = 50;
    private static final int SIDE_BY_SIDE = 4;

    void print() {
        AnalysisWords words = new AnalysisWords(analysis);
        List<String> verdict = words.verdict();
        verdict.forEach(this::paragraph);
        heading("How it moves the mind");
        motions().forEach(console.out()::println);
        console.out().println();
        for (AnalysisWords.Quantity each : words.quantities()) {
            wrapped(each.sign() + ", " + each.name() + ": " + each.meaning());
        }
        wrapped(words.kinds());
        paragraph(words.caution());
        heading("Stage by stage");
        for (Player player : analysis.players()) {
            stages(player);
        }
        heading("Hardness from the start to the end of a game, ▁ 0 to █ 1");
        TextLayout.table(analysis.players().stream()
                        .map(player -> List.of(name(player), curve(player)))
                        .toList())
                .forEach(console.out()::println);
        console.out().println();
        critical();
        heading("How it was done");
        words.method().forEach(this::paragraph);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("Again", words.command()));
        if (report != null) {
            rows.add(List.of("Report", NewCommand.shown(report.toAbsolutePath()).toString()));
        }
        TextLayout.table(rows).forEach(console.out()::println);
    }

    private void heading(String text) {
        console.out().println(console.bold(text));
    }

    private void wrapped(String text) {
        TextLayout.wrap(text, TextLayout.WIDTH).forEach(console.out()::println);
    }

    private void paragraph(String text) {
        wrapped(text);
        console.out().println();
    }

    private String name(Player player) {
        return analysis.isForOne() ? "player" : player.title();
    }

    private List<String> motions() {
        List<String> head = new ArrayList<>(List.of(""));
        List<MotionSummary> columns = new ArrayList<>();
        for (Player player : analysis.players()) {
            head.add(name(player).toUpperCase(Locale.ROOT));
            columns.add(analysis.motion(player));
        }
        if (!analysis.isForOne()) {
            head.add("BOTH");
            columns.add(analysis.motion());
        }
        return TextLayout.table(List.of(
                head,
                row("v", columns, MotionSummary::velocity),
                row("m", columns, MotionSummary::hardness),
                row("p from the means", columns, MotionSummary::momentumFromTheMeans),
                row("p of the plies", columns, MotionSummary::momentumOfThePlies),
                row("Ep from the means", columns, MotionSummary::energyFromTheMeans),
                row("Ep of the plies", columns, MotionSummary::energyOfThePlies)));
    }

    private static List<String> row(String name, List<MotionSummary> columns, Function<MotionSummary, Measurement> of) {
        List<String> row = new ArrayList<>(List.of(name));
        columns.forEach(column -> row.add(MeasuredText.cell(of.apply(column))));
        return row;
    }

    private void stages(Player player) {
        List<StageSummary> stages = analysis.stages(player);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(name(player).toUpperCase(Locale.ROOT), "B", "v", "m", "p", "Ep", "gap", "class"));
        for (StageSummary stage : stages) {
            rows.add(List.of(
                    stage.name(),
                    MeasuredText.brief(stage.branching()),
                    MeasuredText.brief(stage.motion().velocity()),
                    MeasuredText.brief(stage.motion().hardness()),
                    MeasuredText.brief(stage.motion().momentumOfThePlies()),
                    MeasuredText.brief(stage.motion().energyOfThePlies()),
                    stage.gap().map(MeasuredText::brief).orElse("–"),
                    kinds(stage)));
        }
        TextLayout.table(stages.size() <= SIDE_BY_SIDE ? turned(rows) : rows).forEach(console.out()::println);
        StageSummary.sentences(stages)
                .forEach((sentence, names) -> wrapped(String.join(", ", names) + ": " + sentence));
        console.out().println();
    }

    /** Rows as columns: a few stages fit side by side, and are read as time goes. */
    private static List<List<String>> turned(List<List<String>> rows) {
        return IntStream.range(0, rows.get(0).size())
                .mapToObj(i -> rows.stream().map(row -> row.get(i)).toList())
                .toList();
    }

    /** "trap (12 of 20 games)". */
    static String kinds(StageSummary stage) {
        if (stage.positionClass().isEmpty()) {
            return "–";
        }
        PositionClass.Kind kind = stage.positionClass().get().kind();
        int of = stage.kinds().values().stream().mapToInt(Integer::intValue).sum();
        return kind.word() + " (" + stage.kinds().getOrDefault(kind, 0) + " of " + of + ")";
    }

    private String curve(Player player) {
        return TextLayout.bars(
                analysis.hardness(player).stream()
                        .mapToDouble(point -> point.mean().mean())
                        .toArray(),
                CURVE_WIDTH);
    }

    private void critical() {
        AnalysedGame game = analysis.games().get(analysis.typical());
        List<Changeover> changeovers = Changeover.of(game, 1);
        if (changeovers.isEmpty()) {
            paragraph("In the typical game no number ever changes, so no position stands out.");
            return;
        }
        Changeover most = changeovers.get(0);
        AnalysedGame.Ply ply = game.plies().get(most.ply());
        heading("The turning point of a typical game (game " + (analysis.typical() + 1) + ", " + game.length() + " "
                + new AnalysisWords(analysis).plies() + "): ply " + (most.ply() + 1)
                + (analysis.isForOne() ? "" : ", " + name(ply.mover()) + " to move"));
        console.out().println();
        console.out().println(console.board(game.before(most.ply()).diagram().stripTrailing()));
        console.out().println();
        paragraph("Played: " + game.notation(most.ply(), most.next()).stream().collect(Collectors.joining(", ")) + ". "
                + most.sentence(game) + " The conspiracy number of "
                + (analysis.isForOne() ? "the player" : name(most.player())) + " goes from "
                + scn(most.before()) + " to " + scn(most.after()) + ".");
    }

    private static String scn(int number) {
        return number == ScnSearch.INFINITE ? "∞" : String.format(Locale.ROOT, "%,d", number);
    }
}
