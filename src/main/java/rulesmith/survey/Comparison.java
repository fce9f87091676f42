package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.IntStream;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * A game against the random one, within each person. What is corrected is so by Holm, over the games of the study for the
 * same question.
 *
 * @param choices who found the game more entertaining, who the random one
 * @param c the mean of 1, 0 and −1 for these (equation 8 of the paper), with its interval
 * @param choicesCorrected the one-sided p of the sign test, corrected
 * @param ratings of the ratings of all runs added up, over people who rated all runs of both
 * @param ratingsCorrected its two-sided p, corrected
 * @param enjoyment of the enjoyment, over people who told it of both
 * @param enjoymentCorrected its two-sided p, corrected
 */
public record Comparison(
        StudyGame game,
        StudyGame other,
        SignTest choices,
        Measurement c,
        double choicesCorrected,
        SignedRank ratings,
        double ratingsCorrected,
        SignedRank enjoyment,
        double enjoymentCorrected) {

    /** All games of a study against its random game; none if it has none. */
    static List<Comparison> of(Study study, AnswerGrid grid) {
        StudyGame other = study.control().orElse(null);
        if (other == null) {
            return List.of();
        }
        List<StudyGame> games =
                study.games().stream().filter(game -> !game.equals(other)).toList();
        List<int[]> choices = games.stream()
                .map(game -> choices(grid, game.key(), other.key()))
                .toList();
        List<SignTest> signs = choices.stream().map(SignTest::of).toList();
        List<SignedRank> ratings = games.stream()
                .map(game ->
                        ranked(grid, person -> grid.sum(person, game.key()), person -> grid.sum(person, other.key())))
                .toList();
        List<SignedRank> enjoyments = games.stream()
                .map(game -> ranked(
                        grid,
                        person -> grid.enjoyment(person, game.key()),
                        person -> grid.enjoyment(person, other.key())))
                .toList();
        double[] p =
                Holm.corrected(signs.stream().mapToDouble(SignTest::oneSided).toArray());
        double[] ofRatings = Holm.corrected(
                ratings.stream().mapToDouble(SignedRank::twoSided).toArray());
        double[] ofEnjoyments = Holm.corrected(
                enjoyments.stream().mapToDouble(SignedRank::twoSided).toArray());
        return IntStream.range(0, games.size())
                .mapToObj(i -> new Comparison(
                        games.get(i),
                        other,
                        signs.get(i),
                        mean(choices.get(i)),
                        p[i],
                        ratings.get(i),
                        ofRatings[i],
                        enjoyments.get(i),
                        ofEnjoyments[i]))
                .toList();
    }

    private static int[] choices(AnswerGrid grid, String game, String other) {
        return grid.people().stream()
                .map(person -> grid.choice(person.number(), game, other))
                .filter(OptionalInt::isPresent)
                .mapToInt(OptionalInt::getAsInt)
                .toArray();
    }

    private static SignedRank ranked(
            AnswerGrid grid, Function<Integer, OptionalInt> game, Function<Integer, OptionalInt> other) {
        List<Integer> differences = new ArrayList<>();
        for (Answers.Person person : grid.people()) {
            OptionalInt one = game.apply(person.number());
            OptionalInt two = other.apply(person.number());
            if (one.isPresent() && two.isPresent()) {
                differences.add(one.getAsInt() - two.getAsInt());
            }
        }
        return SignedRank.of(
                differences.stream().mapToDouble(Integer::doubleValue).toArray());
    }

    private static Measurement mean(int[] choices) {
        return Estimate.bounded(IntStream.of(choices).asDoubleStream().toArray(), -1, 1);
    }
}
