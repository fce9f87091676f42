package rulesmith.playtest;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
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
import rulesmith.survey.Answers.Person;
import rulesmith.survey.Answers.Preference;
import rulesmith.survey.Answers.RunRating;
import rulesmith.survey.Answers.Verdict;
import rulesmith.survey.Consent;
import rulesmith.survey.Questions;
import rulesmith.survey.Rating;
import rulesmith.survey.StoredParticipant;
import rulesmith.survey.StoredParticipant.StoredRun;
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

    static final long AWAY = 15_000;
    static final long PATIENCE = 120_000;

    /** Somebody who has not been seen for so long does not hold a place any more. */
    static final long GONE = 2 * 60 * 60_000;

    private static final int MOST_TABS = 10;
    private static final int LONGEST_COMMENT = 2000;
    private static final int LONGEST_GENDER = 40;

    private final Study study;
    private final Questions questions;
    private final Consent consent;
    private final StudyDatabase database;
    private final Function<StudyGame, Function<Game, Agent>> agents;
    private final LongSupplier clock;
    private final Allotment allotment;
    private final Allowance joins;

    private final Map<String, RuleSetGame> rules = new HashMap<>();
    private final Map<String, GameSheet> sheets = new HashMap<>();
    private final Map<String, Participant> byToken = new ConcurrentHashMap<>();
    private final Map<Integer, Participant> byNumber = new ConcurrentSkipListMap<>();
    private final AtomicLong moves = new AtomicLong();
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
        this.agents = agents;
        this.clock = clock;
        this.allotment = new Allotment(study);
        this.joins = new Allowance(400, 5, clock);
        for (StudyGame game : study.games()) {
            RuleSetGame compiled = new RuleSetGame(game.rules());
            rules.put(game.key(), compiled);
            sheets.put(
                    game.key(),
                    GameSheet.of(game.key(), game.rules().withName(game.alias()), new OpenRecord(compiled).view(0)));
        }
        load();
    }

    private void load() throws IOException {
        for (StoredParticipant stored : database.participants()) {
            Participant participant = Participant.of(stored, clock);
            if (stored.plan() != null) {
                participant.order = allotment.order(stored.plan());
            }
            byNumber.put(participant.number(), participant);
            if (stored.token() != null) {
                byToken.put(stored.token(), participant);
            }
        }
        for (StoredRun stored : database.runs()) {
            OpenRun run = OpenRun.of(stored, rules.get(stored.game()), agents.apply(study.game(stored.game())));
            moves.addAndGet(stored.moves().size());
            for (Integer who : new Integer[] {stored.south(), stored.north()}) {
                if (who != null) {
                    byNumber.get(who).runs.put(stored.game() + " " + stored.number(), run);
                }
            }
        }
        refresh();
    }

    /** Looks at what other processes may have changed: whether the study is closed, and who has withdrawn. */
    void refresh() throws IOException {
        closed = database.isClosed();
        for (int number : database.withdrawn()) {
            Participant participant = byNumber.get(number);
            if (participant != null && !participant.withdrawn) {
                synchronized (lock(participant)) {
                    leave(participant);
                }
            }
        }
        if (study.amongPeople()) {
            synchronized (this) {
                byNumber.values().forEach(this::tellOfPartner);
            }
        }
    }

    /** That somebody has left the page, or is back, shows in the state of the other one. */
    private void tellOfPartner(Participant participant) {
        Participant partner = partner(participant);
        String now = (partner != null && isAway(partner)) + " " + canGoAlone(participant);
        if (!now.equals(participant.toldOfPartner)) {
            participant.toldOfPartner = now;
            participant.listeners.forEach(Runnable::run);
        }
    }

    /** Among people everything may concern two of them, and they think longer than the database writes. */
    Object lock(Participant participant) {
        return study.amongPeople() ? this : participant;
    }

    Study study() {
        return study;
    }

    boolean isClosed() {
        return closed;
    }

    /** How many have been played, the computer's included. */
    long moves() {
        return moves.get();
    }

    Collection<Participant> participants() {
        return byNumber.values();
    }

    int pairCount() {
        return Stage.pairs(study, questions.everyPair(), 0).size();
    }

    Stage stage(Participant participant) {
        return Stage.of(participant, study, Stage.pairs(study, questions.everyPair(), participant.number()));
    }

    /** What a browser that brings this token is to show; null for a browser without one. */
    StateView state(String token) throws IOException {
        return participant(token) == null ? views().stranger(consent) : act(token, (who, stage) -> -1);
    }

    private Participant participant(String token) {
        return token == null ? null : byToken.get(StudyDatabase.hash(token));
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
        synchronized (lock(participant)) {
            participant.seenAt = clock.getAsLong();
            int seen;
            try {
                seen = deed.by(participant, stage(participant));
                proceed(participant);
            } catch (WithdrawnException e) {
                // By another process, and nobody has looked yet.
                for (int number : database.withdrawn()) {
                    if (study.amongPeople() || number == participant.number()) {
                        leave(byNumber.get(number));
                    }
                }
                seen = -1;
            }
            view = views().of(participant, seen);
        }
        return view;
    }

    /** What follows without a deed: who waits is paired, a run that nobody has begun begins, and the computer moves. */
    private void proceed(Participant participant) throws IOException {
        if (stage(participant).step() == Stage.Step.LOBBY) {
            meet(participant);
        }
        Stage stage = stage(participant);
        if (stage.step() == Stage.Step.PLAY) {
            OpenRun run = participant.run(stage.game(), stage.run());
            if (run == null) {
                beginRun(participant, stage);
            } else if (run.computerIsToMove()) {
                // Its partner left, or the server was stopped before it had moved.
                replyAndKeep(participant, run, run.ply());
            }
        }
    }

    private Participant known(String token) {
        Participant participant = participant(token);
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
        if (participant(known) != null) {
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
        String code = WithdrawalCode.fresh();
        int number = database.join(token, code, consent, clock.getAsLong());
        Participant participant = new Participant(number, code, clock);
        byNumber.put(number, participant);
        byToken.put(StudyDatabase.hash(token), participant);
        return token;
    }

    StateView about(String token, Integer age, String gender, Integer liking) throws IOException {
        if (gender.codePointCount(0, gender.length()) > LONGEST_GENDER) {
            throw RefusedException.malformed("The answer about your gender is too long.");
        }
        return act(token, (participant, stage) -> {
            require(stage.step() == Stage.Step.ABOUT);
            Person person = new Person(participant.number(), age, gender.strip(), liking, false);
            if (study.amongPeople()) {
                database.tell(person, null, false, clock.getAsLong());
                participant.told = true;
                participant.waitingSince = clock.getAsLong();
            } else {
                tellAndBegin(participant, person);
            }
            return -1;
        });
    }

    private void tellAndBegin(Participant participant, Person person) throws IOException {
        // One at a time: otherwise two would be given the same place.
        synchronized (allotment) {
            Allotment.Place place = allotment.next(holders());
            database.tell(person, place.plan(), place.begins(), clock.getAsLong());
            begin(participant, place.plan(), place.begins());
        }
        participant.told = true;
    }

    private void begin(Participant participant, int plan, boolean begins) {
        participant.plan = plan;
        participant.begins = begins;
        participant.order = allotment.order(plan);
    }

    /** Those whose order and turn to begin count as used. */
    private List<Participant> holders() {
        long now = clock.getAsLong();
        return byNumber.values().stream()
                .filter(one -> one.plan != null && !one.withdrawn)
                .filter(one -> one.finished || now - one.seenAt < GONE)
                .toList();
    }

    /** Pairs somebody in the lobby with the one who waits there longest, if anybody does. */
    private void meet(Participant participant) throws IOException {
        Participant other = byNumber.values().stream()
                .filter(one -> one != participant && !one.withdrawn && one.told && one.order.isEmpty())
                .filter(one -> !isAway(one))
                .min(Comparator.comparingLong(one -> one.waitingSince))
                .orElse(null);
        if (other != null) {
            Allotment.Place place = allotment.nextForTwo(holders());
            database.pair(other.number(), participant.number(), place.plan(), place.begins(), clock.getAsLong());
            begin(other, place.plan(), place.begins());
            begin(participant, place.plan(), !place.begins());
            other.partner = participant.number();
            participant.partner = other.number();
            other.listeners.forEach(Runnable::run);
        }
    }

    boolean isAway(Participant participant) {
        return participant.listeners.isEmpty() && clock.getAsLong() - participant.seenAt > AWAY;
    }

    /** The one they play with now, or null. */
    Participant partner(Participant participant) {
        return participant.partner == null || participant.alone ? null : byNumber.get(participant.partner);
    }

    boolean canGoAlone(Participant participant) {
        long now = clock.getAsLong();
        if (participant.order.isEmpty()) {
            return study.amongPeople() && participant.told && now - participant.waitingSince > PATIENCE;
        }
        Participant partner = partner(participant);
        return partner != null && isAway(partner) && now - partner.seenAt > PATIENCE;
    }

    StateView readRules(String token, String game) throws IOException {
        return act(token, (participant, stage) -> {
            require(stage.isAbout(Stage.Step.RULES, game));
            database.readRules(participant.number(), game, clock.getAsLong());
            participant.rulesRead.add(game);
            return -1;
        });
    }

    private void beginRun(Participant participant, Stage stage) throws IOException {
        StudyGame game = stage.game();
        Participant partner = partner(participant);
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

    StateView move(String token, String game, int number, int ply, String notation) throws IOException {
        return act(token, (participant, stage) -> {
            OpenRun run = current(participant, stage, game, number, ply);
            if (!run.isToMove(participant.number())) {
                throw RefusedException.outOfStep("It is not your turn.");
            }
            try {
                run.record().play(notation);
            } catch (IllegalMoveException e) {
                throw RefusedException.outOfStep("That move is not legal.");
            }
            replyAndKeep(participant, run, ply);
            return ply;
        });
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

    private OpenRun current(Participant participant, Stage stage, String game, int number, int ply) {
        require(stage.isAbout(Stage.Step.PLAY, game, number));
        OpenRun run = participant.run(stage.game(), number);
        if (run == null || run.ply() != ply) {
            throw RefusedException.outOfStep("The game has gone on meanwhile; the board shows where it stands.");
        }
        return run;
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
        Participant partner = partner(participant);
        if (partner != null) {
            partner.listeners.forEach(Runnable::run);
        }
    }

    StateView resign(String token, String game, int number, int ply) throws IOException {
        return act(token, (participant, stage) -> {
            OpenRun run = current(participant, stage, game, number, ply);
            Player colour = run.colour(participant.number());
            run.end(Outcome.win(colour.opponent()), GameRecord.RESIGNED);
            try {
                keep(participant, run, ply);
            } catch (IOException | RuntimeException e) {
                run.end(null, null);
                throw e;
            }
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
            if (!canGoAlone(participant)) {
                throw RefusedException.outOfStep("The other player is here.");
            }
            if (stage.step() == Stage.Step.LOBBY) {
                Allotment.Place place = allotment.next(holders());
                database.begin(participant.number(), place.plan(), place.begins(), clock.getAsLong());
                begin(participant, place.plan(), place.begins());
                participant.alone = true;
            } else {
                goAlone(participant, partner(participant));
            }
            return -1;
        });
    }

    private void goAlone(Participant stays, Participant leaves) throws IOException {
        OpenRun run = runOfBoth(stays);
        database.part(
                stays.number(),
                leaves.number(),
                run == null ? null : run.stored(),
                run != null && run.colour(leaves.number()) == Player.SOUTH ? "south" : "north",
                clock.getAsLong());
        part(stays, leaves);
    }

    /** The run that somebody plays, or is going to play, with their partner; null if there is none. */
    private static OpenRun runOfBoth(Participant participant) {
        return participant.runs.values().stream()
                .filter(run -> !run.isOver() && !run.isAgainstComputer())
                .findFirst()
                .orElse(null);
    }

    /** What the database knows already: two who played together go on without each other. */
    private void part(Participant stays, Participant leaves) {
        OpenRun run = runOfBoth(stays);
        stays.alone = true;
        leaves.alone = true;
        if (run != null) {
            leaves.runs.values().remove(run);
            run.handOver(run.colour(leaves.number()));
        }
        stays.listeners.forEach(Runnable::run);
        leaves.listeners.forEach(Runnable::run);
    }

    /** Somebody has withdrawn, and the database knows: who played with them goes on against the computer. */
    private void leave(Participant participant) {
        if (participant.withdrawn) {
            return;
        }
        Participant partner = partner(participant);
        participant.withdrawn = true;
        if (partner != null) {
            part(partner, participant);
        }
        participant.runs.clear();
        participant.listeners.forEach(Runnable::run);
    }

    StateView withdraw(String token) throws IOException {
        return act(token, (participant, stage) -> {
            database.withdraw(participant.number(), clock.getAsLong());
            leave(participant);
            return -1;
        });
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
        return OpenRecord.after(rules.get(game), line).view(line.size());
    }

    /** Whether somebody may listen: among people states change by what others do. */
    void mayListen(String token) {
        Participant participant = known(token);
        if (!study.amongPeople()) {
            throw RefusedException.missing("Nothing happens here but what you do.");
        }
        synchronized (lock(participant)) {
            if (participant.listeners.size() >= MOST_TABS) {
                throw new RefusedException(RefusedException.TOO_MANY, "This page is open too often.");
            }
        }
    }

    /** Calls when the state of a participant may have changed, until the returned action is run. */
    Runnable listen(String token, Runnable listener) {
        Participant participant = known(token);
        synchronized (lock(participant)) {
            participant.listeners.add(listener);
            participant.seenAt = clock.getAsLong();
        }
        return () -> {
            synchronized (lock(participant)) {
                participant.listeners.remove(listener);
                participant.seenAt = clock.getAsLong();
            }
        };
    }

    DashboardView dashboard() {
        List<DashboardView.Person> people = new ArrayList<>();
        StateViews views = views();
        for (Participant participant : byNumber.values()) {
            synchronized (lock(participant)) {
                people.add(views.person(participant));
            }
        }
        return views.dashboard(people);
    }
}
