package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.playtest.Playtests;
import rulesmith.rules.RuleSet;
import rulesmith.survey.Consent;
import rulesmith.survey.InvalidSurveyException;
import rulesmith.survey.Questions;
import rulesmith.survey.Study;
import rulesmith.survey.StudyFolder;
import rulesmith.survey.StudyGame;

/** The studies in {@code surveys/}, for the studio. Those it makes are as {@code playtest new} makes them by default. */
final class StudyShelf implements Playtests {

    private static final String TITLE = "Playing new board games";
    private static final int RUNS = 3;
    private static final int PLANNED = 20;

    private final Path surveys;
    private final RuleSetFinder finder;
    private final Agents agents;

    StudyShelf(Console console) {
        this.surveys = PlaytestCommand.surveys(console);
        this.finder = new RuleSetFinder(console);
        this.agents = new Agents(console);
    }

    @Override
    public List<OpenStudy> open() throws IOException {
        List<OpenStudy> open = new ArrayList<>();
        for (StudyFolder folder : StudyFolder.all(surveys)) {
            try {
                if (!folder.hasParticipants()) {
                    open.add(of(folder.study()));
                }
            } catch (InvalidSurveyException e) {
                // Nothing can be put into what cannot be read.
                continue;
            }
        }
        return open;
    }

    private static OpenStudy of(Study study) {
        return new OpenStudy(
                study.name(),
                study.title(),
                study.games().stream().map(game -> game.rules().name()).toList());
    }

    @Override
    public synchronized OpenStudy create(String name, List<RuleSet> games, boolean control) throws IOException {
        StudyFolder.checkName(name);
        Seed seed = Seed.fresh();
        List<StudyGame> dealt = new NewStudy(finder, seed).games(games, control);
        Study study = new Study(name, TITLE, seed.value(), RUNS, "one-ply", PLANNED, dealt);
        StudyFolder.create(surveys, study, Consent.STANDARD, Questions.standard(true));
        return of(study);
    }

    @Override
    public synchronized OpenStudy add(String name, RuleSet game) throws IOException {
        StudyFolder folder = StudyFolder.find(surveys, name);
        try (AutoCloseable lock = folder.lock()) {
            if (folder.hasParticipants()) {
                throw new InvalidSurveyException(
                        "the study \"" + name + "\" has participants already: its games must stay as they are");
            }
            Study study = NewStudy.with(folder.study(), game);
            checkAgent(study, game);
            folder.replace(study);
            assert lock != null;
            return of(study);
        } catch (IOException | RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new IOException(e);
        }
    }

    /** Participants must find an opponent for the game. */
    private void checkAgent(Study study, RuleSet game) throws IOException {
        if (!study.amongPeople()) {
            try {
                agents.named(study.opponent(), new RuleSetGame(game));
            } catch (UsageException e) {
                throw new InvalidSurveyException(e.getMessage());
            }
        }
    }
}
