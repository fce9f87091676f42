package rulesmith.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import rulesmith.rules.Cell;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.PieceType;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Vector;

/**
 * A rule set played slowly and plainly, to judge the fast engine by: it follows the written rules sentence by sentence
 * and shares none of the engine's tables. An immutable position, with every legal move and the board it leads to.
 */
final class SlowPosition {

    private record End(Outcome outcome, String ending) {}

    private static final End NONE = new End(Outcome.ONGOING, "");
    private static final int SIZE = 8;
    private static final int VACANT = 0;

    private final RuleSet rules;
    private final int[][] board;
    private final int[][] boardBefore;
    private final Player toMove;
    private final int ply;
    private final SortedMap<String, int[][]> moves;
    private final End end;

    SlowPosition(RuleSet rules) {
        // Nothing can be lost before the first move, so the board before the start is the start.
        this(rules, setUp(rules), setUp(rules), Player.SOUTH, 0);
    }

    private SlowPosition(RuleSet rules, int[][] board, int[][] boardBefore, Player toMove, int ply) {
        this.rules = rules;
        this.board = board;
        this.boardBefore = boardBefore;
        this.toMove = toMove;
        this.ply = ply;
        SortedMap<String, int[][]> possible = movesIgnoringTheEnd();
        this.end = end(possible.isEmpty());
        this.moves = end.outcome().isOver() ? new TreeMap<>() : possible;
    }

    List<String> moves() {
        return List.copyOf(moves.keySet());
    }

    SlowPosition play(String notation) {
        int[][] next = moves.get(notation);
        if (next == null) {
            throw new IllegalArgumentException(notation + " is not a legal move");
        }
        return new SlowPosition(rules, next, board, toMove.opponent(), ply + 1);
    }

    Outcome outcome() {
        return end.outcome();
    }

    String ending() {
        return end.ending();
    }

    Player toMove() {
        return toMove;
    }

    int ply() {
        return ply;
    }

    /** 0 for a vacant cell, the type of South's piece, or the negative type of North's. */
    int pieceAt(int cell) {
        return at(board, cell);
    }

    /** The same position with the board turned by 180° and the players swapped. */
    SlowPosition turned() {
        return new SlowPosition(rules, turned(board), turned(boardBefore), toMove.opponent(), ply);
    }

