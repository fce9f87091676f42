package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.Evaluation;
import rulesmith.game.Position;

/**
 * Hot. Values moves of Connect Four without playing them, by threats: empty cells that would make four in a row. A disc
 * counts for the lines of four it could be part of, which draws play to the centre.
 *
 * <p>A threat that cannot be played yet is worth more on a row that the player gets if the opponent always answers in the
 * same column: on boards with an even number of rows these are the first, third and so on for South, the others for
 * North. A threat that can be played now only forces the answer. If no answer keeps the player from winning with the next
 * disc, the game is as good as won. A move that lets the opponent win at once is the last to be tried.
 */
final class ConnectFourEvaluation implements Evaluation {

    static final int THREAT = 24;
    /** More for a threat on a row that falls to the player. */
    static final int ON_OWN_ROW = 16;
    /** For a threat that the opponent has to answer now. */
    static final int FORCING = 12;
    /** For a win with the next disc whatever the opponent does; more than all else together. */
    static final int DECISIVE = 100_000;
    /** Off for a move after which the opponent wins at once; even more. */
    static final int BLUNDER = 1_000_000;

    private final ConnectFour game;
    /** By bit: the number of lines of four through a cell. */
    private final byte[] lines = new byte[ConnectFour.MOST_BITS];
    /** The same sliced: the cells whose number of lines has this binary digit, so that a board is summed by counts. */
    private final long[] digits = new long[5];

    private final long southRows;
    private final long northRows;

    ConnectFourEvaluation(ConnectFour game) {
        this.game = game;
        for (int column = 0; column < game.columns(); column++) {
            for (int row = 0; row < game.rows(); row++) {
                addLine(column, row, 1, 0);
                addLine(column, row, 0, 1);
                addLine(column, row, 1, 1);
                addLine(column, row, 1, -1);
            }
        }
        for (int bit = 0; bit < lines.length; bit++) {
            for (int digit = 0; digit < digits.length; digit++) {
                digits[digit] |= (long) (lines[bit] >>> digit & 1) << bit;
            }
        }
        long odd = 0;
        if (game.rows() % 2 == 0) {
            for (int row = 0; row < game.rows(); row += 2) {
                odd |= game.bottom << row;
            }
        }
        this.southRows = odd;
        this.northRows = odd << 1;
    }

    private void addLine(int column, int row, int right, int up) {
        int lastColumn = column + (ConnectFour.LENGTH - 1) * right;
        int lastRow = row + (ConnectFour.LENGTH - 1) * up;
        if (lastColumn < game.columns() && lastRow >= 0 && lastRow < game.rows()) {
            for (int i = 0; i < ConnectFour.LENGTH; i++) {
                lines[(column + i * right) * game.stride + row + i * up]++;
            }
        }
    }

    @Override
    public void rate(Position position, LongArrayList moves, int[] values) {
        ConnectFourPosition current = (ConnectFourPosition) position;
        long own = current.own();
        long taken = current.taken();
        boolean south = (current.ply() & 1) == 0;
        long ownRows = south ? southRows : northRows;
        long theirRows = south ? northRows : southRows;
        long wins = game.threats(own, taken);
        long dangers = game.threats(taken ^ own, taken);
        long playable = game.playable(taken);
        int balance = lines(own) - lines(taken ^ own);
        for (int i = 0; i < moves.size(); i++) {
            long cell = playable & game.column((int) moves.getLong(i));
            if ((wins & cell) != 0) {
                values[i] = WON;
            } else if ((taken | cell) == game.board) {
                values[i] = DRAWN;
            } else {
                long threats = game.threats(own | cell, taken | cell);
                long next = game.playable(taken | cell);
                values[i] = balance
                        + lines[Long.numberOfTrailingZeros(cell)]
                        + worth(threats, next, ownRows)
                        - worth(dangers & ~cell, next, theirRows)
                        + urgent(threats, dangers, next);
            }
        }
    }

    private int lines(long discs) {
        int sum = 0;
        for (int digit = 0; digit < digits.length; digit++) {
            sum += Long.bitCount(discs & digits[digit]) << digit;
        }
        return sum;
    }

    private static int worth(long threats, long playable, long rows) {
        long later = threats & ~playable;
        return THREAT * Long.bitCount(later)
                + ON_OWN_ROW * Long.bitCount(later & rows)
                + FORCING * Long.bitCount(threats & playable);
    }

    /** What comes before all else: who wins with one of the next two discs. */
    private static int urgent(long threats, long dangers, long next) {
        if ((dangers & next) != 0) {
            return -BLUNDER;
        }
        long now = threats & next;
        // A reply that may hold stops the only threat of now, if there is one, and does not lead up to another.
        long replies = now == 0 ? next : (now & now - 1) == 0 ? now : 0;
        return (replies & ~(threats >>> 1)) == 0 ? DECISIVE : 0;
    }

    @Override
    public int distance(Position position, long move) {
        return 0;
    }

    @Override
    public int lead() {
        return THREAT;
    }
}
