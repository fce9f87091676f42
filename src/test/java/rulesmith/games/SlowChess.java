package rulesmith.games;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import rulesmith.rules.Cell;
import rulesmith.rules.Vector;

/** Chess for reading: letters on a board, every move tried out and dropped if it leaves the king attacked. */
final class SlowChess {

    private static final String CORNERS = "KQkq";
    private static final List<String> CORNER_CELLS = List.of("h1", "a1", "h8", "a8");
    private static final List<Vector> STRAIGHT =
            Vector.STEPS.stream().filter(v -> v.files() * v.ranks() == 0).toList();
    private static final List<Vector> DIAGONAL =
            Vector.STEPS.stream().filter(v -> v.files() * v.ranks() != 0).toList();

    private final SlowChess before;
    private final int moveLimit;
    private final char[] board;
    private final boolean white;
    private final String rights;
    /** The cell a pawn has just passed, or -1. */
    private final int passed;

    private final int clock;
    private final int ply;
    private TreeMap<String, SlowChess> legal;

    private SlowChess(SlowChess before, char[] board, String rights, int passed, int clock) {
        this.before = before;
        this.moveLimit = before.moveLimit;
        this.board = board;
        this.white = !before.white;
        this.rights = rights;
        this.passed = passed;
        this.clock = clock;
        this.ply = before.ply + 1;
    }

    SlowChess(String fen, int moveLimit) {
        String[] fields = fen.split(" ");
        this.before = null;
        this.moveLimit = moveLimit;
        this.board = new char[Cell.COUNT];
        this.white = fields[1].equals("w");
        this.rights = fields[2];
        this.passed = fields[3].equals("-") ? -1 : cell(fields[3]);
        this.clock = Integer.parseInt(fields[4]);
        this.ply = 0;
        String cells = fields[0].replace("/", "");
        for (int gap = 1; gap <= 8; gap++) {
            cells = cells.replace(String.valueOf(gap), ".".repeat(gap));
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            board[cell] = cells.charAt(cell ^ 56);
        }
    }

