package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rulesmith.game.BoardGame;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.learning.Learnability;
import rulesmith.metrics.Scores;
import rulesmith.play.Workers;
import rulesmith.rules.Measurement;

/** Learnability among the metrics of a game. It is not a mean over games, and nothing that is measured in passing. */
final class LearnabilityMetric {

    static final String UNIT = "generations";

    static final String NOTE =
            "Median number of generations until a network bred by playing against others beats all of"
                    + " them; measured only when it is named. ∞ if most populations do not get there within "
                    + LearnOptions.CAP
                    + " generations.";

    private final LearnSession session;

    LearnabilityMetric(Console console, int seeds, Workers workers) {
        session = new LearnSession(console, LearnOptions.Plan.usual(seeds, workers));
    }

    /** The scores with learnability among them, in the order asked for; empty if the user wanted to stop. */
    Optional<Map<String, Scores>> measure(Map<String, Game> games, Map<String, Scores> scores, List<String> asked)
            throws IOException {
        List<Subject> subjects = new ArrayList<>();
        for (Map.Entry<String, Game> game : games.entrySet()) {
            if (!(game.getValue() instanceof BoardGame board)) {
                throw new UsageException(game.getKey() + " is not a game of pieces on a board");
            }
            subjects.add(new Subject(game.getKey(), board));
        }
        return session.learn(subjects, "the same command").map(all -> {
            Map<String, Scores> complete = new LinkedHashMap<>();
            for (Learned learned : all) {
                String name = learned.subject().name();
                complete.put(name, with(scores.get(name), learned.learnability().measurement(), asked));
            }
            return complete;
        });
    }

    private static Scores with(Scores scores, Measurement learnability, List<String> asked) {
        Map<String, Measurement> metrics = new LinkedHashMap<>();
        for (String name : asked) {
            metrics.put(
                    name,
                    name.equals(Learnability.METRIC)
                            ? learnability
                            : scores.metrics().get(name));
        }
        return new Scores(scores.game(), metrics, scores.endings());
    }

    /** Puts it into the file of a rule set. */
    static void keep(Console console, Learned learned) throws IOException {
        if (learned.subject().game() instanceof RuleSetGame game) {
            Measurement measured = learned.learnability().measurement();
            RuleSetFinder.folder(console)
                    .keep(learned.subject().name(), game.ruleSet().withMetrics(Map.of(Learnability.METRIC, measured)));
        }
    }
}
