package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rulesmith.game.BoardPosition;
import rulesmith.game.MoveTrace;
import rulesmith.game.RuleSetGame;
import rulesmith.play.GameRecord;
import rulesmith.rules.Cell;
import rulesmith.rules.RuleSet;

/**
 * A played game position by position, so that the page needs to know no rules to step through it.
 *
 * @param boards the start and the board after each ply: a letter for each cell, {@code a1} first; "." is empty, "1" to
 *     "6" are South's types, "a" to "f" North's
 * @param cells for each ply the cells of its move in their order, the one it leaves first
 * @param taken for each ply the pieces it captures
 */
record Replay(List<String> boards, List<List<Integer>> cells, List<String> taken) {

    static Replay of(RuleSet ruleSet, GameRecord record) {
        BoardPosition position = new RuleSetGame(ruleSet).start();
        List<String> boards = new ArrayList<>(List.of(board(position)));
        List<List<Integer>> cells = new ArrayList<>();
        List<String> taken = new ArrayList<>();
        MoveTrace trace = new MoveTrace();
        for (String notation : record.moves()) {
            long move = position.parse(notation);
            trace.clear();
            position.trace(move, trace);
            StringBuilder victims = new StringBuilder();
            for (int i = 0; i < trace.removals(); i++) {
                victims.append(letter(position.pieceAt(trace.removed(i))));
            }
            position.play(move);
            boards.add(board(position));
            cells.add(path(trace));
            taken.add(victims.toString());
        }
        return new Replay(boards, cells, taken);
    }

    /** The board before the first move. */
    static String start(RuleSet ruleSet) {
        return board(new RuleSetGame(ruleSet).start());
    }

    /** The cells of a move in their order, the one it leaves first. */
    static List<Integer> path(MoveTrace trace) {
        List<Integer> path = new ArrayList<>(List.of(trace.from(0)));
        for (int i = 0; i < trace.hops(); i++) {
            path.add(trace.to(i));
        }
        return path;
    }

    static String board(BoardPosition position) {
        return IntStream.range(0, Cell.COUNT)
                .mapToObj(cell -> String.valueOf(letter(position.pieceAt(cell))))
                .collect(Collectors.joining());
    }

    /** @param piece positive for South, negative for North, 0 for none */
    static char letter(int piece) {
        return piece == 0 ? '.' : (char) (piece > 0 ? '0' + piece : 'a' - 1 - piece);
    }

    String json() {
        String paths = cells.stream()
                .map(path -> path.stream().map(String::valueOf).collect(Collectors.joining(",", "[", "]")))
                .collect(Collectors.joining(",", "[", "]"));
        return "{\"boards\":" + texts(boards) + ",\n\"cells\":" + paths + ",\n\"taken\":" + texts(taken) + "}";
    }

    private static String texts(List<String> texts) {
        return texts.stream().map(text -> '"' + Html.json(text) + '"').collect(Collectors.joining(",", "[", "]"));
    }
}
