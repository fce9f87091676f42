package rulesmith.survey;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The design of a study.
 *
 * @param name of its folder
 * @param title what participants see
 * @param seed what orders, aliases and the moves of computers come from
 * @param runs how often each participant plays each game
 * @param opponent the agent they play, or {@value #HUMAN}
 * @param planned how many participants are wanted
 */
public record Study(
        String name, String title, long seed, int runs, String opponent, int planned, List<StudyGame> games) {

    /** The opponent in studies whose participants play each other. */
    public static final String HUMAN = "human";

    /** More would make orders that nobody fills. */
    public static final int MOST_GAMES = 12;

    private static final int MOST_RUNS = 20;
    private static final int MOST_PARTICIPANTS = 10_000;
    private static final int LONGEST_TITLE = 100;

    public Study {
        games = List.copyOf(games);
        if (title.isBlank() || title.length() > LONGEST_TITLE) {
            throw new InvalidSurveyException("the title must have 1 to " + LONGEST_TITLE + " characters");
        }
        check("number of runs", runs, MOST_RUNS);
        check("number of participants", planned, MOST_PARTICIPANTS);
        check("number of games", games.size(), MOST_GAMES);
        Set<String> keys = new HashSet<>();
        Set<String> rules = new HashSet<>();
        for (StudyGame game : games) {
            if (!keys.add(game.key())) {
                throw new InvalidSurveyException("two games have the alias " + game.alias());
            }
            if (!rules.add(game.rules().id())) {
                throw new InvalidSurveyException("the rules of " + game.rules().name() + " are in the study twice");
            }
        }
        if (games.stream().filter(StudyGame::control).count() > 1) {
            throw new InvalidSurveyException("two games are marked as control, expected one at most");
        }
    }

    private static void check(String what, int number, int most) {
        if (number < 1 || number > most) {
            throw new InvalidSurveyException("the " + what + " is " + number + ", expected 1 to " + most);
        }
    }

    public StudyGame game(String key) {
        return games.stream()
                .filter(game -> game.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new InvalidSurveyException("there is no game " + key + " in the study"));
    }

    /** The random game that the others are compared with. */
    public Optional<StudyGame> control() {
        return games.stream().filter(StudyGame::control).findFirst();
    }

    public boolean amongPeople() {
        return opponent.equals(HUMAN);
    }
}
