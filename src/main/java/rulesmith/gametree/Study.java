package rulesmith.gametree;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The trials of several solvers on the same positions, and what they say together. */
public final class Study {

    /** By set, then solver, then number of the position. */
    private final Map<String, Map<String, Map<Integer, Trial>>> trials = new LinkedHashMap<>();

    public synchronized void add(Trial trial) {
        trials.computeIfAbsent(trial.set(), set -> new LinkedHashMap<>())
                .computeIfAbsent(trial.solver(), solver -> new TreeMap<>())
                .put(trial.number(), trial);
    }

    public synchronized Trial find(String set, int number, String solver) {
        return trials.getOrDefault(set, Map.of()).getOrDefault(solver, Map.of()).get(number);
    }

    /** The trials of a solver, in the order of the positions. */
    public synchronized List<Trial> of(String set, String solver) {
        return List.copyOf(trials.getOrDefault(set, Map.of())
                .getOrDefault(solver, Map.of())
                .values());
    }

    public synchronized List<Trial> all() {
        List<Trial> all = new ArrayList<>();
        trials.values().forEach(set -> set.values().forEach(solver -> all.addAll(solver.values())));
        return all;
    }

    /**
     * Which positions of a set are won, as far as some solver has proved or disproved it.
     *
     * @throws IllegalStateException if two solvers have proved different things, which would be a fault of this program
     */
    public synchronized Map<Integer, Boolean> truth(String set) {
        Map<Integer, Boolean> truth = new TreeMap<>();
        trials.getOrDefault(set, Map.of()).values().stream()
                .map(Map::values)
                .flatMap(Collection::stream)
                .filter(trial -> trial.verdict().exact())
                .forEach(trial -> {
                    Boolean before = truth.put(trial.number(), trial.verdict().saysWon());
                    if (before != null && before != trial.verdict().saysWon()) {
                        throw new IllegalStateException(
                                "solvers have proved different things of position " + trial.number() + " of " + set);
                    }
                });
        return truth;
    }

    public Tally tally(String set, String solver) {
        return Tally.of(solver, of(set, solver), truth(set));
    }

    /** The trials of a probability-based solver as they would have been with a precision. */
    public List<Trial> of(String set, String solver, int precision, String name) {
        return of(set, solver).stream()
                .map(trial -> trial.with(precision, name))
                .toList();
    }

    public Tally tally(String set, String solver, int precision, String name) {
        return Tally.of(name, of(set, solver, precision, name), truth(set));
    }
}
