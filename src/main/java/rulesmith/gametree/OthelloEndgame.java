package rulesmith.gametree;

import java.util.function.BooleanSupplier;
import rulesmith.game.Bits;
import rulesmith.games.OthelloBoard;
import rulesmith.rules.Cell;

/**
 * Hot. Decides exactly who wins an Othello game with about half of the cells or fewer empty. It asks only whether the
 * player to move ends with more discs, not by how many: every search is one with an empty window, either "more than 0?" or,
 * when it is the other player's turn, "more than -1?".
 *
 * <p>What it says is certain: no position is left out, and what is remembered is kept with its whole board. Guesses only
 * decide what is tried first. For one thread; the same question gets the same answer after the same number of nodes.
 */
public final class OthelloEndgame {

    /** From how many empty cells on it is worth asking whether a move leads to a position known already. */
    private static final int LOOK_AHEAD = 13;
    /** From how many empty cells on moves are sorted by a guess, one more ply deep each; with fewer, by mobility only. */
    private static final int[] GUESS_FROM = {11, 14, 17, 20, 22, 24};

    /** From how many empty cells on it is worth counting stable discs. */
    private static final int COUNT_STABLE = 10;

    private static final int MOBILITY = 7;
    private static final int ODD = 4;
    /** For each empty cell beside the own discs, where the opponent may come to have moves. */
    private static final int OPEN = -2;

    /** Before all others: the move that was best when a position was searched before. */
    private static final int FIRST = 1 << 24;

    private static final int MOST_MOVES = 40;
    private static final int NODES_BETWEEN_CHECKS = 4096;

    /** The moves of one position of the current line. */
    private static final class Choice {
        final int[] cells = new int[MOST_MOVES];
        final long[] turned = new long[MOST_MOVES];
        final int[] scores = new int[MOST_MOVES];

        /** Brings the best move that has not been tried yet to a place. */
        void select(int place, int count) {
            int best = place;
            for (int i = place + 1; i < count; i++) {
                best = scores[i] > scores[best] ? i : best;
            }
            int cell = cells[best];
            long flips = turned[best];
            scores[best] = scores[place];
            cells[best] = cells[place];
            turned[best] = turned[place];
            cells[place] = cell;
            turned[place] = flips;
        }
    }

    private final OthelloTable table;
    /** By the number of empty cells. */
    private final Choice[] choices = new Choice[Cell.COUNT + 1];

    private long usable;
    private int size;
    private OthelloLastCells lastCells;
    private OthelloStability stability;
    private OthelloWorth worth;

    private BooleanSupplier stopped;
    private long mostNodes;
    private long nodes;
    private long nextCheck;
    private boolean halted;
    private int bestMove;

    /** What a table takes. */
    static long bytes(int tableBits) {
        return 24L << tableBits;
    }

    /** With room to remember two to the power of {@code tableBits} positions, 24 bytes each. */
    public OthelloEndgame(int tableBits) {
        table = new OthelloTable(tableBits);
        for (int i = 0; i < choices.length; i++) {
            choices[i] = new Choice();
        }
    }

    /**
     * 1 if the player to move wins, -1 if not (draws are not won), 0 if it was stopped.
     *
     * @param usable the cells of the board: a square with a corner at {@code a1}
     * @param mostNodes after about so many positions it stops
     * @param stopped asked every few thousand positions
     */
    public int solve(long own, long opponent, long usable, long mostNodes, BooleanSupplier stopped) {
        if (usable != this.usable) {
            this.usable = usable;
            size = Long.bitCount(usable);
            lastCells = new OthelloLastCells(usable);
            stability = new OthelloStability(usable);
            worth = new OthelloWorth(usable, stability);
        }
        table.clear();
        lastCells.nodes = 0;
        nodes = 0;
        nextCheck = 0;
        halted = false;
        this.mostNodes = mostNodes;
        this.stopped = stopped;
        bestMove = Cell.COUNT;
        boolean wins = decide(own, opponent);
        return halted ? 0 : wins ? 1 : -1;
    }

    /** How many positions the last search looked at. */
    public long nodes() {
        return nodes + (lastCells == null ? 0 : lastCells.nodes);
    }

    /**
     * The cell of a move that wins, if the last search found that the player wins; 64 for a pass, or if the game was over.
     * After any other answer just the move that was tried first.
     */
    public int bestMove() {
        return bestMove;
    }

