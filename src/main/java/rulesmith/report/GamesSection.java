package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import rulesmith.archive.Individual;
import rulesmith.rules.EnglishRules;
import rulesmith.rules.Measurement;
import rulesmith.rules.MovementDiagram;
import rulesmith.rules.RuleSet;

/** The games a run found, each with its board, its rules, its figures and a game to step through. */
final class GamesSection {

    private GamesSection() {}

    static Section of(Findings findings) {
        StringBuilder body = new StringBuilder();
        body.append(Html.paragraph("Each game was measured again in the end, on "
                + Figures.count(findings.config().freshGames())
                + " fresh games of each kind that evolution never saw. Evolution keeps the games that looked best on a few"
                + " games, so what it saw is too good on average; trust the fresh figures. On the small scales, which begin at 0,"
                + " the ring is what evolution saw, the dot the fresh mean, and the bar its interval."));
        if (findings.games().isEmpty()) {
            body.append(Html.paragraph("The run keeps no game."));
        }
        for (int game = 0; game < findings.games().size(); game++) {
            body.append(card(findings, game));
        }
        return new Section("games", "The best games", body.toString());
    }

    private static String card(Findings findings, int game) {
        KeptGame kept = findings.games().get(game);
        boolean first = game == 0;
        String mark = findings.choice().contains(game)
                ? " <span class=\"mark\" title=\"One of the most different games\">diverse choice</span>"
                : "";
        String setUp = Replay.start(kept.ruleSet());
        return "<article class=\"game\" id=\"" + Findings.anchor(game) + "\">\n<h3>" + Html.text(findings.name(game))
                + mark + "</h3>\n" + facts(findings, kept) + "<div class=\"columns\">\n<figure class=\"set-up\">"
                + BoardMarkup.board(game, setUp, "Set-up of " + findings.name(game))
                + "<figcaption>" + Html.text(caption(kept.ruleSet())) + "</figcaption></figure>\n<div>\n"
                + measured(findings, game) + "</div>\n</div>\n"
                + Html.details("Rules", first, rules(game, kept.ruleSet()))
                + Html.details(Stepper.title(kept.sample()), first, Stepper.html(game, kept)) + "</article>\n";
    }

    private static String caption(RuleSet ruleSet) {
        return "The set-up: " + Figures.count(ruleSet.pieceCount(), "piece", "pieces")
                + " each; South, light, plays first and moves up.";
    }

    private static String facts(Findings findings, KeptGame kept) {
        Individual individual = kept.individual();
        List<String> places = findings.state().best().places(individual);
        String held = places.isEmpty()
                ? "holds no slot of the archive"
                : "holds "
                        + places.stream()
                                .map(place -> "<b>" + Html.text(Figures.capital(place)) + "</b>")
                                .collect(Collectors.joining(", "));
        return "<p class=\"facts\">" + Html.code(kept.ruleSet().id()) + " · individual " + individual.number()
                + ", born in iteration " + individual.generation() + " · " + held + " · play it: "
                + Html.code("rulesmith play " + kept.shortName()) + "</p>\n";
    }

    private static String measured(Findings findings, int game) {
        KeptGame kept = findings.games().get(game);
        Individual individual = kept.individual();
        int seen = individual.looks() * findings.config().games();
        int fresh = findings.config().freshGames();
        HtmlTable table = new HtmlTable(
                "metrics",
                "Means over games; 95 % intervals in brackets",
                List.of(
                        "Metric",
                        "In evolution<br/>" + Figures.count(seen, "game", "games"),
                        "Fresh<br/>" + Figures.count(fresh, "game", "games"),
                        "Among the kept games"));
        for (String metric : findings.config().metrics()) {
            Measurement then = individual.metrics().get(metric);
            Measurement now = Findings.fresh(kept, metric);
            table.row(List.of(
                    Html.text(Figures.capital(metric)),
                    then == null ? "–" : Figures.number(then.mean()),
                    Figures.html(now),
                    IntervalMark.svg(findings, metric, then, now)));
        }
        HtmlTable others = new HtmlTable(
                "metrics",
                "Fresh means of " + Figures.count(fresh, "game", "games") + " of each kind; 95 % intervals",
                List.of("Metric", "Fresh", "Unit"));
        List<String> rest = new ArrayList<>(findings.metrics());
        rest.removeAll(findings.config().metrics());
        rest.stream()
                .filter(metric -> Findings.fresh(kept, metric) != null)
                .forEach(metric -> others.row(List.of(
                        Html.text(Figures.capital(metric)),
                        Figures.html(Findings.fresh(kept, metric)),
                        Html.text(Figures.unit(metric)))));
        return table.html() + (rest.isEmpty() ? "" : Html.details("More metrics", false, others.html()));
    }

    private static String rules(int game, RuleSet ruleSet) {
        EnglishRules rules = EnglishRules.of(ruleSet);
        StringBuilder html = new StringBuilder("<div class=\"rules\">\n").append(Html.paragraph(rules.setUp()));
        html.append("<ul class=\"types\">\n");
        for (EnglishRules.Piece piece : rules.pieces()) {
            html.append("<li>" + diagram(ruleSet, piece.type()) + "<div><h4>"
                    + BoardMarkup.piece(game, piece.type()) + BoardMarkup.piece(game, -piece.type()) + " "
                    + Html.text(piece.title()) + "</h4>\n"
                    + Html.paragraph(String.join(" ", piece.sentences())) + "</div></li>\n");
        }
        html.append("</ul>\n");
        html.append(Html.paragraph(String.join(" ", rules.moving())));
        html.append(Html.paragraph(String.join(" ", rules.ending())));
        html.append("<p class=\"key\">In the pictures a dot is a cell the piece may move to, a struck disc a piece it"
                + " captures, and a ring where it then stands.</p>\n");
        return html.append("</div>\n").toString();
    }

    /** Nothing for a type that never moves. */
    private static String diagram(RuleSet ruleSet, int type) {
        if (!ruleSet.everMoves(type)) {
            return "";
        }
        String size = String.valueOf((int) MovementDiagram.SIZE);
        return "<svg class=\"diagram\" viewBox=\"0 0 " + size + " " + size
                + "\" role=\"img\" font-family=\"DejaVu Sans, Helvetica, Arial, sans-serif\" aria-label=\"How type "
                + type
                + " moves and captures\">"
                + MovementDiagram.fragment(ruleSet, type).strip() + "</svg>\n";
    }
}
