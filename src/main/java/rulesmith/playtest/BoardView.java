package rulesmith.playtest;

import java.util.List;
import rulesmith.game.Outcome;

/**
 * A position as a page shows it, so that the page needs to know no rules.
 *
 * @param board a letter for each cell, {@code a1} first: "." is empty, "1" to "6" are South's types, "a" to "f" North's
 * @param limit plies after which the game ends
 * @param toMove south or north
 * @param outcome ongoing, south, north or draw
 * @param ending why the game is over, in a word or two
 * @param moves the legal moves; none if the game is over or the viewer is not to move
 * @param history all moves so far in notation
 * @param steps the last plies in full: those the viewer has not seen yet, and always the last one
 * @param captured the letters of the pieces that South has lost, and of those that North has lost
 */
public record BoardView(
        String board,
        int ply,
        int limit,
        String toMove,
        String outcome,
        String ending,
        List<Choice> moves,
        List<String> history,
        List<Step> steps,
        List<String> captured) {

    /**
     * @param path the cells of the piece in their order, the one it leaves first
     * @param taken the cells of the pieces it captures, in the same order
     */
    public record Choice(String text, List<Integer> path, List<Integer> taken) {}

    /**
     * @param ply how many moves had been played before it
     * @param board after it
     */
    public record Step(int ply, String text, List<Integer> path, List<Integer> taken, String board) {}

    /** For one who is not to move. */
    BoardView withoutMoves() {
        return new BoardView(board, ply, limit, toMove, outcome, ending, List.of(), history, steps, captured);
    }

    /** Ended by something else than the rules. */
    BoardView ended(Outcome by, String how) {
        return new BoardView(board, ply, limit, toMove, by.word(), how, List.of(), history, steps, captured);
    }
}
