package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import rulesmith.game.Player;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.AnalysisWords;
import rulesmith.gametree.MotionSummary;
import rulesmith.gametree.PositionClass;
import rulesmith.gametree.Refinement;
import rulesmith.gametree.StageSummary;
import rulesmith.rules.Measurement;

/** The numbers of an analysis. */
final class AnalysisFigures {

    private AnalysisFigures() {}

    static String name(Analysis analysis, Player player) {
        return analysis.isForOne() ? "Player" : player.title();
    }

    static Section refinement(Analysis analysis) {
        Refinement refinement = analysis.refinement();
        Measurement ratio = refinement.ratio();
        String title = analysis.game().name();
        List<RowChart.Row> rows =
                new ArrayList<>(List.of(new RowChart.Row(title, ratio.mean(), ratio.low(), ratio.high(), 1)));
        HtmlTable table = new HtmlTable(
                "learning",
                "Means over " + Figures.count(analysis.games().size(), "game", "games")
                        + " with 95 % intervals; the other games have the published figures",
                List.of(
                        "Game",
                        "Moves to choose from, B",
                        "Length, D",
                        "√B / D",
                        "Distance from 0.07 to 0.08",
                        "D / B"));
        table.row(List.of(
                Html.text(title),
                Figures.html(refinement.branching()),
                Figures.html(refinement.length()),
                ratio(ratio),
                Figures.decimal(refinement.distance(), 4),
                Figures.html(refinement.iida())));
        for (Refinement.Reference each : Refinement.REFERENCES) {
            String name = Figures.capital(each.name()) + ", published";
            rows.add(new RowChart.Row(name, each.ratio(), each.ratio(), each.ratio(), 0));
            table.row(
                    "published",
                    List.of(
                            Html.text(name),
                            Figures.decimal(each.branching(), 0),
                            Figures.decimal(each.length(), 0),
                            Figures.decimal(each.ratio(), 4),
                            Figures.decimal(Refinement.distance(each.ratio()), 4),
                            Figures.decimal(each.length() / each.branching(), 2)));
        }
        Picture picture = Picture.of(
                "refinement",
                "Where the game lies. Left of the shaded zone games drag on, right of it they are over before their choices"
                        + " can be weighed. The line through the point is its 95 % interval.",
                Plot.rows(
                        "Refinement √B / D",
                        "√B / D",
                        rows,
                        List.of(new Zone("0.07 to 0.08", Refinement.ZONE_LOW, Refinement.ZONE_HIGH))));
        return new Section(
                "refinement",
                "Too long or too short?",
                Html.paragraph("A game keeps its players when its length fits the choices it offers. Game refinement"
                                + " theory takes the root of the number of moves to choose from, divided by the length"
                                + " of a game.")
                        + Picture.gallery(List.of(picture))
                        + table.html(),
                List.of(picture));
    }

    private static String ratio(Measurement m) {
        return "<span class=\"mean\">" + Figures.decimal(m.mean(), 4) + "</span> <span class=\"interval\">["
                + Figures.decimal(m.low(), 4) + ", " + Figures.decimal(m.high(), 4) + "]</span>";
    }

    static Section motion(Analysis analysis) {
        AnalysisWords words = new AnalysisWords(analysis);
        List<String> heads = new ArrayList<>(List.of("Quantity"));
        List<MotionSummary> columns = new ArrayList<>();
        for (Player player : analysis.players()) {
            heads.add(name(analysis, player));
            columns.add(analysis.motion(player));
        }
        if (!analysis.isForOne()) {
            heads.add("Both");
            columns.add(analysis.motion());
        }
        HtmlTable table = new HtmlTable("learning", "Means over games with 95 % intervals", heads);
        row(table, "v, distance", columns, MotionSummary::velocity);
        row(table, "m, hardness", columns, MotionSummary::hardness);
        row(table, "p, engagement, from the means", columns, MotionSummary::momentumFromTheMeans);
        row(table, "p of the plies", columns, MotionSummary::momentumOfThePlies);
        row(table, "Ep, expectation, from the means", columns, MotionSummary::energyFromTheMeans);
        row(table, "Ep of the plies", columns, MotionSummary::energyOfThePlies);
        String list = words.quantities().stream()
                .map(each -> "<li><b>" + Html.text(each.sign() + ", " + each.name()) + "</b>: "
                        + Html.text(each.meaning()) + "</li>\n")
                .collect(Collectors.joining("", "<ul class=\"champions\">\n", "</ul>\n"));
        return new Section(
                "motion",
                "How it moves the mind",
                list + table.html() + Html.paragraph(words.kinds()) + "<p class=\"note\">" + Html.text(words.caution())
                        + "</p>\n");
    }

    private static void row(
            HtmlTable table, String name, List<MotionSummary> columns, Function<MotionSummary, Measurement> of) {
        List<String> cells = new ArrayList<>(List.of(Html.text(name)));
        columns.forEach(column -> cells.add(Figures.html(of.apply(column))));
        table.row(cells);
    }

    static Section stages(Analysis analysis) {
        StringBuilder body = new StringBuilder(Html.paragraph((analysis.isForOne()
                        ? "A stage lasts from one highest tile to the next."
                        : "Each game is cut into thirds.")
                + " The gap says how far v leaps from one stage to the next. Table 7 of the paper on motion in mind makes"
                + " three kinds of positions of the two: a trap, a favourable and an uncertain one. It was made for games of"
                + " one player and is taken here as it stands."));
        for (Player player : analysis.players()) {
            List<StageSummary> stages = analysis.stages(player);
            HtmlTable table = new HtmlTable(
                    "learning",
                    name(analysis, player)
                            + ": means over the games that have the stage, with 95 % intervals; p and Ep of"
                            + " the plies",
                    List.of("Stage", "B", "v", "m", "p", "Ep", "Gap", "Class of the means", "Games of that class"));
            stages.forEach(stage -> table.row(row(stage)));
            body.append(table.html());
            body.append(StageSummary.sentences(stages).entrySet().stream()
                    .map(entry -> "<li><b>" + Html.text(Figures.capital(String.join(", ", entry.getValue()))) + "</b>: "
                            + Html.text(entry.getKey()) + "</li>\n")
                    .collect(Collectors.joining("", "<ul class=\"champions\">\n", "</ul>\n")));
        }
        return new Section("stages", "Stage by stage", body.toString());
    }

    private static List<String> row(StageSummary stage) {
        MotionSummary motion = stage.motion();
        PositionClass.Kind kind = stage.positionClass().map(PositionClass::kind).orElse(null);
        int classed =
                stage.kinds().values().stream().mapToInt(Integer::intValue).sum();
        return List.of(
                Html.text(Figures.capital(stage.name())),
                Figures.html(stage.branching()),
                Figures.html(motion.velocity()),
                Figures.html(motion.hardness()),
                Figures.html(motion.momentumOfThePlies()),
                Figures.html(motion.energyOfThePlies()),
                Figures.html(stage.gap().orElse(null)),
                kind == null ? "–" : kind.word(),
                kind == null ? "–" : stage.kinds().getOrDefault(kind, 0) + " of " + classed);
    }
}
