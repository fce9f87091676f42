package rulesmith.gametree;

/** Is told now and then how far a search is, and may stop it. */
@FunctionalInterface
public interface SearchObserver {

    SearchObserver NONE = (nodes, sight) -> true;

    /**
     * @param sight what the search thinks of its chances, in its own words
     * @return whether to go on
     */
    boolean goOn(long nodes, java.util.function.Supplier<String> sight);
}
