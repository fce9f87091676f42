package rulesmith.play;

import rulesmith.game.Position;

/**
 * A hash of all positions at which the watched games ended, and how long they took: it changes when the rules, the
 * numbering of moves or the use of random numbers does.
 */
public final class Fingerprint implements GameObserver {

    private long value;
    private long plies;

    @Override
    public void ended(Position position) {
        value = 31 * value + position.hash() + position.ply();
        plies += position.ply();
    }

    public long value() {
        return value;
    }

    /** The moves of all games together. */
    public long plies() {
        return plies;
    }
}
