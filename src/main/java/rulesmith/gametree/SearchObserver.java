package rulesmith.gametree;

import java.util.function.Supplier;

/** Is told now and then how far a search is, and may stop it. */
@FunctionalInterface
public interface SearchObserver {

    SearchObserver NONE = (nodes, sight) -> true;

    /**
     * @param sight what the search thinks of its chances, in its own words
     * @return whether to go on
     */
    boolean goOn(long nodes, Supplier<String> sight);
}
