package rulesmith.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import rulesmith.game.Player;
import rulesmith.survey.Consent;
import rulesmith.survey.Questions;
import rulesmith.survey.Rating;
import rulesmith.survey.Study;
import rulesmith.survey.StudyGame;

/** Puts into words and numbers where participants stand: for their pages, and for the researcher's. */
final class StateViews {

    private static final long RECENT = 60_000;

    private final Playtest playtest;
    private final Study study;
    private final Questions questions;
    private final LongSupplier clock;

    StateViews(Playtest playtest, Questions questions, LongSupplier clock) {
        this.playtest = playtest;
        this.study = playtest.study();
        this.questions = questions;
        this.clock = clock;
    }

    private StateView.StudyFacts facts() {
        return new StateView.StudyFacts(
                study.title(), study.runs(), study.games().size(), study.amongPeople() ? "human" : "computer");
    }

    /** For somebody who has not joined. */
    StateView stranger(Consent consent) {
        StateView.ConsentText text =
                playtest.isClosed() ? null : new StateView.ConsentText(consent.version(), consent.text());
        return new StateView(
                facts(),
                playtest.isClosed() ? "closed" : "consent",
                new StateView.Progress(0, all()),
                questions.texts(),
                text,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** @param seen how many plies of the run the page knows; -1 if it starts anew */
    StateView of(Participant participant, String code, int seen) {
        Stage stage = playtest.stage(participant);
        OpenRun run = stage.run() == 0 ? null : participant.run(stage.game(), stage.run());
        boolean playing = stage.step() == Stage.Step.PLAY;
        boolean rating = stage.step() == Stage.Step.RATE;
        boolean lobby = stage.step() == Stage.Step.LOBBY;
        int known = seen < 0 ? Integer.MAX_VALUE : seen;
        return new StateView(
                facts(),
                stage.step().name().toLowerCase(Locale.ROOT),
                new StateView.Progress(done(participant), all()),
                questions.texts(),
                null,
                stage.game() == null ? null : place(stage),
                playing ? play(participant, run, known) : null,
                rating ? run.result(participant.number()) : null,
                rating ? run.view(participant.number(), known) : null,
                rating ? side(run, participant) : null,
                stage.pair() == null ? null : pair(stage.pair()),
                participant.withdrawn ? null : code,
                lobby ? Boolean.valueOf(playtest.cohort().canGoAlone(participant)) : null);
    }

    private static String side(OpenRun run, Participant participant) {
        return run.colour(participant.number()) == Player.SOUTH ? "south" : "north";
    }

    private StateView.Play play(Participant participant, OpenRun run, int known) {
        Participant partner = playtest.cohort().partner(participant);
        boolean human = !run.isAgainstComputer();
        return new StateView.Play(
                run.view(participant.number(), known),
                side(run, participant),
                human ? "human" : "computer",
                human && partner != null && playtest.cohort().isAway(partner),
                human && playtest.cohort().canGoAlone(participant));
    }

    private StateView.GamePlace place(Stage stage) {
        StudyGame game = stage.game();
        return new StateView.GamePlace(
                game.key(),
                game.alias(),
                stage.place() + 1,
                study.games().size(),
                stage.run() == 0 ? null : stage.run(),
                study.runs());
    }

    private StateView.PairView pair(Stage.Pair pair) {
        return new StateView.PairView(
                new StateView.GameName(pair.game().key(), pair.game().alias()),
                new StateView.GameName(pair.other().key(), pair.other().alias()),
                pair.number(),
                playtest.pairCount());
    }

    /** What there is to do: tell, and for each game its rules, its runs with their ratings, and a verdict; then the pairs. */
    private int all() {
        return 1 + study.games().size() * (2 + 2 * study.runs()) + playtest.pairCount();
    }

    private static int done(Participant participant) {
        long played = participant.runs.values().stream().filter(OpenRun::isOver).count();
        return (participant.told ? 1 : 0)
                + participant.rulesRead.size()
                + (int) played
                + participant.ratings.size()
                + participant.verdicts.size()
                + participant.preferences.size();
    }

    DashboardView.Person person(Participant participant) {
        long now = clock.getAsLong();
        boolean here = !participant.listeners.isEmpty() || now - participant.seenAt < RECENT;
        String state =
                participant.withdrawn ? "withdrawn" : participant.finished ? "finished" : here ? "active" : "away";
        return new DashboardView.Person(
                participant.number(),
                words(playtest.stage(participant)),
                done(participant),
                all(),
                Math.max(0, (now - participant.seenAt) / 1000),
                state);
    }

    private String words(Stage stage) {
        String game = stage.game() == null ? "" : stage.game().alias();
        String run = ", run " + stage.run() + " of " + study.runs();
        return switch (stage.step()) {
            case ABOUT -> "tells about themselves";
            case LOBBY -> "waits for another player";
            case RULES -> "reads the rules of " + game;
            case PLAY -> "plays " + game + run;
            case RATE -> "rates " + game + run;
            case VERDICT -> "judges " + game;
            case PREFERENCE ->
                "compares " + stage.pair().game().alias() + " and "
                        + stage.pair().other().alias();
            case DONE -> "has finished";
            case WITHDRAWN -> "has withdrawn";
        };
    }

    DashboardView dashboard(List<DashboardView.Person> people) {
        List<DashboardView.Game> games = new ArrayList<>();
        for (StudyGame game : study.games()) {
            int[] counts = new int[Rating.values().length];
            for (Participant participant : playtest.cohort().all()) {
                synchronized (playtest.cohort().lock(participant)) {
                    for (int run = 1; run <= study.runs() && !participant.withdrawn; run++) {
                        Rating rating = participant.ratings.get(Participant.key(game, run));
                        if (rating != null) {
                            counts[rating.ordinal()]++;
                        }
                    }
                }
            }
            games.add(new DashboardView.Game(
                    game.key(),
                    game.rules().name(),
                    game.alias(),
                    game.control(),
                    counts[0],
                    counts[1],
                    counts[2],
                    counts[0] + counts[1] + counts[2]));
        }
        return new DashboardView(
                study.title(),
                playtest.isClosed() ? "closed" : "open",
                study.planned(),
                people.size(),
                count(people, "active"),
                count(people, "finished"),
                count(people, "withdrawn"),
                playtest.moves(),
                games,
                people);
    }

    private static int count(List<DashboardView.Person> people, String state) {
        return (int)
                people.stream().filter(person -> person.state().equals(state)).count();
    }
}
