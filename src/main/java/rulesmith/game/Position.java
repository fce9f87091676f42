package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.Seed;

/**
 * The state of one played game: mutable, for one thread. A move is a {@code long} that means something only to the game
 * it belongs to, in the position it was made for.
 *
 * <p>The legal moves of a position have a fixed order, so a move can be had by its number without listing the others:
 * {@code move(random.nextInt(moveCount()))} is a uniform random choice.
 */
public interface Position {

    Game game();

    Player toMove();

    /** How many moves, those of chance included, have been played since the start of the game. */
    int ply();

    Outcome outcome();

    /** The ending of a game that was stopped after a number of moves, which every game with a limit calls so. */
    String LIMIT = "limit";

    /** How the game ended, in a word or two for statistics and people; empty while it goes on. */
    String ending();

    /** The number of legal moves; 0 if and only if the game is over. */
    int moveCount();

    /** The legal move with this number, 0 to {@code moveCount() - 1}. */
    long move(int number);

    /** Replaces what is in the list by the legal moves, in the order of their numbers. */
    void legalMoves(LongArrayList into);

    /** Plays a legal move. What happens with any other number is undefined: {@link #parse} is for untrusted moves. */
    void play(long move);

    /** Takes the last move back, restoring everything. */
    void undo();

    /**
     * A 64-bit hash of the board and the player to move, whatever way they were reached: the ply and earlier positions
     * are not in it, though they may decide a game with a move limit or a repetition rule.
     */
    long hash();

    /**
     * Equal keys, equal futures: unlike {@link #hash()} it also tells apart what the rules look at beside the board, the ply
     * under a move limit, say. Two futures have the same key only by a chance of one in 2^64.
     */
    default long key() {
        return Seed.mix(hash() ^ Seed.mix(ply() + 1L));
    }

    Position copy();

    /** Becomes a copy of another position of the same game, its history included, without allocating. */
    void copyFrom(Position other);

    /** How people write a legal move of this position. */
    String notation(long move);

    /** The board for a terminal, one row a line. */
    String diagram();

    /** The probability of a move when chance is to move. */
    default double probability(long move) {
        return 1.0 / moveCount();
    }

    /** The legal move people write so; anything else is an {@link IllegalMoveException}. */
    default long parse(String notation) {
        LongArrayList moves = new LongArrayList();
        legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (notation(moves.getLong(i)).equals(notation)) {
                return moves.getLong(i);
            }
        }
        throw new IllegalMoveException(notation, this);
    }
}
