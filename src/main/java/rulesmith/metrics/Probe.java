package rulesmith.metrics;

import rulesmith.game.Game;
import rulesmith.play.GameObserver;

/**
 * A way to see more of played games than the facts have. Metrics that name equal probes share one observer a game, so
 * a probe is a constant or a value.
 *
 * @param <T> what watches, and afterwards answers
 */
@FunctionalInterface
public interface Probe<T extends GameObserver> {

    /** An observer for games played one after the other on one thread; {@code started} makes it forget the last. */
    T watch(Game game);
}
