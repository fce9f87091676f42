package rulesmith.games;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.BoardPosition;
import rulesmith.game.MoveTrace;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.rules.Cell;

/** Hot. A position of chess. Its legal moves, and whether the game goes on, are found out when somebody asks. */
public final class ChessPosition implements BoardPosition {

    /** In plies: fifty moves of each player. */
    static final int FIFTY_MOVES = 100;
    /** A position cannot come up for the third time sooner after a pawn's move or a capture, in plies. */
    static final int SOONEST_REPETITION = 8;

    private static final int NORTH = ChessBoard.NORTH;

    private final Chess game;
    final ChessBoard board;
    private final ChessMoves legal;
    /** Null until somebody asks; from then on {@link #legal} speaks of this position. */
    private Outcome outcome;

    private String ending = "";
    private int moveCount;

    ChessPosition(Chess game, ChessBoard board) {
        this.game = game;
        this.board = board;
        this.legal = new ChessMoves(board);
    }

    @Override
    public void play(long move) {
        assert !outcome().isOver() : "play after the end of the game";
        board.play(move);
        outcome = null;
    }

    @Override
    public void undo() {
        board.undo();
        outcome = null;
    }

    // The order matters to who wins: a mate counts however long the game was, and any draw comes before the move limit.
    private void look() {
        moveCount = legal.look();
        if (moveCount == 0) {
            if (legal.isCheck()) {
                end(Outcome.win(toMove().opponent()), "checkmate");
            } else {
                end(Outcome.DRAW, "stalemate");
            }
        } else if (board.isInsufficient()) {
            end(Outcome.DRAW, "insufficient material");
        } else if (board.clock >= SOONEST_REPETITION && board.occurred(board.hash, board.ply, board.clock) >= 2) {
            end(Outcome.DRAW, "repetition");
        } else if (board.clock >= FIFTY_MOVES) {
            end(Outcome.DRAW, "fifty moves");
        } else if (board.ply >= game.moveLimit) {
            int lead = Long.bitCount(board.pieces[0]) - Long.bitCount(board.pieces[NORTH]);
            end(lead == 0 ? Outcome.DRAW : lead > 0 ? Outcome.SOUTH : Outcome.NORTH, LIMIT);
        } else {
            outcome = Outcome.ONGOING;
            ending = "";
        }
    }

    private void end(Outcome result, String how) {
        outcome = result;
        ending = how;
        moveCount = 0;
    }

    @Override
    public Chess game() {
        return game;
    }

    @Override
    public Player toMove() {
        return board.mover == 0 ? Player.SOUTH : Player.NORTH;
    }

    @Override
    public int ply() {
        return board.ply;
    }

    @Override
    public Outcome outcome() {
        if (outcome == null) {
            look();
        }
        return outcome;
    }

    @Override
    public String ending() {
        outcome();
        return ending;
    }

    @Override
    public int moveCount() {
        outcome();
        return moveCount;
    }

    @Override
    public long move(int number) {
        if (number < 0 || number >= moveCount()) {
            throw new IndexOutOfBoundsException("move " + number + " of " + moveCount);
        }
        return legal.move(number);
    }

    @Override
    public void legalMoves(LongArrayList into) {
        into.clear();
        if (moveCount() > 0) {
            legal.list(into);
        }
    }

    /** Whether the player to move is in check. */
    public boolean isCheck() {
        return board.isCheck(board.mover);
    }

    @Override
    public long hash() {
        return board.hash;
    }

    /** Repetition and the fifty moves look back to the last pawn's move or capture. */
    @Override
    public long key() {
        return BoardPosition.super.key() + board.past();
    }

    @Override
    public int pieceAt(int cell) {
        return board.pieceAt(cell);
    }

    @Override
    public ChessPosition copy() {
        ChessPosition copy = new ChessPosition(game, new ChessBoard());
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        ChessPosition source = (ChessPosition) other;
        if (source.game.moveLimit != game.moveLimit) {
            throw new IllegalArgumentException("a position of " + source.game.id() + ", expected " + game.id());
        }
        board.copyFrom(source.board);
        outcome = null;
    }

    @Override
    public void trace(long move, MoveTrace into) {
        into.clear();
        int to = ChessMove.to(move);
        if (ChessMove.isEnPassant(move)) {
            into.addRemoval(ChessMove.passed(to));
        } else if (board.types[to] != 0) {
            into.addRemoval(to);
        }
        into.addHop(ChessMove.from(move), to);
        if (ChessMove.isCastling(move)) {
            into.addHop(ChessMove.rookFrom(to), ChessMove.rookTo(to));
        }
    }

    @Override
    public String notation(long move) {
        int to = ChessMove.to(move);
        if (ChessMove.isCastling(move)) {
            return Cell.file(to) == 6 ? "O-O" : "O-O-O";
        }
        boolean capture = board.types[to] != 0 || ChessMove.isEnPassant(move);
        int promoted = ChessMove.promoted(move);
        return Cell.name(ChessMove.from(move))
                + (capture ? 'x' : '-')
                + Cell.name(to)
                + (promoted == 0 ? "" : "=" + Chess.LETTERS.charAt(promoted));
    }

    /** The position in Forsyth-Edwards notation; moves are numbered from the start of this game. */
    public String fen() {
        return ChessFen.write(board);
    }

    @Override
    public String diagram() {
        return ChessFen.diagram(board);
    }
}
