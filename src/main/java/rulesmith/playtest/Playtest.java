package rulesmith.playtest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.LongSupplier;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.play.Agent;
import rulesmith.survey.Answers.Person;
import rulesmith.survey.Answers.Preference;
import rulesmith.survey.Answers.RunRating;
import rulesmith.survey.Answers.Verdict;
import rulesmith.survey.Consent;
import rulesmith.survey.Questions;
import rulesmith.survey.Rating;
import rulesmith.survey.Study;
import rulesmith.survey.StudyDatabase;
import rulesmith.survey.StudyGame;
import rulesmith.survey.WithdrawalCode;
import rulesmith.survey.WithdrawnException;

/**
 * A study that is being served. Each request is checked against what the participant has to do next, written to the
 * database, and only then taken to have happened; what cannot be written has not happened.
 */
public final class Playtest {

    private static final int MOST_TABS = 10;
    private static final int LONGEST_COMMENT = 2000;
    private static final int LONGEST_GENDER = 40;

    private final Study study;
    private final Questions questions;
    private final Consent consent;
    private final StudyDatabase database;
    private final LongSupplier clock;
    private final Allowance joins;
    private final Cohort cohort;
    private final Runs runs;
    private final Map<String, GameSheet> sheets = new HashMap<>();
    private volatile boolean closed;

    /**
     * @param agents the computer opponents by game
     * @param clock tells milliseconds since 1970
     */
    public Playtest(
            Study study,
            Questions questions,
            Consent consent,
            StudyDatabase database,
            Function<StudyGame, Function<Game, Agent>> agents,
            LongSupplier clock)
            throws IOException {
        this.study = study;
        this.questions = questions;
        this.consent = consent;
        this.database = database;
        this.clock = clock;
        this.joins = new Allowance(400, 5, clock);
        this.cohort = new Cohort(study, database, clock);
        this.runs = new Runs(study, database, cohort, agents, clock);
        for (StudyGame game : study.games()) {
            BoardView start = new OpenRecord(runs.rules(game.key())).view(0);
            sheets.put(game.key(), GameSheet.of(game.key(), game.rules().withName(game.alias()), start));
        }
        refresh();
    }

    /** Looks at what other processes may have changed: whether the study is closed, and who has withdrawn. */
    void refresh() throws IOException {
        closed = database.isClosed();
        cohort.refresh();
    }

    Study study() {
        return study;
    }

    boolean isClosed() {
        return closed;
    }

    /** How many have been played, the computer's included. */
    long moves() {
        return runs.moves();
    }

    Cohort cohort() {
        return cohort;
    }

    int pairCount() {
        return Stage.pairs(study, questions.everyPair(), 0).size();
    }

    Stage stage(Participant participant) {
        return Stage.of(participant, study, Stage.pairs(study, questions.everyPair(), participant.number()));
    }

    /** What a browser that brings this token is to show; null for a browser without one. */
    StateView state(String token) throws IOException {
        return cohort.find(token) == null ? views().stranger(consent) : act(token, (who, stage) -> -1);
    }

    private StateViews views() {
        return new StateViews(this, questions, clock);
    }

    /** What somebody does at the stage they are at; returns how many plies of a run their page knows, -1 for none. */
    private interface Deed {
        int by(Participant participant, Stage stage) throws IOException;
    }

    private StateView act(String token, Deed deed) throws IOException {
        Participant participant = known(token);
        StateView view;
        synchronized (cohort.lock(participant)) {
            participant.seenAt = clock.getAsLong();
            int seen;
            try {
                seen = deed.by(participant, stage(participant));
                proceed(participant);
            } catch (WithdrawnException e) {
                cohort.noticeWithdrawal(participant);
                proceed(participant);
                seen = -1;
            }
            view = views().of(participant, WithdrawalCode.of(token), seen);
        }
        return view;
    }

    /** What follows without a deed: who waits is paired, a run that nobody has begun begins, and the computer moves. */
    private void proceed(Participant participant) throws IOException {
        if (stage(participant).step() == Stage.Step.LOBBY) {
            cohort.meet(participant);
        }
        Stage stage = stage(participant);
        if (stage.step() == Stage.Step.PLAY) {
            runs.proceed(participant, stage);
        }
    }

    private Participant known(String token) {
        Participant participant = cohort.find(token);
        if (participant == null) {
            throw new RefusedException(
                    RefusedException.UNKNOWN, "You are not taking part yet, or this browser has forgotten you.");
        }
        participant.allowance().take();
        return participant;
    }

    private static void require(boolean expected) {
        if (!expected) {
            throw RefusedException.outOfStep("You have answered that already, perhaps in another tab.");
        }
    }

    /**
     * Somebody agrees to take part; the token by which their browser is known from now on.
     *
     * @param known the token it brings already, or null
     */
    String join(String known, String version) throws IOException {
        if (cohort.find(known) != null) {
            throw RefusedException.outOfStep("You are taking part already.");
        }
        if (closed) {
            throw RefusedException.outOfStep("The study has ended. Thank you for your interest.");
        }
        if (!version.equals(consent.version())) {
            throw RefusedException.outOfStep("The text has changed. Please read it again.");
        }
        joins.take();
        String token = Seed.secret();
        int number = database.join(token, consent, clock.getAsLong());
        cohort.add(token, new Participant(number, clock));
        return token;
    }

    StateView about(String token, Integer age, String gender, Integer liking) throws IOException {
        if (gender.codePointCount(0, gender.length()) > LONGEST_GENDER) {
            throw RefusedException.malformed("The answer about your gender is too long.");
        }
        return act(token, (participant, stage) -> {
            require(stage.step() == Stage.Step.ABOUT);
            cohort.tell(participant, new Person(participant.number(), age, gender.strip(), liking, false));
            return -1;
        });
    }

