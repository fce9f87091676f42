package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * How the liking of a game changes as people come to know it.
 *
 * @param liked by run, the share of those who rated this run that liked it
 * @param change who liked the last run and not the first, against who liked the first and not the last; McNemar's test is
 *     the sign test of these
 * @param corrected its two-sided p, by Holm over the games
 */
public record Learning(StudyGame game, List<Measurement> liked, SignTest change, double corrected) {

    public Learning {
        liked = List.copyOf(liked);
    }

    /** For each game; none if there is but one run. */
    static List<Learning> of(Study study, AnswerGrid grid) {
        if (study.runs() < 2) {
            return List.of();
        }
        List<SignTest> changes = study.games().stream()
                .map(game -> change(study, grid, game.key()))
                .toList();
        double[] p =
                Holm.corrected(changes.stream().mapToDouble(SignTest::twoSided).toArray());
        return IntStream.range(0, changes.size())
                .mapToObj(i -> new Learning(
                        study.games().get(i), liked(study, grid, study.games().get(i)), changes.get(i), p[i]))
                .toList();
    }

    private static List<Measurement> liked(Study study, AnswerGrid grid, StudyGame game) {
        List<Measurement> liked = new ArrayList<>();
        for (int run = 1; run <= study.runs(); run++) {
            int number = run;
            List<Rating> ratings = grid.people().stream()
                    .map(person -> grid.rating(person.number(), game.key(), number))
                    .flatMap(Optional::stream)
                    .toList();
            int hits = (int) ratings.stream().filter(Rating.LIKED::equals).count();
            liked.add(Estimate.share(hits, ratings.size()));
        }
        return liked;
    }

    private static SignTest change(Study study, AnswerGrid grid, String game) {
        return SignTest.of(grid.people().stream()
                .filter(person -> grid.rating(person.number(), game, 1).isPresent()
                        && grid.rating(person.number(), game, study.runs()).isPresent())
                .mapToInt(person ->
                        likes(grid, person.number(), game, study.runs()) - likes(grid, person.number(), game, 1))
                .toArray());
    }

    private static int likes(AnswerGrid grid, int person, String game, int run) {
        return grid.rating(person, game, run).orElseThrow() == Rating.LIKED ? 1 : 0;
    }
}
