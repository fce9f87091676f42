package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;

/** Counts the lines of play of a given length; nothing is counted below a finished game. */
public final class Perft {

    private final LongArrayList[] moves;
    private final boolean bulk;

    private Perft(int depth, boolean bulk) {
        this.bulk = bulk;
        this.moves = new LongArrayList[depth + 1];
        for (int i = 0; i <= depth; i++) {
            moves[i] = new LongArrayList(64);
        }
    }

    /** The usual count: the last ply is counted without being played. */
    public static long count(Position position, int depth) {
        return new Perft(depth, true).walk(position, depth);
    }

    /** The same count with every move played and taken back: slower, a test of both. */
    public static long countByPlaying(Position position, int depth) {
        return new Perft(depth, false).walk(position, depth);
    }

    private long walk(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (bulk && depth == 1) {
            return position.moveCount();
        }
        LongArrayList list = moves[depth];
        position.legalMoves(list);
        long count = 0;
        for (int i = 0; i < list.size(); i++) {
            position.play(list.getLong(i));
            count += walk(position, depth - 1);
            position.undo();
        }
        return count;
    }
}
