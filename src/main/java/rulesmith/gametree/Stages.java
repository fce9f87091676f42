package rulesmith.gametree;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntFunction;

/** Cuts a game into stages. A stage without plies is left out. */
public final class Stages {

    /** The thirds of a game for two players. */
    public static final List<String> THIRDS = List.of("opening", "middle", "end");

    private Stages() {}

    /** Where the thirds of so many plies begin and end: four numbers. */
    public static int[] cuts(int plies) {
        return new int[] {0, plies / 3, (int) (2L * plies / 3), plies};
    }

    public static List<Stage> thirds(ScnSeries series) {
        return between(series, cuts(series.plies()), THIRDS::get);
    }

    /**
     * From milestone to milestone, the first stage from the start of the game to the first milestone, the last from the
     * last one to its end.
     *
     * @param boundaries the plies at which the milestones were reached, in ascending order
     */
    public static List<Stage> milestones(ScnSeries series, int... boundaries) {
        int[] cuts = new int[boundaries.length + 2];
        cuts[cuts.length - 1] = series.plies();
        System.arraycopy(boundaries, 0, cuts, 1, boundaries.length);
        for (int i = 1; i < cuts.length; i++) {
            if (cuts[i] < cuts[i - 1]) {
                throw new IllegalArgumentException("a boundary at ply " + cuts[i - 1] + " before one at " + cuts[i]
                        + ", expected ascending ones from 0 to " + series.plies());
            }
        }
        return between(series, cuts, i -> "milestone " + i);
    }

    private static List<Stage> between(ScnSeries series, int[] cuts, IntFunction<String> names) {
        List<Stage> stages = new ArrayList<>();
        for (int i = 0; i + 1 < cuts.length; i++) {
            if (cuts[i] < cuts[i + 1]) {
                double velocity = series.velocity(cuts[i], cuts[i + 1]);
                OptionalDouble gap = stages.isEmpty()
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(Math.abs(
                                velocity - stages.get(stages.size() - 1).velocity()));
                stages.add(new Stage(names.apply(i), cuts[i], cuts[i + 1], velocity, gap));
            }
        }
        return stages;
    }

    /** The mean changeover gap; 0 if there is none. */
    public static double meanGap(List<Stage> stages) {
        return stages.stream()
                .filter(stage -> stage.gap().isPresent())
                .mapToDouble(stage -> stage.gap().getAsDouble())
                .average()
                .orElse(0);
    }
}
