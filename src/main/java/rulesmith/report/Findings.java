package rulesmith.report;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rulesmith.archive.Diversity;
import rulesmith.archive.Individual;
import rulesmith.archive.Objective;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.genome.Genome;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.metrics.Metrics;
import rulesmith.rules.Measurement;

/**
 * What several parts of a report need to know about a run.
 *
 * @param objectives the names of their metrics
 * @param diversity of the kept games, by their fresh values of the objectives
 * @param choice the numbers of the most diverse games
 * @param numbers of the kept games by their essence
 */
record Findings(
        RunSummary summary,
        List<String> objectives,
        Diversity diversity,
        List<Integer> choice,
        Map<Genome, Integer> numbers) {

    static Findings of(RunSummary summary) {
        List<String> objectives =
                summary.config().objectives().stream().map(Objective::metric).toList();
        Map<Genome, Integer> numbers = new HashMap<>();
        for (int i = 0; i < summary.games().size(); i++) {
            numbers.putIfAbsent(summary.games().get(i).individual().genome().essence(), i);
        }
        return new Findings(summary, objectives, summary.diversity(), summary.diverseChoice(), numbers);
    }

    /** The games to hold against others: the diverse choice, or the first if no two are different. */
    List<Integer> shown() {
        return choice.isEmpty()
                ? IntStream.range(0, Math.min(RunSummary.CHOSEN, games().size()))
                        .boxed()
                        .toList()
                : choice;
    }

    RunConfig config() {
        return summary.config();
    }

    RunState state() {
        return summary.state();
    }

    List<KeptGame> games() {
        return summary.games();
    }

    static Measurement fresh(KeptGame game, String metric) {
        return game.ruleSet().metrics().get(metric);
    }

    /** What people call the game with this number. */
    String name(int game) {
        return games().get(game).ruleSet().name();
    }

    static String anchor(int game) {
        return "game-" + (game + 1);
    }

    String link(int game) {
        return Html.link(anchor(game), name(game));
    }

    /** The number of the kept game that an individual is, also if its genes say the same in another way. */
    Optional<Integer> kept(Individual individual) {
        return Optional.ofNullable(numbers.get(individual.genome().essence()));
    }

    int dropped() {
        return state().gates().values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The games played to let individuals through the gates and to measure them once. */
    long gamesPlayed() {
        long measured = state().born() - (long) dropped();
        long tried = state().born() - (long) state().gates().getOrDefault("too few pieces", 0);
        return tried * config().gateGames() + measured * LocalEvaluator.gamesFor(config().settings(0));
    }

    boolean finished() {
        return state().generation() >= config().iterations();
    }

    /** The four metrics of the study in the order of its tables, then the other objectives. */
    List<String> compared() {
        List<String> published = List.of("duration", "dynamism", "intelligence", "usability");
        return Stream.concat(published.stream(), objectives.stream()).distinct().toList();
    }

    /** All metrics the page speaks of, in the order of reports. */
    List<String> metrics() {
        return Metrics.known().stream()
                .map(metric -> metric.name())
                .filter(name -> compared().contains(name)
                        || config().metrics().contains(name)
                        || games().stream().anyMatch(game -> fresh(game, name) != null))
                .toList();
    }
}
