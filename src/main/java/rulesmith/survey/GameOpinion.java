package rulesmith.survey;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import rulesmith.metrics.Estimate;
import rulesmith.rules.Measurement;

/**
 * What people think of a game. A person likes it if they liked some run and disliked none; they dislike it if they disliked
 * any run; otherwise they are neutral.
 *
 * @param partly how many of them did not rate all runs, and are counted by those they rated
 * @param enjoyments 1 to 7, of each who told
 */
public record GameOpinion(StudyGame game, int liked, int neutral, int disliked, int partly, List<Integer> enjoyments) {

    private static final int LEAST = 1;
    private static final int GREATEST = 7;

    public GameOpinion {
        enjoyments = List.copyOf(enjoyments);
    }

    /** What a person thinks of a game after these runs; nothing without any. */
    public static Optional<Rating> overall(Collection<Rating> runs) {
        if (runs.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                runs.contains(Rating.DISLIKED)
                        ? Rating.DISLIKED
                        : runs.contains(Rating.LIKED) ? Rating.LIKED : Rating.NEUTRAL);
    }

    /** How many rated a run or more. */
    public int people() {
        return liked + neutral + disliked;
    }

    /** Of those, with Wilson's interval. */
    public Measurement share(Rating rating) {
        int count = switch (rating) {
            case LIKED -> liked;
            case NEUTRAL -> neutral;
            case DISLIKED -> disliked;
        };
        return Estimate.share(count, people());
    }

    /** The mean, of no people if nobody told. */
    public Measurement enjoyment() {
        return Estimate.bounded(
                enjoyments.stream().mapToDouble(Integer::doubleValue).toArray(), LEAST, GREATEST);
    }
}
