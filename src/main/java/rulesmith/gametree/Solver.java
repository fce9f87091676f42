package rulesmith.gametree;

/** Finds out whether a win can be forced. One object serves one thread, for as many questions as one likes. */
public interface Solver {

    /** As people type it. */
    String name();

    /**
     * Searches until it knows or a limit stops it. The same question gives the same answer every time, unless the clock
     * decided.
     */
    Solution solve(Question question, Limits limits, SearchObserver observer);
}
