package rulesmith.gametree;

/**
 * What a solver found, and what it cost.
 *
 * @param stoppedBy null unless the verdict is unknown
 * @param move how people write a first move that wins, if one was found; otherwise null
 * @param iterations leaves that were expanded, or for a depth-first search positions whose moves were looked at
 * @param nodes positions that were looked at; for a best-first search those in its tree
 * @param visits how often a node was come by: on the way to a leaf, or when it was made
 * @param bytes of tree or table
 */
public record Solution(
        Verdict verdict,
        Limit stoppedBy,
        String move,
        long iterations,
        long nodes,
        long visits,
        long bytes,
        double seconds) {

    public Solution {
        if ((stoppedBy != null) != (verdict == Verdict.UNKNOWN)) {
            throw new IllegalArgumentException(verdict + " stopped by " + stoppedBy);
        }
    }
}
