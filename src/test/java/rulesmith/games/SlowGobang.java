package rulesmith.games;

import java.util.ArrayList;
import java.util.List;
import rulesmith.game.Evaluation;

/** Gobang for reading: letters on a board, 's' and 'n' for stones; every row is looked at each time. */
final class SlowGobang {

    private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final int size;
    /** By column, then by row from below; 0 for an empty cell. */
    private final char[][] board;

    private int ply;

    SlowGobang(int size) {
        this.size = size;
        this.board = new char[size][size];
    }

    char mover() {
        return ply % 2 == 0 ? 's' : 'n';
    }

    char other() {
        return ply % 2 == 0 ? 'n' : 's';
    }

    void play(String cell) {
        board[cell.charAt(0) - 'a'][Integer.parseInt(cell.substring(1)) - 1] = mover();
        ply++;
    }

    void undo(String cell) {
        board[cell.charAt(0) - 'a'][Integer.parseInt(cell.substring(1)) - 1] = 0;
        ply--;
    }

    private char at(int column, int row) {
        return column < 0 || column >= size || row < 0 || row >= size ? '#' : board[column][row];
    }

    /** Whether a player has a row of five or more, counted from one of its ends. */
    boolean hasFive(char owner) {
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                for (int[] step : STEPS) {
                    int length = 0;
                    while (at(column + length * step[0], row + length * step[1]) == owner) {
                        length++;
                    }
                    if (length >= 5) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    String ending() {
        return hasFive(other()) ? "five in a row" : ply == size * size ? "board full" : "";
    }

    List<String> moves() {
        List<String> moves = new ArrayList<>();
        if (ending().isEmpty()) {
            for (int row = 0; row < size; row++) {
                for (int column = 0; column < size; column++) {
                    if (board[column][row] == 0) {
                        moves.add((char) ('a' + column) + Integer.toString(row + 1));
                    }
                }
            }
        }
        return moves;
    }

    String diagram() {
        StringBuilder text = new StringBuilder();
        for (int row = size - 1; row >= 0; row--) {
            for (int column = 0; column < size; column++) {
                text.append(board[column][row] == 0 ? '·' : board[column][row] == 's' ? '▲' : '▼');
            }
        }
        return text.toString();
    }

    /** 1 if the player to move wins with best play, -1 if the other does. */
    int solve() {
        String ending = ending();
        if (!ending.isEmpty()) {
            return ending.equals("board full") ? 0 : -1;
        }
        int best = -1;
        for (String move : moves()) {
            play(move);
            best = Math.max(best, -solve());
            undo(move);
        }
        return best;
    }

    /** What the evaluation should say of a move. */
    int value(String move) {
        char mover = mover();
        char other = other();
        play(move);
        String ending = ending();
        int value = worth(mover) - worth(other);
        boolean blunder = lines(other, 4) > 0;
        undo(move);
        if (!ending.isEmpty()) {
            return ending.equals("board full") ? Evaluation.DRAWN : Evaluation.WON;
        }
        return blunder ? value - GobangEvaluation.BLUNDER : value;
    }

    private int worth(char player) {
        return lines(player, 1) + 8 * lines(player, 2) + 64 * lines(player, 3) + 512 * lines(player, 4);
    }

    /** The lines of five cells in which a player has so many stones and the other cells are empty. */
    private int lines(char player, int stones) {
        int count = 0;
        for (int column = 0; column < size; column++) {
            for (int row = 0; row < size; row++) {
                for (int[] step : STEPS) {
                    int own = 0;
                    int empty = 0;
                    for (int i = 0; i < 5; i++) {
                        char cell = at(column + i * step[0], row + i * step[1]);
                        own += cell == player ? 1 : 0;
                        empty += cell == 0 ? 1 : 0;
                    }
                    count += own == stones && own + empty == 5 ? 1 : 0;
                }
            }
        }
        return count;
    }
}
