package rulesmith.playtest;

import java.util.List;

/**
 * How a study goes, for the researcher; changes as people play.
 *
 * @param state open or closed
 * @param active those who have not finished and were seen a short while ago
 * @param moves how many have been played in this study, the computer's included
 */
public record DashboardView(
        String title,
        String state,
        int planned,
        int joined,
        int active,
        int finished,
        int withdrawn,
        long moves,
        List<Game> games,
        List<Person> people) {

    /** @param runs how many were rated */
    public record Game(
            String key, String name, String alias, boolean control, int liked, int neutral, int disliked, int runs) {}

    /**
     * @param seconds since they were last seen
     * @param state active, away, finished or withdrawn
     */
    public record Person(int number, String step, int done, int of, long seconds, String state) {}
}
