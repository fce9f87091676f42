package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import rulesmith.play.OnePlyAgent;
import rulesmith.rules.Conventions;
import rulesmith.rules.Draughts;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.survey.Answers;
import rulesmith.survey.Consent;
import rulesmith.survey.Questions;
import rulesmith.survey.StoredParticipant.StoredRun;
import rulesmith.survey.Study;
import rulesmith.survey.StudyDatabase;
import rulesmith.survey.StudyFolder;
import rulesmith.survey.StudyGame;

/** A study of two short games, served on a free port of this machine. */
final class BrowsedStudy implements AutoCloseable {

    /** Draughts: captures are mandatory and go on. */
    static final String DRAUGHTS = "amber";

    private static final int MOVES = 40;
    private static final int RUNS = 2;

    private final Study study;
    private final StudyFolder folder;
    private final List<Exception> problems = Collections.synchronizedList(new ArrayList<>());
    private final AtomicLong ahead = new AtomicLong();
    private StudyDatabase database;
    private PlaytestServer server;
    private int port;

    private BrowsedStudy(Study study, StudyFolder folder) {
        this.study = study;
        this.folder = folder;
    }

    /** @param opponent the computer as {@link OnePlyAgent#NAME}, or {@link Study#HUMAN} */
    static BrowsedStudy start(Path surveys, String opponent) throws IOException {
        RuleSet other = RuleSetFolder.read(Path.of("rulesets", "nightfall.json"));
        List<StudyGame> games = List.of(
                new StudyGame(DRAUGHTS, "Amber", false, shortened(Draughts.ruleSet())),
                new StudyGame("birch", "Birch", false, shortened(other)));
        Study study = new Study("browser", "New board games", 7, RUNS, opponent, 20, games);
        StudyFolder folder = StudyFolder.create(surveys, study, Consent.STANDARD, Questions.standard(true));
        BrowsedStudy served = new BrowsedStudy(study, folder);
        served.start();
        return served;
    }

    private static RuleSet shortened(RuleSet rules) {
        Conventions usual = rules.conventions();
        return new RuleSet(
                rules.name(),
                rules.genes(),
                new Conventions(usual.maxPieces(), MOVES, usual.atLimit(), usual.straight()),
                Map.of(),
                Map.of());
    }

    /** On the same port as before, if it was served before. */
    void start() throws IOException {
        database = folder.open();
        Playtest playtest = new Playtest(
                study,
                folder.questions(),
                folder.consent(),
                database,
                game -> OnePlyAgent::new,
                () -> System.currentTimeMillis() + ahead.get());
        server = PlaytestServer.start(
                playtest, Address.of("127.0.0.1", port), database.dashboardSecret(), problems::add);
        port = server.port();
    }

    void stop() throws IOException {
        server.close();
        database.close();
    }

    String address() {
        return "http://127.0.0.1:" + port + "/";
    }

    String dashboard() throws IOException {
        return address() + "dashboard/" + database.dashboardSecret();
    }

    /** For the server it is so many milliseconds later from now on. */
    void later(long time) {
        ahead.addAndGet(time);
    }

    Study study() {
        return study;
    }

    Answers answers() throws IOException {
        return database.answers();
    }

    /** The run that was begun last. */
    StoredRun lastRun() throws IOException {
        List<StoredRun> runs = database.runs();
        return runs.get(runs.size() - 1);
    }

    @Override
    public void close() throws IOException {
        stop();
        assertEquals(List.of(), problems);
    }
}
