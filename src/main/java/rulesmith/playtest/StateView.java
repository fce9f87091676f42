package rulesmith.playtest;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;

/** Where a participant stands, as their page shows it. What does not belong to the step is null and left out. */
record StateView(
        StudyFacts study,
        String step,
        Progress progress,
        Map<String, String> texts,
        ConsentText consent,
        GamePlace game,
        Play play,
        String result,
        BoardView board,
        String you,
        PairView pair,
        String code,
        Boolean canGoAlone) {

    /** @param opponent computer or human */
    record StudyFacts(String title, int runs, int games, String opponent) {}

    record Progress(int done, int of) {}

    record ConsentText(String version, String text) {}

    /** @param run from 1; null where it is about the game as a whole */
    record GamePlace(String key, String name, int number, int of, Integer run, int runs) {}

    /**
     * @param you south or north
     * @param opponent computer or human
     * @param away whether the other participant seems to have left the page
     * @param canGoAlone whether they have been away so long that the computer may take their place
     */
    record Play(@JsonUnwrapped BoardView view, String you, String opponent, boolean away, boolean canGoAlone) {}

    record PairView(GameName game, GameName other, int number, int of) {}

    record GameName(String key, String name) {}
}
