package rulesmith.archive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import rulesmith.genome.Genome;

/**
 * The archive: the best two individuals ever seen for each objective, eight slots for the four of the published
 * experiment. A game holds at most one slot of an objective, as it was measured best, but may hold slots of several.
 * Between equals, of which there are many where an objective has a greatest value, the product of all merits decides, and
 * then who came first.
 *
 * @param slots by objective, the best first
 */
public record HallOfFame(Map<String, List<Individual>> slots) {

    public static final int SLOTS = 2;

    public HallOfFame {
        Map<String, List<Individual>> copy = new LinkedHashMap<>();
        slots.forEach((metric, holders) -> copy.put(metric, List.copyOf(holders)));
        slots = Collections.unmodifiableMap(copy);
    }

    public static HallOfFame empty(List<Objective> objectives) {
        Map<String, List<Individual>> slots = new LinkedHashMap<>();
        objectives.forEach(objective -> slots.put(objective.metric(), List.of()));
        return new HallOfFame(slots);
    }

    /** This one after others have been seen too, in their order. */
    public HallOfFame with(List<Individual> seen, List<Objective> objectives) {
        Map<String, List<Individual>> next = new LinkedHashMap<>();
        for (Objective objective : objectives) {
            List<Individual> holders = new ArrayList<>(slots.get(objective.metric()));
            seen.stream()
                    .filter(Individual::passed)
                    .forEach(individual -> offer(individual, holders, objective, objectives));
            next.put(objective.metric(), holders);
        }
        return new HallOfFame(next);
    }

    /** This one after some have been measured once more: what was known of them before does not count any longer. */
    public HallOfFame renewed(List<Individual> seenAgain, List<Objective> objectives) {
        if (seenAgain.isEmpty()) {
            return this;
        }
        Set<Integer> numbers = seenAgain.stream().map(Individual::number).collect(Collectors.toSet());
        Map<String, List<Individual>> others = new LinkedHashMap<>();
        slots.forEach((metric, holders) -> others.put(
                metric,
                holders.stream()
                        .filter(holder -> !numbers.contains(holder.number()))
                        .toList()));
        return new HallOfFame(others).with(seenAgain, objectives);
    }

    private static void offer(
            Individual individual, List<Individual> holders, Objective objective, List<Objective> objectives) {
        int place = holders.size();
        for (int i = holders.size() - 1; i >= 0; i--) {
            place = beats(individual, holders.get(i), objective, objectives) ? i : place;
        }
        // Looked at last, because hardly any individual gets so far.
        if (place == SLOTS || holders.subList(0, place).stream().anyMatch(holder -> same(holder, individual))) {
            return;
        }
        holders.removeIf(holder -> same(holder, individual));
        holders.add(place, individual);
        if (holders.size() > SLOTS) {
            holders.remove(SLOTS);
        }
    }

    private static boolean same(Individual a, Individual b) {
        return a.genome().essence().equals(b.genome().essence());
    }

    private static boolean beats(Individual one, Individual other, Objective objective, List<Objective> objectives) {
        int order = Double.compare(objective.merit(one), objective.merit(other));
        return order > 0 || order == 0 && product(one, objectives) > product(other, objectives);
    }

    private static double product(Individual individual, List<Objective> objectives) {
        return objectives.stream()
                .mapToDouble(objective -> Math.pow(objective.merit(individual), objective.weight()))
                .reduce(1, (a, b) -> a * b);
    }

    /** Who holds a slot, each game once, in the order of the slots. */
    public List<Individual> members() {
        Map<Genome, Individual> members = new LinkedHashMap<>();
        slots.values()
                .forEach(holders -> holders.forEach(
                        holder -> members.putIfAbsent(holder.genome().essence(), holder)));
        return List.copyOf(members.values());
    }

    /** Which slots an individual holds: "duration 1", "usability 2". */
    public List<String> places(Individual individual) {
        List<String> places = new ArrayList<>();
        slots.forEach((metric, holders) -> {
            for (int i = 0; i < holders.size(); i++) {
                if (same(holders.get(i), individual)) {
                    places.add(metric + " " + (i + 1));
                }
            }
        });
        return places;
    }
}
