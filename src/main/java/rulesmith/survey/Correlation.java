package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import rulesmith.Seed;
import rulesmith.rules.Measurement;

/**
 * Does what was measured of the games go together with what people think of them?
 *
 * @param metric as kept in the rule sets
 * @param corrected the p of tau, by Holm over all metrics and both answers
 */
public record Correlation(String metric, Answer answer, KendallTau tau, double corrected) {

    /** What people think. */
    public enum Answer {
        LIKED("share who liked the game"),
        ENJOYMENT("mean enjoyment");

        private final String words;

        Answer(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    /** Two games are always in one order or the other. */
    private static final int FEWEST = 3;

    /** Of each metric that three games or more have, and that is not the same for all of them. */
    static List<Correlation> of(List<GameOpinion> opinions, Seed seed) {
        SortedSet<String> metrics = new TreeSet<>();
        opinions.forEach(
                opinion -> metrics.addAll(opinion.game().rules().metrics().keySet()));
        List<Correlation> found = new ArrayList<>();
        for (Answer answer : Answer.values()) {
            for (String metric : metrics) {
                tau(opinions, metric, answer, seed)
                        .ifPresent(tau -> found.add(new Correlation(metric, answer, tau, 1)));
            }
        }
        double[] p = Holm.corrected(
                found.stream().mapToDouble(each -> each.tau().p()).toArray());
        List<Correlation> corrected = new ArrayList<>();
        for (int i = 0; i < p.length; i++) {
            Correlation each = found.get(i);
            corrected.add(new Correlation(each.metric, each.answer, each.tau, p[i]));
        }
        return List.copyOf(corrected);
    }

    private static Optional<KendallTau> tau(List<GameOpinion> opinions, String metric, Answer answer, Seed seed) {
        List<GameOpinion> known = opinions.stream()
                .filter(opinion -> measured(opinion, metric) != null
                        && told(opinion, answer).games() > 0)
                .toList();
        if (known.size() < FEWEST) {
            return Optional.empty();
        }
        return KendallTau.of(
                values(
                        known,
                        opinion -> Objects.requireNonNull(measured(opinion, metric))
                                .mean()),
                values(known, opinion -> told(opinion, answer).mean()),
                seed.derive(metric).derive(answer.name()));
    }

    private static double[] values(List<GameOpinion> opinions, ToDoubleFunction<GameOpinion> value) {
        return opinions.stream().mapToDouble(value).toArray();
    }

    private static Measurement measured(GameOpinion opinion, String metric) {
        return opinion.game().rules().metrics().get(metric);
    }

    private static Measurement told(GameOpinion opinion, Answer answer) {
        return answer == Answer.LIKED ? opinion.share(Rating.LIKED) : opinion.enjoyment();
    }
}
