package rulesmith.metrics;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rulesmith.game.BoardGame;
import rulesmith.game.BoardPosition;
import rulesmith.game.Game;
import rulesmith.game.MoveTrace;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.play.GameObserver;
import rulesmith.rules.Cell;

/**
 * Hot. Everything the metrics ask about one played game, gathered in one pass while it is played; the next game starts
 * afresh. Pieces are followed only if somebody asks, and only on a board: elsewhere what needs them is 0.
 */
public final class GameFacts implements GameObserver {

    private static final int MOST_PIECES = 64;
    private static final int MOST_TYPES = 16;
    private static final int NOBODY = -1;

    private final boolean tracksPieces;
    private final Map<Probe<?>, GameObserver> probes = new LinkedHashMap<>();
    /** Those of the probes, for a quick walk. */
    private final GameObserver[] others;

    private final MoveTrace trace = new MoveTrace();

    private Player skilled;
    private Outcome outcome;
    private String ending;
    private int plies;
    private long choices;
    private int forcedPlies;

    private boolean board;
    private BoardGame watched;
    private long usableCells;
    private int pieces;
    /** By cell: which piece stands there. */
    private final int[] pieceOn = new int[Cell.COUNT];
    /** By piece. */
    private final int[] owner = new int[MOST_PIECES];

    private final int[] cellChanges = new int[MOST_PIECES];
    /** In turns of its owner, once it is captured; 0 while it lives. */
    private final int[] life = new int[MOST_PIECES];

    private final boolean[] captured = new boolean[MOST_PIECES];
    /** By owner. */
    private final int[] turns = new int[2];

    private final int[] men = new int[2];
    private final long[] deficits = new long[2];
    private int startMen;
    private int captures;
    private int stepOvers;
    private int leadChanges;
    private int leader;
    private int arrivals;
    private long visited;
    private final int[] movesByType = new int[MOST_TYPES];

    public GameFacts(boolean tracksPieces) {
        this.tracksPieces = tracksPieces;
        this.others = new GameObserver[0];
    }

    /** All that these metrics need to know about played games of this game. */
    GameFacts(Game game, List<Metric> metrics) {
        this.tracksPieces = metrics.stream().anyMatch(Metric::tracksPieces);
        for (Metric metric : metrics) {
            if (metric.probe() != null) {
                probes.computeIfAbsent(metric.probe(), probe -> probe.watch(game));
            }
        }
        this.others = probes.values().toArray(GameObserver[]::new);
    }

    /** What a probe has seen of the game; only metrics that name the probe may ask. */
    @SuppressWarnings("unchecked")
    public <T extends GameObserver> T seen(Probe<T> probe) {
        // Only what the probe itself made is kept under it.
        T observer = (T) probes.get(probe);
        if (observer == null) {
            throw new IllegalStateException("a metric asks a probe that it does not name");
        }
        return observer;
    }

    /** Says which player of the next game is the 1-ply agent; null if none is. */
    public void expect(Player agent) {
        skilled = agent;
    }

    @Override
    public void started(Position position) {
        plies = 0;
        choices = 0;
        forcedPlies = 0;
        board = tracksPieces && position instanceof BoardPosition;
        if (board) {
            placePieces((BoardPosition) position);
        }
        for (GameObserver other : others) {
            other.started(position);
        }
    }

