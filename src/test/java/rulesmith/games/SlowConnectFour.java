package rulesmith.games;

import java.util.ArrayList;
import java.util.List;
import rulesmith.game.Evaluation;

/** Connect Four for reading: letters on a board, 's' and 'n' for discs; every line of four is looked at each time. */
final class SlowConnectFour {

    private final int columns;
    private final int rows;
    /** By column, then by row from below; 0 for an empty cell. */
    private final char[][] board;

    private final int ply;

    private SlowConnectFour(char[][] board, int ply) {
        this.columns = board.length;
        this.rows = board[0].length;
        this.board = board;
        this.ply = ply;
    }

    static SlowConnectFour start(int columns, int rows) {
        return new SlowConnectFour(new char[columns][rows], 0);
    }

    char mover() {
        return ply % 2 == 0 ? 's' : 'n';
    }

    char other() {
        return ply % 2 == 0 ? 'n' : 's';
    }

    char at(int column, int row) {
        return board[column][row];
    }

    private SlowConnectFour with(int column, int row, char disc) {
        char[][] copy = new char[columns][];
        for (int i = 0; i < columns; i++) {
            copy[i] = board[i].clone();
        }
        copy[column][row] = disc;
        return new SlowConnectFour(copy, ply + 1);
    }

    private int height(int column) {
        int height = 0;
        while (height < rows && board[column][height] != 0) {
            height++;
        }
        return height;
    }

    SlowConnectFour play(int column) {
        return with(column, height(column), mover());
    }

    /** How many lines of four a cell is part of; with an owner, only those that are all this player's. */
    private int lines(int column, int row, char owner) {
        int count = 0;
        for (int[] step : new int[][] {{1, 0}, {0, 1}, {1, 1}, {1, -1}}) {
            for (int back = 0; back < 4; back++) {
                boolean line = true;
                for (int i = 0; i < 4; i++) {
                    int c = column + (i - back) * step[0];
                    int r = row + (i - back) * step[1];
                    line &= c >= 0 && c < columns && r >= 0 && r < rows && (owner == 0 || board[c][r] == owner);
                }
                count += line ? 1 : 0;
            }
        }
        return count;
    }

    private boolean hasFour(char owner) {
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                if (lines(column, row, owner) > 0) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean isFull() {
        return ply == columns * rows;
    }

    String ending() {
        return hasFour(other()) ? "four in a row" : isFull() ? "board full" : "";
    }

    List<Integer> moves() {
        List<Integer> moves = new ArrayList<>();
        boolean over = !ending().isEmpty();
        for (int column = 0; column < columns; column++) {
            if (!over && height(column) < rows) {
                moves.add(column);
            }
        }
        return moves;
    }

    /** 1 if the player to move wins with best play, -1 if the other does. */
    int solve() {
        if (!ending().isEmpty()) {
            return isFull() && !hasFour(other()) ? 0 : -1;
        }
        int best = -1;
        for (int move : moves()) {
            best = Math.max(best, -play(move).solve());
        }
        return best;
    }

    private boolean isThreat(int column, int row, char owner) {
        return board[column][row] == 0 && with(column, row, owner).lines(column, row, owner) > 0;
    }

    /** What the evaluation should say of a move. */
    int value(int column) {
        SlowConnectFour after = play(column);
        if (!after.ending().isEmpty()) {
            return after.hasFour(mover()) ? Evaluation.WON : Evaluation.DRAWN;
        }
        int value = after.worth(mover()) - after.worth(other());
        for (int reply : after.moves()) {
            if (after.play(reply).hasFour(other())) {
                return value - ConnectFourEvaluation.BLUNDER;
            }
        }
        return after.isDecidedFor(mover()) ? value + ConnectFourEvaluation.DECISIVE : value;
    }

    /** Whether a player wins with the next disc whatever the other, who cannot win at once, does before it. */
    private boolean isDecidedFor(char player) {
        for (int reply : moves()) {
            boolean wins = false;
            SlowConnectFour after = play(reply);
            for (int move : after.moves()) {
                wins |= after.play(move).hasFour(player);
            }
            if (!wins) {
                return false;
            }
        }
        return true;
    }

    private int worth(char player) {
        int worth = 0;
        for (int column = 0; column < columns; column++) {
            for (int row = 0; row < rows; row++) {
                if (board[column][row] == player) {
                    worth += lines(column, row, (char) 0);
                } else if (isThreat(column, row, player)) {
                    boolean fits = rows % 2 == 0 && row % 2 == (player == 's' ? 0 : 1);
                    int later = ConnectFourEvaluation.THREAT + (fits ? ConnectFourEvaluation.ON_OWN_ROW : 0);
                    worth += height(column) == row ? ConnectFourEvaluation.FORCING : later;
                }
            }
        }
        return worth;
    }
}