    /** The root: its moves are tried like all others, but the one that wins is kept, whatever the table forgets. */
    private boolean decide(long own, long opponent) {
        long moves = OthelloBoard.moves(own, opponent, usable);
        if (moves == 0) {
            boolean over = OthelloBoard.moves(opponent, own, usable) == 0;
            return over ? OthelloLastCells.lead(own, opponent) > 0 : !isMore(opponent, own, -1);
        }
        int count = sort(own, opponent, 0, moves, Cell.COUNT);
        Choice choice = choices[empties(own, opponent)];
        if (count == 0) {
            bestMove = choice.cells[0];
            return true;
        }
        for (int i = 0; i < count && !halted; i++) {
            choice.select(i, count);
            int cell = choice.cells[i];
            long turned = choice.turned[i];
            bestMove = i == 0 ? cell : bestMove;
            if (!isMore(opponent ^ turned, own ^ turned | 1L << cell, -1) && !halted) {
                bestMove = cell;
                return true;
            }
        }
        return false;
    }

    private int empties(long own, long opponent) {
        return size - Long.bitCount(own | opponent);
    }

    private boolean mustStop() {
        if (nodes >= nextCheck) {
            nextCheck = nodes + NODES_BETWEEN_CHECKS;
            halted |= nodes() > mostNodes || stopped.getAsBoolean();
        }
        return halted;
    }

    /** Whether the value for the player to move is more than alpha, 0 or -1; means nothing once the search is halted. */
    private boolean isMore(long own, long opponent, int alpha) {
        int empties = empties(own, opponent);
        if (empties <= OthelloLastCells.MOST) {
            return lastCells.isMore(own, opponent, alpha);
        }
        nodes++;
        if (mustStop()) {
            return false;
        }
        if (empties >= COUNT_STABLE) {
            if (isLostForGood(opponent, own, alpha)) {
                return false;
            }
            if (isLostForGood(own, opponent, -1 - alpha)) {
                return true;
            }
        }
        long moves = OthelloBoard.moves(own, opponent, usable);
        if (moves == 0) {
            boolean over = OthelloBoard.moves(opponent, own, usable) == 0;
            return over ? OthelloLastCells.lead(own, opponent) > alpha : !isMore(opponent, own, -1 - alpha);
        }
        int found = table.find(own, opponent);
        int answer = OthelloTable.answer(found, alpha);
        if (answer != 0) {
            return answer > 0;
        }
        long before = nodes;
        int count = sort(own, opponent, alpha, moves, OthelloTable.cell(found));
        int cell = choices[empties].cells[0];
        boolean more = count == 0;
        for (int i = 0; i < count && !more; i++) {
            choices[empties].select(i, count);
            int tried = choices[empties].cells[i];
            long turned = choices[empties].turned[i];
            more = !isMore(opponent ^ turned, own ^ turned | 1L << tried, -1 - alpha);
            cell = more || i == 0 ? tried : cell;
            if (halted) {
                return false;
            }
        }
        table.put(own, opponent, alpha, more, cell, nodes - before);
        return more;
    }

    /** Whether the first discs have so many stable ones that the owner of the others cannot get more than alpha. */
    private boolean isLostForGood(long winner, long loser, int alpha) {
        return 2 * Long.bitCount(winner) >= size - alpha
                && 2 * Long.bitCount(stability.stable(winner, loser)) >= size - alpha;
    }

    /**
     * Lists the moves with what speaks for each and returns their number; or returns 0 with the winning move in the first
     * place, if one is known to win.
     */
    private int sort(long own, long opponent, int alpha, long moves, int hint) {
        int empties = empties(own, opponent);
        Choice choice = choices[empties];
        int plies = -1;
        while (plies + 1 < GUESS_FROM.length && empties >= GUESS_FROM[plies + 1]) {
            plies++;
        }
        long odd = lastCells.odd(usable & ~(own | opponent));
        int count = 0;
        for (long rest = moves; rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            long turned = OthelloBoard.flips(cell, own, opponent);
            long mine = own ^ turned | 1L << cell;
            long theirs = opponent ^ turned;
            if (empties >= LOOK_AHEAD && OthelloTable.answer(table.find(theirs, mine), -1 - alpha) < 0) {
                choice.cells[0] = cell;
                return 0;
            }
            long open = Bits.around(mine) & usable & ~(mine | theirs);
            int score = (int) (odd >>> cell & 1) * ODD
                    + OPEN * Long.bitCount(open)
                    - MOBILITY * worth.mobility(theirs, mine);
            choice.cells[count] = cell;
            choice.turned[count] = turned;
            choice.scores[count++] =
                    cell == hint ? FIRST : plies < 0 ? score : score - worth.value(theirs, mine, plies);
        }
        return count;
    }
}
