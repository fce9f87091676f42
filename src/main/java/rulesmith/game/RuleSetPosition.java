package rulesmith.game;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.rules.Cell;

/** Hot. A position of a compiled rule set. Whether the game goes on is found out when somebody asks. */
public final class RuleSetPosition implements BoardPosition {

    public static final String HONOR = "honor";
    public static final String NO_MOVE = "no move";

    private static final int NORTH = RuleSetBoard.NORTH;

    private final RuleSetGame game;
    final RuleSetBoard board;
    private final LegalMoves legal;

    /** Null until somebody asks; from then on {@link #legal} speaks of this position. */
    private Outcome outcome;

    private String ending = "";
    private int moveCount;

    private RuleSetPosition(RuleSetGame game, Player toMove) {
        this.game = game;
        this.board = new RuleSetBoard(game, toMove);
        this.legal = new LegalMoves(game, board.pieces, board.types);
    }

    static RuleSetPosition atStart(RuleSetGame game) {
        RuleSetPosition position = empty(game, Player.SOUTH);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            position.put(Player.SOUTH, game.ruleSet().southPiece(cell), cell);
            position.put(Player.NORTH, game.ruleSet().northPiece(cell), cell);
        }
        return position;
    }

    /** A board without pieces, to set a position up on. */
    static RuleSetPosition empty(RuleSetGame game, Player toMove) {
        return new RuleSetPosition(game, toMove);
    }

    /** Puts a piece on an empty cell; type 0 leaves the cell as it is. */
    void put(Player owner, int type, int cell) {
        if (type != 0) {
            board.put(owner, type, cell);
            outcome = null;
        }
    }

    @Override
    public void play(long move) {
        assert !outcome().isOver() : "play after the end of the game";
        int own = board.mover + game.honor;
        int enemy = NORTH - board.mover + game.honor;
        boolean ownHonor = board.pieces[own] != 0;
        boolean enemyHonor = board.pieces[enemy] != 0;
        board.play(move);
        outcome = null;
        if (game.honor != 0) {
            boolean enemyLost = enemyHonor && board.pieces[enemy] == 0;
            if (enemyLost || ownHonor && board.pieces[own] == 0) {
                end(Outcome.win(enemyLost ? toMove().opponent() : toMove()), HONOR);
            }
        }
    }

    @Override
    public void undo() {
        board.undo();
        outcome = null;
    }

    /** Honor has been seen to when the move was played; then no legal move comes before the move limit. */
    private void look() {
        moveCount = legal.look(board.mover);
        if (moveCount == 0) {
            end(Outcome.win(toMove().opponent()), NO_MOVE);
        } else if (board.ply >= game.moveLimit) {
            int lead = Long.bitCount(board.pieces[0]) - Long.bitCount(board.pieces[NORTH]);
            end(!game.majorityWins || lead == 0 ? Outcome.DRAW : lead > 0 ? Outcome.SOUTH : Outcome.NORTH, LIMIT);
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
    public RuleSetGame game() {
        return game;
    }

    @Override
    public Player toMove() {
        return board.toMove();
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

    @Override
    public long hash() {
        return board.hash;
    }

    @Override
    public int pieceAt(int cell) {
        return (board.pieces[NORTH] >>> cell & 1) != 0 ? -board.types[cell] : board.types[cell];
    }

    /** The cells on which a player has pieces of a type, bit 0 for {@code a1}; type 0 for all of them. */
    public long pieces(Player player, int type) {
        return board.pieces[(player == Player.SOUTH ? 0 : NORTH) + type];
    }

    @Override
    public RuleSetPosition copy() {
        RuleSetPosition copy = new RuleSetPosition(game, Player.SOUTH);
        copy.copyFrom(this);
        return copy;
    }

    @Override
    public void copyFrom(Position other) {
        RuleSetPosition source = (RuleSetPosition) other;
        if (source.game != game) {
            throw new IllegalArgumentException("a position of " + source.game.name() + ", expected " + game.name());
        }
        board.copyFrom(source.board);
        // A decision by honor is not on the board: it cannot be found out again.
        boolean decided = source.outcome != null && source.outcome.isOver();
        outcome = decided ? source.outcome : null;
        ending = source.ending;
        moveCount = 0;
    }

    @Override
    public void trace(long move, MoveTrace into) {
        board.trace(move, into);
    }

    @Override
    public String notation(long move) {
        MoveTrace trace = new MoveTrace();
        trace(move, trace);
        StringBuilder text = new StringBuilder(Cell.name(Move.from(move)));
        for (int i = 0; i < trace.hops(); i++) {
            text.append(trace.removals() > 0 ? 'x' : '-').append(Cell.name(trace.to(i)));
        }
        return text.toString();
    }

    @Override
    public String diagram() {
        StringBuilder text = new StringBuilder();
        for (int rank = 7; rank >= 0; rank--) {
            text.append(rank + 1).append(' ');
            for (int file = 0; file < 8; file++) {
                int piece = pieceAt(Cell.of(file, rank));
                text.append(piece == 0 ? "  ·" : piece > 0 ? " ▲" + piece : " ▼" + -piece);
            }
            text.append('\n');
        }
        return text.append("    a  b  c  d  e  f  g  h\n").toString();
    }
}
