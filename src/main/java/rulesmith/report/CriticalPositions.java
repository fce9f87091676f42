package rulesmith.report;

import java.util.List;
import java.util.stream.Collectors;
import rulesmith.game.BoardPosition;
import rulesmith.game.MoveTrace;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.gametree.AnalysedGame;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.Changeover;
import rulesmith.gametree.ScnSearch;

/** The positions of a typical game after which it is another, as boards. */
record CriticalPositions(Analysis analysis, AnalysedGame game, List<Changeover> changeovers) {

    /** By type: pawn, knight, bishop, rook, queen, king; with the mark that makes them text and not small pictures. */
    private static final String[] CHESSMEN = {"♟", "♞", "♝", "♜", "♛", "♚"};

    private static final String AS_TEXT = "\uFE0E";

    static CriticalPositions of(Analysis analysis) {
        AnalysedGame game = analysis.games().get(analysis.typical());
        return new CriticalPositions(analysis, game, Changeover.of(game, Changeover.SHOWN));
    }

    /** What the boards refer to. */
    String drawings() {
        if (game.game() instanceof RuleSetGame rules) {
            return BoardMarkup.definitions(BoardMarkup.pieces(0, rules.ruleSet()));
        }
        return game.game() instanceof Chess ? BoardMarkup.definitions(chessmen()) : "";
    }

    private static String chessmen() {
        StringBuilder definitions = new StringBuilder();
        for (int type = 1; type <= CHESSMEN.length; type++) {
            definitions.append(BoardMarkup.definition(0, type, chessman(type, "#ffffff", "#21201c")));
            definitions.append(BoardMarkup.definition(0, -type, chessman(type, "#21201c", "#f4efe4")));
        }
        return definitions.toString();
    }

    private static String chessman(int type, String fill, String rim) {
        return "<text y=\"17\" font-size=\"50\" text-anchor=\"middle\" fill=\"" + fill + "\" stroke=\"" + rim
                + "\" stroke-width=\"1.2\">" + CHESSMEN[type - 1] + AS_TEXT + "</text>";
    }

    Section section() {
        if (changeovers.isEmpty()) {
            return new Section(
                    "critical",
                    "Critical positions",
                    Html.paragraph("In the typical game no number ever changes, so no position stands out."));
        }
        String cards = changeovers.stream().map(this::card).collect(Collectors.joining());
        return new Section(
                "critical",
                "Critical positions",
                Html.paragraph((analysis.isForOne()
                                        ? "Here the player’s conspiracy number changes most from one slide to the next"
                                        : "Here a player’s conspiracy number changes most from a move to the next of the same"
                                                + " player, with the answer between them")
                                + ": " + Figures.count(changeovers.size(), "position", "positions")
                                + " of the typical game"
                                + (changeovers.size() == 1 ? "" : ", the greatest change first")
                                + ". Each board is shown before the move.")
                        + cards);
    }

    private String card(Changeover changeover) {
        AnalysedGame.Ply ply = game.plies().get(changeover.ply());
        Position position = game.before(changeover.ply());
        String title = (analysis.isForOne() ? "Slide " : "Ply ")
                + Figures.count(changeover.ply() + 1L)
                + (analysis.isForOne() ? "" : ": " + AnalysisFigures.name(analysis, ply.mover()) + " to move");
        String who = AnalysisFigures.name(analysis, changeover.player());
        double[] v = game.series(changeover.player()).velocities();
        HtmlTable table = new HtmlTable("learning", who + "’s numbers", List.of("", "Before", "After"));
        table.row(List.of("SCN", scn(changeover.before()), scn(changeover.after())));
        table.row(List.of("v", Figures.decimal(v[changeover.ply()], 3), Figures.decimal(v[changeover.next()], 3)));
        table.row(List.of(
                "Value", value(changeover.player(), changeover.ply()), value(changeover.player(), changeover.next())));
        return "<article class=\"game\">\n<h3>" + Html.text(title) + "</h3>\n<div class=\"columns\">\n<figure>"
                + board(position, game.line().getLong(ply.at()), title) + "</figure>\n<div>\n"
                + "<p>Played: <b>"
                + Html.text(String.join(", ", game.notation(changeover.ply(), changeover.next()))) + "</b></p>\n"
                + Html.paragraph(changeover.sentence(game)) + table.html() + "</div>\n</div>\n</article>\n";
    }

    private String board(Position position, long move, String label) {
        if (position instanceof BoardPosition board
                && (game.game() instanceof RuleSetGame || game.game() instanceof Chess)) {
            MoveTrace trace = new MoveTrace();
            trace.clear();
            board.trace(move, trace);
            return BoardMarkup.board(0, Replay.board(board), Replay.path(trace), "The board at " + label);
        }
        return "<pre class=\"text-board\" tabindex=\"0\">"
                + Html.text(position.diagram().stripTrailing()) + "</pre>";
    }

    private static String scn(int scn) {
        return scn == ScnSearch.INFINITE ? "∞" : Figures.count(scn);
    }

    private String value(Player player, int ply) {
        double value = game.plies().get(ply).value(player);
        return Double.isInfinite(value)
                ? value > 0 ? "won" : "lost"
                : Figures.count(Math.round(value)).replace('-', '−');
    }
}
