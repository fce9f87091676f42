package rulesmith.learning;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import rulesmith.game.BoardGame;
import rulesmith.game.BoardPosition;
import rulesmith.game.MoveTrace;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.rules.Cell;

/** Another position with the board turned around and the players swapped; its moves are those of the other. */
record TurnedPosition(BoardPosition other) implements BoardPosition {

    @Override
    public BoardGame game() {
        return other.game();
    }

    @Override
    public Player toMove() {
        return other.toMove().opponent();
    }

    @Override
    public int ply() {
        return other.ply();
    }

    @Override
    public Outcome outcome() {
        return switch (other.outcome()) {
            case SOUTH -> Outcome.NORTH;
            case NORTH -> Outcome.SOUTH;
            case DRAW -> Outcome.DRAW;
            case ONGOING -> Outcome.ONGOING;
        };
    }

    @Override
    public String ending() {
        return other.ending();
    }

    @Override
    public int moveCount() {
        return other.moveCount();
    }

    @Override
    public long move(int number) {
        return other.move(number);
    }

    @Override
    public void legalMoves(LongArrayList into) {
        other.legalMoves(into);
    }

    @Override
    public void play(long move) {
        other.play(move);
    }

    @Override
    public void undo() {
        other.undo();
    }

    @Override
    public long hash() {
        return ~other.hash();
    }

    @Override
    public int pieceAt(int cell) {
        return -other.pieceAt(Cell.turned(cell));
    }

    @Override
    public void trace(long move, MoveTrace into) {
        MoveTrace trace = new MoveTrace();
        other.trace(move, trace);
        into.clear();
        for (int i = 0; i < trace.removals(); i++) {
            into.addRemoval(Cell.turned(trace.removed(i)));
        }
        for (int i = 0; i < trace.hops(); i++) {
            into.addHop(Cell.turned(trace.from(i)), Cell.turned(trace.to(i)));
        }
    }

    @Override
    public BoardPosition copy() {
        return new TurnedPosition(other.copy());
    }

    @Override
    public void copyFrom(Position source) {
        other.copyFrom(((TurnedPosition) source).other);
    }

    @Override
    public String notation(long move) {
        return "turned " + other.notation(move);
    }

    @Override
    public String diagram() {
        return "turned\n" + other.diagram();
    }
}
