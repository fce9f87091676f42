package rulesmith.survey;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import rulesmith.game.Outcome;
import rulesmith.play.GameRecord;
import rulesmith.rules.RuleSet;
import rulesmith.survey.StoredParticipant.StoredRun;

/** What participants played, as game records that can be replayed. */
final class PlayedRuns {

    private PlayedRuns() {}

    /** A file for each run, named after game, run and who played it. */
    static void write(Path folder, Study study, List<StoredRun> runs) throws IOException {
        Files.createDirectories(folder);
        for (StoredRun run : runs) {
            GameRecord record = record(study.game(run.game()).rules(), run);
            Files.writeString(folder.resolve(name(run)), record.text());
        }
    }

    /** The id keeps apart what would have the same name: a run that somebody left is begun anew. */
    private static String name(StoredRun run) {
        return run.game() + "-run-" + run.number() + "-" + who(run, run.south()) + "-" + who(run, run.north()) + "-"
                + run.id() + ".txt";
    }

    private static String who(StoredRun run, Integer participant) {
        if (participant != null) {
            return "p" + participant;
        }
        return run.opponent().equals(Study.HUMAN) ? "gone" : "computer";
    }

    private static GameRecord record(RuleSet rules, StoredRun run) {
        Outcome outcome = Outcome.parse(run.outcome());
        return new GameRecord(
                rules.id(),
                rules.name(),
                player(run, run.south()),
                player(run, run.north()),
                run.seed(),
                run.moves(),
                outcome,
                outcome.isOver() ? run.ending() : GameRecord.UNFINISHED);
    }

    private static String player(StoredRun run, Integer participant) {
        if (participant != null) {
            return "participant " + participant;
        }
        if (!run.opponent().equals(Study.HUMAN)) {
            return run.opponent();
        }
        return run.computerFrom() == null
                ? "a participant who withdrew"
                : "a participant, from ply " + run.computerFrom() + " on one-ply";
    }
}
