package rulesmith.playtest;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.IllegalMoveException;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Agent;
import rulesmith.play.GameRecord;
import rulesmith.survey.StoredParticipant.StoredRun;
import rulesmith.survey.Study;
import rulesmith.survey.StudyDatabase;
import rulesmith.survey.StudyGame;

/** Plays the runs of a study. What cannot be written has not been played. */
final class Runs {

    private final Study study;
    private final StudyDatabase database;
    private final Cohort cohort;
    private final Function<StudyGame, Function<Game, Agent>> agents;
    private final LongSupplier clock;
    private final Map<String, RuleSetGame> rules = new HashMap<>();
    private final AtomicLong moves = new AtomicLong();

    /** With all that the database knows of, in the hands of those who play them. */
    Runs(
            Study study,
            StudyDatabase database,
            Cohort cohort,
            Function<StudyGame, Function<Game, Agent>> agents,
            LongSupplier clock)
            throws IOException {
        this.study = study;
        this.database = database;
        this.cohort = cohort;
        this.agents = agents;
        this.clock = clock;
        study.games().forEach(game -> rules.put(game.key(), new RuleSetGame(game.rules())));
        for (StoredRun stored : database.runs()) {
            OpenRun run = OpenRun.of(stored, rules.get(stored.game()), agents.apply(study.game(stored.game())));
            moves.addAndGet(stored.moves().size());
            for (Integer who : new Integer[] {stored.south(), stored.north()}) {
                if (who != null) {
                    cohort.get(who).runs.put(stored.game() + " " + stored.number(), run);
                }
            }
        }
    }

    RuleSetGame rules(String game) {
        return rules.get(game);
    }

    /** How many moves have been played, the computer's included. */
    long moves() {
        return moves.get();
    }

    /** A run that nobody has begun begins, and the computer moves if it is to move. */
    void proceed(Participant participant, Stage stage) throws IOException {
        OpenRun run = participant.run(stage.game(), stage.run());
        if (run == null) {
            begin(participant, stage);
        } else if (run.computerIsToMove()) {
            // Its partner left, or the server was stopped before it had moved.
            replyAndKeep(participant, run, run.ply());
        }
    }

    private void begin(Participant participant, Stage stage) throws IOException {
        StudyGame game = stage.game();
        Participant partner = cohort.partner(participant);
        boolean south = participant.begins == ((stage.place() + stage.run()) % 2 == 1);
        Integer number = participant.number();
        Integer other = partner == null ? null : partner.number();
        Seed seed = Seed.of(study.seed())
                .derive("run")
                .derive(number)
                .derive(game.key())
                .derive(stage.run());
        StoredRun blank = new StoredRun(
                0,
                game.key(),
                stage.run(),
                south ? number : other,
                south ? other : number,
                partner == null && study.amongPeople() ? "computer" : study.opponent(),
                null,
                seed.value(),
                Outcome.ONGOING.word(),
                "",
                List.of());
        OpenRun run = OpenRun.of(blank, rules.get(game.key()), agents.apply(game));
        run.reply();
        run.keptAs(database.beginRun(number, run.stored(), clock.getAsLong()));
        moves.addAndGet(run.ply());
        participant.runs.put(Participant.key(game, stage.run()), run);
        if (partner != null) {
            partner.runs.put(Participant.key(game, stage.run()), run);
            partner.listeners.forEach(Runnable::run);
        }
    }

    void play(Participant participant, OpenRun run, String notation) throws IOException {
        if (!run.isToMove(participant.number())) {
            throw RefusedException.outOfStep("It is not your turn.");
        }
        int ply = run.ply();
        try {
            run.record().play(notation);
        } catch (IllegalMoveException e) {
            throw RefusedException.outOfStep("That move is not legal.");
        }
        replyAndKeep(participant, run, ply);
    }

    void resign(Participant participant, OpenRun run) throws IOException {
        Player colour = run.colour(participant.number());
        run.end(Outcome.win(colour.opponent()), GameRecord.RESIGNED);
        try {
            keep(participant, run, run.ply());
        } catch (IOException | RuntimeException e) {
            run.end(null, null);
            throw e;
        }
    }

    /** The computer answers if it is its turn; what has been played since a ply is written, or has not happened. */
    private void replyAndKeep(Participant participant, OpenRun run, int ply) throws IOException {
        try {
            run.reply();
            keep(participant, run, ply);
        } catch (IOException | RuntimeException e) {
            while (run.ply() > ply) {
                run.record().undo();
            }
            throw e;
        }
    }

    private void keep(Participant participant, OpenRun run, int ply) throws IOException {
        List<String> history = run.record().history();
        database.move(
                participant.number(),
                run.id(),
                ply,
                List.copyOf(history.subList(ply, history.size())),
                run.outcome().word(),
                run.ending(),
                clock.getAsLong());
        moves.addAndGet(history.size() - ply);
        Participant partner = cohort.partner(participant);
        if (partner != null) {
            partner.listeners.forEach(Runnable::run);
        }
    }
}