    private static int cell(String name) {
        return Cell.of(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    List<String> moves() {
        return ending().isEmpty() ? List.copyOf(legal().keySet()) : List.of();
    }

    SlowChess play(String notation) {
        return legal().get(notation);
    }

    String board() {
        return new String(board);
    }

    String ending() {
        if (legal().isEmpty()) {
            return isAttacked(board, king(board, white), !white) ? "checkmate" : "stalemate";
        }
        String pieces = new String(board).replaceAll("[.kK]", "").toLowerCase(Locale.ROOT);
        if (pieces.isEmpty() || pieces.equals("n") || pieces.matches("b+") && bishopsShareAColour()) {
            return "insufficient material";
        }
        int times = 0;
        for (SlowChess other = this; other != null; other = other.before) {
            times += other.key().equals(key()) ? 1 : 0;
        }
        return times >= 3 ? "repetition" : clock >= 100 ? "fifty moves" : ply >= moveLimit ? "limit" : "";
    }

    private boolean bishopsShareAColour() {
        List<Integer> colours = new ArrayList<>();
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            if (board[cell] == 'b' || board[cell] == 'B') {
                colours.add((Cell.file(cell) + Cell.rank(cell)) % 2);
            }
        }
        return colours.stream().distinct().count() == 1;
    }

    /** What makes positions equal: the board, the player, the rights, and whether a capture in passing is legal. */
    private String key() {
        boolean passing = passed >= 0
                && legal().keySet().stream()
                        .anyMatch(move -> move.substring(2).equals("x" + Cell.name(passed))
                                && Character.toLowerCase(board[cell(move.substring(0, 2))]) == 'p');
        return new String(board) + white + rights + (passing ? passed : "");
    }

    private TreeMap<String, SlowChess> legal() {
        if (legal == null) {
            legal = new TreeMap<>();
            for (int from = 0; from < Cell.COUNT; from++) {
                if (isOf(white, board[from])) {
                    for (int to : targets(from)) {
                        tryOut(from, to);
                    }
                }
            }
            castle("O-O", white ? 'K' : 'k', 1, List.of(1, 2));
            castle("O-O-O", white ? 'Q' : 'q', -1, List.of(-1, -2, -3));
        }
        return legal;
    }

    private static boolean isOf(boolean white, char piece) {
        return piece != '.' && Character.isUpperCase(piece) == white;
    }

    private List<Integer> targets(int from) {
        List<Integer> targets = new ArrayList<>();
        boolean pawn = Character.toLowerCase(board[from]) == 'p';
        for (int to : attacks(board, from)) {
            boolean capture = isOf(!white, board[to]) || pawn && to == passed;
            if (capture || !pawn && board[to] == '.') {
                targets.add(to);
            }
        }
        if (pawn) {
            int forward = white ? 8 : -8;
            if (board[from + forward] == '.') {
                targets.add(from + forward);
                if (Cell.rank(from) == (white ? 1 : 6) && board[from + 2 * forward] == '.') {
                    targets.add(from + 2 * forward);
                }
            }
        }
        return targets;
    }

    private void tryOut(int from, int to) {
        boolean pawn = Character.toLowerCase(board[from]) == 'p';
        boolean capture = board[to] != '.' || pawn && to == passed;
        String kept = rights;
        for (int cell : new int[] {from, to}) {
            int corner = CORNER_CELLS.indexOf(Cell.name(cell));
            kept = corner >= 0 ? kept.replace(CORNERS.substring(corner, corner + 1), "") : kept;
        }
        if (Character.toLowerCase(board[from]) == 'k') {
            kept = kept.replaceAll(white ? "[KQ]" : "[kq]", "");
        }
        char[] after = moved(board, from, to);
        if (pawn && to == passed) {
            after[Cell.of(Cell.file(to), Cell.rank(from))] = '.';
        }
        int nowPassed = pawn && Math.abs(from - to) == 16 ? (from + to) / 2 : -1;
        boolean promotes = pawn && Cell.rank(to) % 7 == 0;
        for (char letter : (promotes ? "QRBN" : " ").toCharArray()) {
            char[] end = after.clone();
            if (promotes) {
                end[to] = white ? letter : Character.toLowerCase(letter);
            }
            String notation = Cell.name(from) + (capture ? "x" : "-") + Cell.name(to) + (promotes ? "=" + letter : "");
            add(notation, end, kept, nowPassed, pawn || capture ? 0 : clock + 1);
        }
    }

    private static char[] moved(char[] board, int from, int to) {
        char[] after = board.clone();
        after[to] = after[from];
        after[from] = '.';
        return after;
    }

    private void add(String notation, char[] after, String kept, int nowPassed, int nowClock) {
        if (!isAttacked(after, king(after, white), !white)) {
            legal.put(notation, new SlowChess(this, after, kept, nowPassed, nowClock));
        }
    }

    private void castle(String notation, char right, int way, List<Integer> free) {
        int king = Cell.of(4, white ? 0 : 7);
        boolean open = free.stream().allMatch(step -> board[king + step] == '.');
        if (rights.indexOf(right) < 0 || !open) {
            return;
        }
        if (!isAttacked(board, king, !white) && !isAttacked(board, king + way, !white)) {
            char[] after = moved(moved(board, king, king + 2 * way), way > 0 ? king + 3 : king - 4, king + way);
            add(notation, after, rights.replaceAll(white ? "[KQ]" : "[kq]", ""), -1, clock + 1);
        }
    }

    private static int king(char[] board, boolean white) {
        return new String(board).indexOf(white ? 'K' : 'k');
    }

    private static boolean isAttacked(char[] board, int cell, boolean byWhite) {
        for (int from = 0; from < Cell.COUNT; from++) {
            if (isOf(byWhite, board[from]) && attacks(board, from).contains(cell)) {
                return true;
            }
        }
        return false;
    }

    private static List<Integer> attacks(char[] board, int from) {
        boolean white = Character.isUpperCase(board[from]);
        return switch (Character.toLowerCase(board[from])) {
            case 'p' ->
                reach(board, from, 1, Arrays.asList(new Vector(-1, white ? 1 : -1), new Vector(1, white ? 1 : -1)));
            case 'n' -> reach(board, from, 1, Vector.LEAPS);
            case 'b' -> reach(board, from, 7, DIAGONAL);
            case 'r' -> reach(board, from, 7, STRAIGHT);
            case 'q' -> reach(board, from, 7, Vector.STEPS);
            case 'k' -> reach(board, from, 1, Vector.STEPS);
            default -> throw new IllegalStateException("piece " + board[from]);
        };
    }

    private static List<Integer> reach(char[] board, int from, int most, List<Vector> vectors) {
        List<Integer> cells = new ArrayList<>();
        for (Vector vector : vectors) {
            int at = Cell.step(from, vector);
            for (int step = 1; at >= 0; step++) {
                cells.add(at);
                at = step == most || board[at] != '.' ? -1 : Cell.step(at, vector);
            }
        }
        return cells;
    }
}
