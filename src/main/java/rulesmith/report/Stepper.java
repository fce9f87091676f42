package rulesmith.report;

import rulesmith.game.Outcome;
import rulesmith.play.GameRecord;

/**
 * A game the reader can step through. The controls appear only where scripts run; the start and the list of moves can be
 * read without.
 */
final class Stepper {

    private Stepper() {}

    static String html(int game, KeptGame kept) {
        GameRecord record = kept.sample();
        Replay replay = Replay.of(kept.ruleSet(), record);
        int pieces = kept.ruleSet().pieceCount();
        String name = kept.ruleSet().name();
        return "<div class=\"stepper\" data-prefix=\"" + BoardMarkup.prefix(game) + "\">\n"
                + "<div class=\"stage\">\n" + BoardMarkup.row(pieces, "Captured by North")
                + "\n<div class=\"focus\" tabindex=\"0\" role=\"group\" aria-label=\"Board of a game of "
                + Html.text(name)
                + "; the arrow keys step through it\">"
                + BoardMarkup.board(game, replay.boards().get(0), "Position in a game of " + name) + "</div>\n"
                + BoardMarkup.row(pieces, "Captured by South") + "\n"
                + controls(record.moves().size()) + "</div>\n"
                + "<div class=\"score\">\n<p class=\"status\" aria-live=\"polite\">Start of the game</p>\n"
                + moves(record) + "<p class=\"result\">" + Html.text(result(record)) + "</p>\n</div>\n"
                + "<script type=\"application/json\">" + replay.json() + "</script>\n</div>\n";
    }

    private static String controls(int plies) {
        return "<div class=\"controls\" hidden=\"hidden\">\n"
                + button("first", "First position", "M5 4V16M16 4L8 10L16 16Z")
                + button("back", "One move back", "M14 4L6 10L14 16Z")
                + button("next", "One move on", "M6 4L14 10L6 16Z")
                + button("last", "Last position", "M15 4V16M4 4L12 10L4 16Z")
                + "<input type=\"range\" min=\"0\" max=\"" + plies + "\" value=\"0\" aria-label=\"Ply\"/>\n</div>\n";
    }

    /** Its sign is drawn, because many fonts lack such signs. */
    private static String button(String step, String label, String sign) {
        return "<button type=\"button\" data-step=\"" + step + "\" aria-label=\"" + label + "\" title=\"" + label
                + "\"><svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"" + sign + "\"/></svg></button>\n";
    }

    private static String moves(GameRecord record) {
        StringBuilder list = new StringBuilder("<ol class=\"moves\">\n");
        for (int ply = 0; ply < record.moves().size(); ply += 2) {
            list.append("<li>").append(move(record, ply));
            if (ply + 1 < record.moves().size()) {
                list.append(' ').append(move(record, ply + 1));
            }
            list.append("</li>\n");
        }
        return list.append("</ol>\n").toString();
    }

    private static String move(GameRecord record, int ply) {
        return "<span data-ply=\"" + (ply + 1) + "\">"
                + Html.text(record.moves().get(ply)) + "</span>";
    }

    /** In one line: who played and what came of it. */
    static String title(GameRecord record) {
        return "A sample game: " + record.south() + " as South, " + record.north() + " as North, "
                + Figures.count(record.moves().size(), "ply", "plies");
    }

    private static String result(GameRecord record) {
        String how = record.ending().isEmpty() ? "" : ": " + ending(record.ending());
        return switch (record.outcome()) {
            case SOUTH, NORTH -> winner(record.outcome()) + " wins" + how + ".";
            case DRAW -> "A draw" + how + ".";
            case ONGOING -> "The game was not played to its end" + how + ".";
        };
    }

    private static String winner(Outcome outcome) {
        return outcome == Outcome.SOUTH ? "South" : "North";
    }

    private static String ending(String ending) {
        return switch (ending) {
            case "no move" -> "the other player has no legal move";
            case "honor" -> "the piece of honor is lost";
            case "limit" -> "the move limit is reached";
            default -> ending;
        };
    }
}
