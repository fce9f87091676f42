package rulesmith.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.play.OnePlyAgent;
import rulesmith.survey.StoredParticipant.StoredRun;
import rulesmith.survey.StudyGame;

/**
 * How a run against the computer will go, because the computer always replies the same.
 *
 * @param moves those of the participant, with the ply each leads to once the computer has replied
 * @param result what comes of it
 */
record Foresight(List<Step> moves, String result) {

    private static final int ATTEMPTS = 500;

    record Step(BoardView.Choice choice, int plyAfter) {

        boolean isChain() {
            return choice.path().size() > 2;
        }
    }

    /** A way to play the run to its end in which the participant captures more than one piece at once. */
    static Foresight withChain(StudyGame game, StoredRun begun, int participant) {
        RuleSetGame rules = new RuleSetGame(game.rules());
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Foresight way = any(rules, begun, participant, Seed.of(attempt).generator());
            if (way.moves().stream().anyMatch(Step::isChain)) {
                return way;
            }
        }
        throw new IllegalStateException("no chain in " + ATTEMPTS + " ways to play " + game.key());
    }

    /** Chains are taken where there are any. */
    private static Foresight any(RuleSetGame rules, StoredRun begun, int participant, RandomGenerator random) {
        OpenRun run = OpenRun.of(begun, rules, OnePlyAgent::new);
        List<Step> moves = new ArrayList<>();
        while (!run.isOver()) {
            List<BoardView.Choice> choices = run.view(participant, 0).moves();
            BoardView.Choice choice = choices.stream()
                    .filter(each -> each.path().size() > 2)
                    .findFirst()
                    .orElse(choices.get(random.nextInt(choices.size())));
            run.record().play(choice.text());
            run.reply();
            moves.add(new Step(choice, run.ply()));
        }
        return new Foresight(moves, run.result(participant));
    }
}