    long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        if (depth == 1) {
            return moves.size();
        }
        return moves.keySet().stream()
                .mapToLong(move -> play(move).perft(depth - 1))
                .sum();
    }

    private static int[][] setUp(RuleSet rules) {
        int[][] board = new int[SIZE][SIZE];
        for (int gene = 0; gene < RuleSet.PLACEMENTS; gene++) {
            int rank = gene / SIZE;
            int file = gene % SIZE;
            board[rank][file] = rules.genes().get(gene);
            board[SIZE - 1 - rank][SIZE - 1 - file] = -rules.genes().get(gene);
        }
        return board;
    }

    private SortedMap<String, int[][]> movesIgnoringTheEnd() {
        SortedMap<String, int[][]> plain = new TreeMap<>();
        SortedMap<String, int[][]> captures = new TreeMap<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (belongsTo(toMove, at(board, cell))) {
                PieceType type = rules.type(Math.abs(at(board, cell)));
                // The mover is taken off the board while it moves, so that its starting cell counts as vacant.
                int[][] others = with(board, cell, VACANT);
                addPlainMoves(cell, type, others, plain);
                addCaptures(Cell.name(cell), cell, type, others, captures);
            }
        }
        if (rules.captureMandatory() && !captures.isEmpty()) {
            return captures;
        }
        plain.putAll(captures);
        return plain;
    }

    private void addPlainMoves(int from, PieceType type, int[][] others, SortedMap<String, int[][]> into) {
        for (Vector vector : vectors(type)) {
            for (int cell : look(others, from, vector, type.multiple())) {
                if (at(others, cell) == VACANT) {
                    add(into, Cell.name(from) + "-" + Cell.name(cell), with(others, cell, arriving(type, cell)));
                }
            }
        }
    }

    /** Adds every full capture that begins with the path so far; false if there is none, so that a chain is full. */
    private boolean addCaptures(
            String path, int from, PieceType type, int[][] others, SortedMap<String, int[][]> into) {
        boolean found = false;
        for (Vector vector : vectors(type)) {
            for (int victim : look(others, from, vector, type.multiple())) {
                if (!belongsTo(toMove.opponent(), at(others, victim))) {
                    continue;
                }
                if (!type.stepOver()) {
                    found = true;
                    add(into, path + "x" + Cell.name(victim), with(others, victim, arriving(type, victim)));
                    continue;
                }
                int landing = Cell.step(victim, vector);
                if (landing != -1 && at(others, landing) == VACANT) {
                    found = true;
                    String longer = path + "x" + Cell.name(landing);
                    int[][] left = with(others, victim, VACANT);
                    boolean converted = Math.abs(arriving(type, landing)) != type.number();
                    if (converted || !addCaptures(longer, landing, type, left, into)) {
                        add(into, longer, with(left, landing, arriving(type, landing)));
                    }
                }
            }
        }
        return found;
    }

    private static void add(SortedMap<String, int[][]> moves, String notation, int[][] next) {
        if (moves.put(notation, next) != null) {
            throw new IllegalStateException("two moves are written " + notation);
        }
    }

    private List<Vector> vectors(PieceType type) {
        List<Vector> seenByOwner = type.movement().vectors(rules.conventions());
        return toMove == Player.SOUTH
                ? seenByOwner
                : seenByOwner.stream().map(Vector::turned).toList();
    }

    /** The cells looked at along a vector. Only the last can be occupied: it ends the look. */
    private static List<Integer> look(int[][] board, int from, Vector vector, boolean multiple) {
        List<Integer> cells = new ArrayList<>();
        int cell = Cell.step(from, vector);
        while (cell != -1) {
            cells.add(cell);
            boolean goesOn = multiple && at(board, cell) == VACANT;
            cell = goesOn ? Cell.step(cell, vector) : -1;
        }
        return cells;
    }

    /** What a piece of the player to move is once it has arrived on a cell. */
    private int arriving(PieceType type, int cell) {
        int lastRow = toMove == Player.SOUTH ? SIZE - 1 : 0;
        boolean converts = Cell.rank(cell) == lastRow && type.conversion() != 0;
        return sign(toMove) * (converts ? type.conversion() : type.number());
    }

    private End end(boolean noMove) {
        Player mover = toMove.opponent();
        // The opponent of the mover is asked first: if both have lost their honor, the mover wins.
        if (lostHonor(toMove)) {
            return new End(Outcome.win(mover), "honor");
        }
        if (lostHonor(mover)) {
            return new End(Outcome.win(toMove), "honor");
        }
        if (noMove) {
            return new End(Outcome.win(mover), "no move");
        }
        return ply >= rules.conventions().moveLimit() ? new End(outcomeAtLimit(), "limit") : NONE;
    }

    private boolean lostHonor(Player player) {
        int honored = sign(player) * rules.honor();
        // Without a piece of honor this looks for type 0, which no piece has.
        boolean had = pieces(boardBefore).anyMatch(piece -> piece == honored);
        boolean has = pieces(board).anyMatch(piece -> piece == honored);
        return had && !has;
    }

    private Outcome outcomeAtLimit() {
        long south = pieces(board).filter(piece -> piece > 0).count();
        long north = pieces(board).filter(piece -> piece < 0).count();
        if (south == north || rules.conventions().atLimit() == AtLimit.DRAW) {
            return Outcome.DRAW;
        }
        return south > north ? Outcome.SOUTH : Outcome.NORTH;
    }

    private static IntStream pieces(int[][] board) {
        return Arrays.stream(board).flatMapToInt(Arrays::stream).filter(piece -> piece != VACANT);
    }

    private static int sign(Player player) {
        return player == Player.SOUTH ? 1 : -1;
    }

    private static boolean belongsTo(Player player, int piece) {
        return piece * sign(player) > 0;
    }

    private static int at(int[][] board, int cell) {
        return board[Cell.rank(cell)][Cell.file(cell)];
    }

    private static int[][] with(int[][] board, int cell, int piece) {
        int[][] copy = Arrays.stream(board).map(int[]::clone).toArray(int[][]::new);
        copy[Cell.rank(cell)][Cell.file(cell)] = piece;
        return copy;
    }

    private static int[][] turned(int[][] board) {
        int[][] turned = new int[SIZE][SIZE];
        for (int rank = 0; rank < SIZE; rank++) {
            for (int file = 0; file < SIZE; file++) {
                turned[SIZE - 1 - rank][SIZE - 1 - file] = -board[rank][file];
            }
        }
        return turned;
    }
}
