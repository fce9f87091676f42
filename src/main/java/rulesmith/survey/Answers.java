package rulesmith.survey;

import java.util.List;

/**
 * All that people answered in a study, as plain values; who withdrew is not in it. Games are named by their keys.
 *
 * @param people in the order of their numbers
 * @param ratings at most one for each run of a person
 * @param verdicts at most one for each game of a person
 * @param preferences each pair of games of a person at most once
 */
public record Answers(
        List<Person> people, List<RunRating> ratings, List<Verdict> verdicts, List<Preference> preferences) {

    public Answers {
        people = List.copyOf(people);
        ratings = List.copyOf(ratings);
        verdicts = List.copyOf(verdicts);
        preferences = List.copyOf(preferences);
    }

    /**
     * @param age null if not told
     * @param gender as they put it; empty if not told
     * @param liking how much they like board games, 1 to 10; null if not told
     * @param finished whether they answered everything
     */
    public record Person(int number, Integer age, String gender, Integer liking, boolean finished) {}

    /**
     * @param run from 1
     * @param result what came of the run for the person: won, lost, drawn, resigned; empty if not known
     * @param plies how long the run was; 0 if not known
     */
    public record RunRating(int person, String game, int run, Rating rating, String result, int plies) {}

    /** @param enjoyment 1 to 7 */
    public record Verdict(int person, String game, int enjoyment, String comment) {}

    /** @param choice 1 if {@code game} is more entertaining than {@code other}, -1 if less, 0 if neither */
    public record Preference(int person, String game, String other, int choice) {}
}
