package rulesmith.games;

import java.util.ArrayList;
import java.util.List;
import rulesmith.rules.Cell;
import rulesmith.rules.Vector;

/** Othello as a beginner would check it, cell by cell: the readable twin of {@link OthelloBoard} and the position. */
final class SlowOthello {

    private final int size;
    /** By cell: 1 South, -1 North, 0 empty. */
    final int[] board = new int[Cell.COUNT];

    int mover = 1;

    SlowOthello(int size) {
        this.size = size;
    }

    static SlowOthello atStart(int size) {
        SlowOthello start = new SlowOthello(size);
        int low = size / 2 - 1;
        int high = size / 2;
        start.board[Cell.of(low, high)] = 1;
        start.board[Cell.of(high, low)] = 1;
        start.board[Cell.of(low, low)] = -1;
        start.board[Cell.of(high, high)] = -1;
        return start;
    }

    private boolean isOnBoard(int cell) {
        return cell >= 0 && Cell.file(cell) < size && Cell.rank(cell) < size;
    }

    /** The cells that turn over when a player puts a disc on a cell. */
    List<Integer> flips(int player, int cell) {
        List<Integer> flips = new ArrayList<>();
        for (Vector step : Vector.STEPS) {
            List<Integer> row = new ArrayList<>();
            int at = Cell.step(cell, step);
            while (isOnBoard(at) && board[at] == -player) {
                row.add(at);
                at = Cell.step(at, step);
            }
            if (isOnBoard(at) && board[at] == player) {
                flips.addAll(row);
            }
        }
        return flips;
    }

    List<Integer> cells(int player) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (isOnBoard(cell) && board[cell] == 0 && !flips(player, cell).isEmpty()) {
                cells.add(cell);
            }
        }
        return cells;
    }

    List<String> moves() {
        List<String> names = new ArrayList<>();
        for (int cell : cells(mover)) {
            names.add(Cell.name(cell));
        }
        if (names.isEmpty() && !cells(-mover).isEmpty()) {
            names.add("pass");
        }
        return names;
    }

    void play(String move) {
        if (!move.equals("pass")) {
            int cell = Cell.of(move.charAt(0) - 'a', move.charAt(1) - '1');
            for (int flipped : flips(mover, cell)) {
                board[flipped] = mover;
            }
            board[cell] = mover;
        }
        mover = -mover;
    }

    /** How many discs South has more than North. */
    int lead() {
        int lead = 0;
        for (int owner : board) {
            lead += owner;
        }
        return lead;
    }

    boolean isFull() {
        int discs = 0;
        for (int owner : board) {
            discs += Math.abs(owner);
        }
        return discs == size * size;
    }

    long discs(int player) {
        long discs = 0;
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            discs |= board[cell] == player ? 1L << cell : 0;
        }
        return discs;
    }
}
