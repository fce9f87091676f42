package rulesmith.games;

import rulesmith.game.BoardGame;
import rulesmith.game.Evaluation;

/**
 * Chess by the laws of FIDE, White being South. Draws that a player could claim, by threefold repetition and by fifty
 * moves, come about by themselves; a dead position is recognised by insufficient material only.
 *
 * <p>With a move limit, the player with more pieces wins when it is reached, as in a rule set that decides by majority. A
 * move that ends the game by itself comes before the limit.
 */
public final class Chess implements BoardGame {

    public static final int PAWN = 1;
    public static final int KNIGHT = 2;
    public static final int BISHOP = 3;
    public static final int ROOK = 4;
    public static final int QUEEN = 5;
    public static final int KING = 6;

    /** Letters by type, upper case as for White. */
    static final String LETTERS = " PNBRQK";

    static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    private static final int NO_LIMIT = Integer.MAX_VALUE;
    private static final Chess STANDARD = new Chess(NO_LIMIT);

    final int moveLimit;
    private final ChessPosition start;

    private Chess(int moveLimit) {
        this.moveLimit = moveLimit;
        this.start = position(START);
    }

    /** The full rules, without a move limit. */
    public static Chess standard() {
        return STANDARD;
    }

    /** The same rules with a move limit in plies. */
    public static Chess limited(int moveLimit) {
        if (moveLimit < 1) {
            throw new IllegalArgumentException("move limit " + moveLimit + ", expected a positive one");
        }
        return new Chess(moveLimit);
    }

    @Override
    public String id() {
        return moveLimit == NO_LIMIT ? "chess" : "chess-" + moveLimit;
    }

    @Override
    public String name() {
        return "Chess";
    }

    @Override
    public ChessPosition start() {
        return start.copy();
    }

    /** A game that starts from a position in Forsyth-Edwards notation, at ply 0. */
    public ChessPosition position(String fen) {
        return new ChessPosition(this, ChessFen.read(fen));
    }

    @Override
    public long usableCells() {
        return -1L;
    }

    @Override
    public int weight(int type) {
        return ChessEvaluation.WEIGHTS[type];
    }

    @Override
    public Evaluation evaluation() {
        return new ChessEvaluation(this);
    }
}
