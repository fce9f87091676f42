package rulesmith.survey;

import java.util.List;
import java.util.Optional;

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

    public Study {
        games = List.copyOf(games);
    }

    public StudyGame game(String key) {
        return games.stream()
                .filter(game -> game.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no game " + key));
    }

    /** The random game that the others are compared with. */
    public Optional<StudyGame> control() {
        return games.stream().filter(StudyGame::control).findFirst();
    }
}