    StateView readRules(String token, String game) throws IOException {
        return act(token, (participant, stage) -> {
            require(stage.isAbout(Stage.Step.RULES, game));
            database.readRules(participant.number(), game, clock.getAsLong());
            participant.rulesRead.add(game);
            return -1;
        });
    }

    StateView move(String token, String game, int number, int ply, String notation) throws IOException {
        return act(token, (participant, stage) -> {
            OpenRun run = current(participant, stage, game, number, ply);
            runs.play(participant, run, notation);
            return ply;
        });
    }

    private OpenRun current(Participant participant, Stage stage, String game, int number, int ply) {
        require(stage.isAbout(Stage.Step.PLAY, game, number));
        OpenRun run = participant.run(stage.game(), number);
        if (run == null || run.ply() != ply) {
            throw RefusedException.outOfStep("The game has gone on meanwhile; the board shows where it stands.");
        }
        return run;
    }

    StateView resign(String token, String game, int number, int ply) throws IOException {
        return act(token, (participant, stage) -> {
            OpenRun run = current(participant, stage, game, number, ply);
            runs.resign(participant, run);
            return ply;
        });
    }

    StateView rate(String token, String game, int number, Rating rating) throws IOException {
        return act(token, (participant, stage) -> {
            require(stage.isAbout(Stage.Step.RATE, game, number));
            OpenRun run = participant.run(stage.game(), number);
            database.rate(
                    new RunRating(
                            participant.number(), game, number, rating, run.result(participant.number()), run.ply()),
                    clock.getAsLong());
            participant.ratings.put(Participant.key(stage.game(), number), rating);
            return -1;
        });
    }

    StateView judge(String token, String game, int enjoyment, String comment) throws IOException {
        if (comment.codePointCount(0, comment.length()) > LONGEST_COMMENT) {
            throw RefusedException.malformed("The comment is longer than " + LONGEST_COMMENT + " characters.");
        }
        return act(token, (participant, stage) -> {
            require(stage.isAbout(Stage.Step.VERDICT, game));
            database.judge(new Verdict(participant.number(), game, enjoyment, comment.strip()), clock.getAsLong());
            participant.verdicts.add(game);
            if (stage(participant).step() == Stage.Step.DONE) {
                database.finish(participant.number(), clock.getAsLong());
                participant.finished = true;
            }
            return -1;
        });
    }

    StateView prefer(String token, String game, String other, int choice) throws IOException {
        return act(token, (participant, stage) -> {
            require(stage.step() == Stage.Step.PREFERENCE && stage.pair().key().equals(game + " " + other));
            boolean last = participant.preferences.size() + 1 == pairCount();
            database.prefer(new Preference(participant.number(), game, other, choice), last, clock.getAsLong());
            participant.preferences.add(stage.pair().key());
            participant.finished = last;
            return -1;
        });
    }

    /** The partner is away, or nobody comes: the computer takes the other side. */
    StateView alone(String token) throws IOException {
        return act(token, (participant, stage) -> {
            if (!cohort.canGoAlone(participant)) {
                throw RefusedException.outOfStep("The other player is here.");
            }
            cohort.goAlone(participant);
            return -1;
        });
    }

    StateView withdraw(String token) throws IOException {
        return act(token, (participant, stage) -> {
            database.withdraw(participant.number(), clock.getAsLong());
            cohort.leave(participant);
            return -1;
        });
    }

    /** Somebody else may take part with this browser: whoever did has nothing left to do. */
    StateView leave(String token) {
        Participant participant = cohort.find(token);
        if (participant != null) {
            participant.allowance().take();
            synchronized (cohort.lock(participant)) {
                Stage.Step step = stage(participant).step();
                if (step != Stage.Step.DONE && step != Stage.Step.WITHDRAWN) {
                    throw RefusedException.outOfStep("You have not finished yet.");
                }
            }
        }
        return views().stranger(consent);
    }

    GameSheet sheet(String token, String game) {
        known(token);
        GameSheet sheet = sheets.get(game);
        if (sheet == null) {
            throw RefusedException.missing("There is no such game.");
        }
        return sheet;
    }

    /** The playground: a line of play that counts for nothing. */
    BoardView tryOut(String token, String game, List<String> line) {
        sheet(token, game);
        return OpenRecord.after(runs.rules(game), line).view(line.size());
    }

    /** Whether somebody may listen: among people states change by what others do. */
    void mayListen(String token) {
        Participant participant = known(token);
        if (!study.amongPeople()) {
            throw RefusedException.missing("Nothing happens here but what you do.");
        }
        synchronized (cohort.lock(participant)) {
            if (participant.listeners.size() >= MOST_TABS) {
                throw new RefusedException(RefusedException.TOO_MANY, "This page is open too often.");
            }
        }
    }

    /** Calls when the state of a participant may have changed, until the returned action is run. */
    Runnable listen(String token, Runnable listener) {
        Participant participant = known(token);
        synchronized (cohort.lock(participant)) {
            participant.listeners.add(listener);
            participant.seenAt = clock.getAsLong();
        }
        return () -> {
            synchronized (cohort.lock(participant)) {
                participant.listeners.remove(listener);
                participant.seenAt = clock.getAsLong();
            }
        };
    }

    DashboardView dashboard() {
        List<DashboardView.Person> people = new ArrayList<>();
        StateViews views = views();
        for (Participant participant : cohort.all()) {
            synchronized (cohort.lock(participant)) {
                people.add(views.person(participant));
            }
        }
        return views.dashboard(people);
    }
}
