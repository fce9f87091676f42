package rulesmith.gametree;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A part of a game that is looked at as a whole.
 *
 * @param name what people call it
 * @param first its first ply, from 0
 * @param end the ply after its last
 * @param velocity the mean of the normalised conspiracy numbers
 * @param gap how far that is from the stage before; none for the first
 */
public record Stage(String name, int first, int end, double velocity, OptionalDouble gap) {

    /** What Table 7 makes of it; nothing of the first stage, which changes over from none. */
    public Optional<PositionClass> positionClass() {
        return gap.isPresent() ? Optional.of(PositionClass.of(velocity, gap.getAsDouble())) : Optional.empty();
    }
}