    private void placePieces(BoardPosition position) {
        if (position.game() != watched) {
            watched = position.game();
            usableCells = watched.usableCells();
        }
        pieces = 0;
        visited = 0;
        Arrays.fill(men, 0);
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int type = position.pieceAt(cell);
            pieceOn[cell] = NOBODY;
            if (type != 0) {
                owner[pieces] = type > 0 ? 0 : 1;
                men[owner[pieces]]++;
                pieceOn[cell] = pieces++;
                visited |= 1L << cell;
            }
        }
        startMen = Math.max(men[0], men[1]);
        Arrays.fill(cellChanges, 0, pieces, 0);
        Arrays.fill(life, 0, pieces, 0);
        Arrays.fill(captured, 0, pieces, false);
        Arrays.fill(turns, 0);
        Arrays.fill(deficits, 0);
        Arrays.fill(movesByType, 0);
        captures = 0;
        stepOvers = 0;
        leadChanges = 0;
        leader = 0;
        arrivals = 0;
    }

    @Override
    public void moving(Position position, long move) {
        int moves = position.moveCount();
        plies++;
        choices += moves;
        forcedPlies += moves == 1 ? 1 : 0;
        if (board) {
            follow((BoardPosition) position, move);
        }
        for (GameObserver other : others) {
            other.moving(position, move);
        }
    }

    private void follow(BoardPosition position, long move) {
        position.trace(move, trace);
        for (int i = 0; i < trace.removals(); i++) {
            int piece = pieceOn[trace.removed(i)];
            pieceOn[trace.removed(i)] = NOBODY;
            captured[piece] = true;
            life[piece] = turns[owner[piece]];
            men[owner[piece]]--;
        }
        captures += trace.removals();
        boolean into = trace.removals() == 1 && trace.removed(0) == trace.to(trace.hops() - 1);
        stepOvers += into ? 0 : trace.removals();
        for (int i = 0; i < trace.hops(); i++) {
            int piece = pieceOn[trace.from(i)];
            pieceOn[trace.from(i)] = NOBODY;
            pieceOn[trace.to(i)] = piece;
            cellChanges[piece]++;
            visited |= 1L << trace.to(i);
        }
        arrivals += trace.hops();
        movesByType[Math.abs(position.pieceAt(trace.from(0)))]++;
        turns[position.toMove() == Player.SOUTH ? 0 : 1]++;
        int lead = men[0] - men[1];
        deficits[0] += Math.max(0, -lead);
        deficits[1] += Math.max(0, lead);
        if (lead * leader < 0) {
            leadChanges++;
        }
        leader = lead == 0 ? leader : Integer.signum(lead);
    }

    @Override
    public void ended(Position position) {
        outcome = position.outcome();
        ending = position.ending();
        for (GameObserver other : others) {
            other.ended(position);
        }
    }

    public int length() {
        return plies;
    }

    public Outcome outcome() {
        return outcome;
    }

    public String ending() {
        return ending;
    }

    public boolean skilledWon() {
        return skilled != null && outcome == Outcome.win(skilled);
    }

    public double branching() {
        return plies == 0 ? 0 : (double) choices / plies;
    }

    public double forced() {
        return plies == 0 ? 0 : (double) forcedPlies / plies;
    }

    public int captures() {
        return board ? captures : 0;
    }

    /** The share of captures that took a piece from another cell than the one the capturer went to. */
    public double stepOver() {
        return board && captures > 0 ? (double) stepOvers / captures : 0;
    }

    public int leadChanges() {
        return board ? leadChanges : 0;
    }

    /** Mean over all pieces of both sides of cell changes per turn of life. */
    public double dynamism() {
        if (!board || pieces == 0) {
            return 0;
        }
        double sum = 0;
        for (int piece = 0; piece < pieces; piece++) {
            int lived = captured[piece] ? life[piece] : turns[owner[piece]];
            sum += (double) cellChanges[piece] / Math.max(1, lived);
        }
        return sum / pieces;
    }

    /** Arrivals per usable cell. */
    public double usability() {
        return board && usableCells != 0 ? (double) arrivals / Long.bitCount(usableCells) : 0;
    }

    public double coverage() {
        return board && usableCells != 0
                ? (double) Long.bitCount(visited & usableCells) / Long.bitCount(usableCells)
                : 0;
    }

    /** The winner's deficit in pieces, as a share of the pieces a player starts with, averaged over the plies. */
    public double drama() {
        if (!board || plies == 0 || outcome == Outcome.DRAW) {
            return 0;
        }
        return (double) deficits[outcome == Outcome.SOUTH ? 0 : 1] / plies / startMen;
    }

    /** The number of types that would give the same entropy of moves if they moved equally often. */
    public double typesUsed() {
        if (!board || plies == 0) {
            return 0;
        }
        double entropy = 0;
        for (int moves : movesByType) {
            if (moves > 0) {
                double share = (double) moves / plies;
                entropy -= share * Math.log(share);
            }
        }
        return Math.exp(entropy);
    }
}
