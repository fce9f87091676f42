package rulesmith.gametree;

/**
 * How far a search may go.
 *
 * @param nodes as many positions as it may put into its tree, or look at if it keeps none
 * @param bytes of its tree or table
 * @param seconds of the clock; a search that this stops may end differently the next time
 */
public record Limits(long nodes, long bytes, double seconds) {

    public static final Limits NONE = new Limits(Long.MAX_VALUE, Long.MAX_VALUE, Double.POSITIVE_INFINITY);

    public Limits {
        if (nodes < 1 || bytes < 1 || !(seconds > 0)) {
            throw new IllegalArgumentException("expected limits above 0, got " + nodes + " nodes, " + bytes
                    + " bytes and " + seconds + " seconds");
        }
    }

    public Limits withNodes(long most) {
        return new Limits(most, bytes, seconds);
    }

    public Limits withBytes(long most) {
        return new Limits(nodes, most, seconds);
    }

    public Limits withSeconds(double most) {
        return new Limits(nodes, bytes, most);
    }
}
