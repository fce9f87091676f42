package rulesmith.playtest;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import rulesmith.game.Move;
import rulesmith.game.MoveTrace;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.game.RuleSetPosition;
import rulesmith.play.Agent;
import rulesmith.rules.Cell;

/** A game that is being played: the position it has come to, and the way there. For one thread at a time. */
final class OpenRecord {

    private final RuleSetPosition position;
    private final List<String> history = new ArrayList<>();
    private final List<BoardView.Step> steps = new ArrayList<>();
    /** The letters of the pieces each player has lost. */
    private final StringBuilder[] captured = {new StringBuilder(), new StringBuilder()};

    OpenRecord(RuleSetGame game) {
        this.position = game.start();
    }

    /** {@link rulesmith.game.IllegalMoveException} if the rules do not allow one of the moves. */
    static OpenRecord after(RuleSetGame game, List<String> line) {
        OpenRecord record = new OpenRecord(game);
        line.forEach(record::play);
        return record;
    }

    RuleSetPosition position() {
        return position;
    }

    List<String> history() {
        return history;
    }

    /** {@link rulesmith.game.IllegalMoveException} if the rules do not allow it; then nothing has changed. */
    void play(String notation) {
        play(position.parse(notation));
    }

    /** Plays the move an agent chooses and returns its notation. */
    String play(Agent agent, RandomGenerator random) {
        play(agent.choose(position, random));
        return history.get(history.size() - 1);
    }

    private void play(long move) {
        BoardView.Choice choice = choice(move);
        for (int cell : choice.taken()) {
            int piece = position.pieceAt(cell);
            captured[piece > 0 ? 0 : 1].append(letter(piece));
        }
        position.play(move);
        steps.add(new BoardView.Step(history.size(), choice.text(), choice.path(), choice.taken(), letters()));
        history.add(choice.text());
    }

    void undo() {
        BoardView.Step last = steps.remove(steps.size() - 1);
        history.remove(history.size() - 1);
        position.undo();
        for (int cell : last.taken()) {
            StringBuilder pieces = captured[position.pieceAt(cell) > 0 ? 0 : 1];
            pieces.setLength(pieces.length() - 1);
        }
    }

    /** @param seen how many plies the viewer knows already */
    BoardView view(int seen) {
        int first = Math.max(0, Math.min(seen, steps.size() - 1));
        return new BoardView(
                letters(),
                position.ply(),
                position.game().ruleSet().conventions().moveLimit(),
                position.toMove() == Player.SOUTH ? "south" : "north",
                position.outcome().word(),
                position.ending(),
                choices(),
                List.copyOf(history),
                List.copyOf(steps.subList(first, steps.size())),
                List.of(captured[0].toString(), captured[1].toString()));
    }

    private List<BoardView.Choice> choices() {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        return moves.longStream().mapToObj(this::choice).toList();
    }

    private BoardView.Choice choice(long move) {
        MoveTrace trace = new MoveTrace();
        position.trace(move, trace);
        List<Integer> path = new ArrayList<>(List.of(Move.from(move)));
        for (int i = 0; i < trace.hops(); i++) {
            path.add(trace.to(i));
        }
        List<Integer> taken = new ArrayList<>();
        for (int i = 0; i < trace.removals(); i++) {
            taken.add(trace.removed(i));
        }
        return new BoardView.Choice(position.notation(move), path, taken);
    }

    private String letters() {
        StringBuilder letters = new StringBuilder(Cell.COUNT);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            letters.append(letter(position.pieceAt(cell)));
        }
        return letters.toString();
    }

    /** @param piece positive for South, negative for North, 0 for none */
    static char letter(int piece) {
        return piece == 0 ? '.' : (char) (piece > 0 ? '0' + piece : 'a' - 1 - piece);
    }
}
