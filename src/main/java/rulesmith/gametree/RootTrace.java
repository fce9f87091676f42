package rulesmith.gametree;

/** Is told the root's probability whenever it may have changed. */
@FunctionalInterface
public interface RootTrace {

    RootTrace NONE = (value, iterations, nodes) -> {};

    void root(double value, long iterations, long nodes);
}
