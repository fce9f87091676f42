package rulesmith.cli;

import java.util.ArrayList;
import java.util.List;
import rulesmith.survey.Study;
import rulesmith.survey.StudyGame;

/** A study in words. */
final class StudyText {

    private StudyText() {}

    /** A table of what is played under which name. */
    static List<List<String>> games(Study study) {
        List<List<String>> rows = new ArrayList<>(List.of(List.of("PEOPLE SEE", "GAME", "ID", "")));
        for (StudyGame game : study.games()) {
            rows.add(List.of(
                    game.alias(),
                    game.rules().name(),
                    game.rules().id(),
                    game.control() ? "the others are compared with it" : ""));
        }
        return rows;
    }
}
