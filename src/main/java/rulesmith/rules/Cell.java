package rulesmith.rules;

/** Cells are numbered 0 ({@code a1}) to 63 ({@code h8}), row by row from South's side. */
public final class Cell {

    public static final int COUNT = 64;

    private Cell() {}

    public static int of(int file, int rank) {
        return rank * 8 + file;
    }

    public static int file(int cell) {
        return cell & 7;
    }

    public static int rank(int cell) {
        return cell >>> 3;
    }

    /** The same cell as the other player sees it: the board turned by 180°. */
    public static int turned(int cell) {
        return 63 - cell;
    }

    public static String name(int cell) {
        return "" + (char) ('a' + file(cell)) + (char) ('1' + rank(cell));
    }

    /** The cell one vector away, or -1 if that is off the board. */
    public static int step(int cell, Vector vector) {
        int file = file(cell) + vector.files();
        int rank = rank(cell) + vector.ranks();
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : of(file, rank);
    }
}
