package rulesmith.gametree;

/**
 * Hot. Discs that can never turn over again, whatever is played: along each of the four lines through them, the line is
 * full, or ends beside them, or has another such disc of the same owner beside them. There may be more than are found.
 */
final class OthelloStability {

    private static final long NOT_FILE_A = 0xfefefefefefefefeL;
    private static final long NOT_FILE_H = 0x7f7f7f7f7f7f7f7fL;

    private final long usable;
    /** Cells at an end of their row, file and diagonals. */
    private final long rowEnds;

    private final long fileEnds;
    private final long risingEnds;
    private final long fallingEnds;

    OthelloStability(long usable) {
        this.usable = usable;
        long outside = ~usable;
        this.rowEnds = ~NOT_FILE_A | ~NOT_FILE_H | outside << 1 | outside >>> 1;
        this.fileEnds = 0xff000000000000ffL | outside << 8 | outside >>> 8;
        this.risingEnds = ~NOT_FILE_A | ~NOT_FILE_H | fileEnds | outside << 9 | outside >>> 9;
        this.fallingEnds = ~NOT_FILE_A | ~NOT_FILE_H | fileEnds | outside << 7 | outside >>> 7;
    }

    /** The stable discs among those of one player. */
    long stable(long own, long opponent) {
        long empty = usable & ~(own | opponent);
        long row = rowEnds | ~rows(empty);
        long file = fileEnds | ~files(empty);
        long rising = risingEnds | ~rising(empty);
        long falling = fallingEnds | ~falling(empty);
        long stable = own & row & file & rising & falling;
        long before = 0;
        while (stable != before) {
            before = stable;
            // A shift around the end of a row lands on a cell at an end, which is safe along that line anyway.
            stable |= own
                    & (row | stable << 1 | stable >>> 1)
                    & (file | stable << 8 | stable >>> 8)
                    & (rising | stable << 9 | stable >>> 9)
                    & (falling | stable << 7 | stable >>> 7);
        }
        return stable;
    }

    // The cells that share a line with some of a set, the set itself included.

    private static long rows(long cells) {
        cells |= cells >>> 4 & 0x0f0f0f0f0f0f0f0fL;
        cells |= cells >>> 2 & 0x3f3f3f3f3f3f3f3fL;
        cells |= cells >>> 1 & NOT_FILE_H;
        return (cells & 0x0101010101010101L) * 0xff;
    }

    private static long files(long cells) {
        cells |= Long.rotateLeft(cells, 32);
        cells |= Long.rotateLeft(cells, 16);
        return cells | Long.rotateLeft(cells, 8);
    }

    private static long rising(long cells) {
        long up = cells | (cells & NOT_FILE_H) << 9;
        up |= (up & 0x3f3f3f3f3f3f3f3fL) << 18;
        up |= (up & 0x0f0f0f0f0f0f0f0fL) << 36;
        long down = cells | (cells & NOT_FILE_A) >>> 9;
        down |= (down & 0xfcfcfcfcfcfcfcfcL) >>> 18;
        down |= (down & 0xf0f0f0f0f0f0f0f0L) >>> 36;
        return up | down;
    }

    private static long falling(long cells) {
        long up = cells | (cells & NOT_FILE_A) << 7;
        up |= (up & 0xfcfcfcfcfcfcfcfcL) << 14;
        up |= (up & 0xf0f0f0f0f0f0f0f0L) << 28;
        long down = cells | (cells & NOT_FILE_H) >>> 7;
        down |= (down & 0x3f3f3f3f3f3f3f3fL) >>> 14;
        down |= (down & 0x0f0f0f0f0f0f0f0fL) >>> 28;
        return up | down;
    }
}
