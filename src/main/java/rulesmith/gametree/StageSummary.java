package rulesmith.gametree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import rulesmith.game.Player;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * A stage over all games that have it, for one player.
 *
 * @param branching the mean number of moves to choose from, whoever moves
 * @param gap how far v is from the stage before; empty for the first
 * @param kinds how many of the games are of each class of Table 7; empty for the first
 */
public record StageSummary(
        String name,
        Player player,
        Measurement branching,
        MotionSummary motion,
        Optional<Measurement> gap,
        Map<PositionClass.Kind, Integer> kinds) {

    /** The class of the means; nothing for the first stage. */
    public Optional<PositionClass> positionClass() {
        return gap.map(g -> PositionClass.of(motion.velocity().mean(), g.mean()));
    }

    /** What to say about some stages, each sentence with the names of those it is about. */
    public static Map<String, List<String>> sentences(List<StageSummary> stages) {
        Map<String, List<String>> names = new LinkedHashMap<>();
        for (StageSummary stage : stages) {
            stage.positionClass()
                    .ifPresent(of -> names.computeIfAbsent(of.sentence(), any -> new ArrayList<>())
                            .add(stage.name));
        }
        return names;
    }

    /** The stages in their order. */
    static List<StageSummary> of(List<AnalysedGame> games, Player player) {
        // By third or by milestone, whichever the games have.
        Map<Integer, List<Seen>> found = new TreeMap<>();
        for (AnalysedGame game : games) {
            double[] velocities = game.series(player).velocities();
            for (Stage stage : game.stages(player)) {
                int milestone = game.plies().get(stage.first()).milestone();
                int order = milestone == AnalysedGame.NO_MILESTONE ? Stages.THIRDS.indexOf(stage.name()) : milestone;
                found.computeIfAbsent(order, any -> new ArrayList<>())
                        .add(new Seen(
                                stage,
                                Arrays.copyOfRange(velocities, stage.first(), stage.end()),
                                Arrays.stream(game.choices(), stage.first(), stage.end())
                                        .average()
                                        .orElseThrow()));
            }
        }
        return found.values().stream().map(seen -> summary(player, seen)).toList();
    }

    /** A stage of one game. */
    private record Seen(Stage stage, double[] velocities, double branching) {}

    private static StageSummary summary(Player player, List<Seen> seen) {
        double[] gaps = seen.stream()
                .filter(each -> each.stage.gap().isPresent())
                .mapToDouble(each -> each.stage.gap().getAsDouble())
                .toArray();
        Map<PositionClass.Kind, Integer> kinds = new LinkedHashMap<>();
        for (PositionClass.Kind kind : PositionClass.Kind.values()) {
            int count = (int) seen.stream()
                    .flatMap(each -> each.stage.positionClass().stream())
                    .filter(positionClass -> positionClass.kind() == kind)
                    .count();
            if (count > 0) {
                kinds.put(kind, count);
            }
        }
        return new StageSummary(
                seen.get(0).stage.name(),
                player,
                Estimate.mean(seen.stream().mapToDouble(Seen::branching).toArray(), 1, Double.POSITIVE_INFINITY),
                MotionSummary.of(seen.stream().map(Seen::velocities).toList()),
                gaps.length == 0 ? Optional.empty() : Optional.of(Estimate.mean(gaps, 0, 1)),
                kinds);
    }
}
