package rulesmith.play;

import java.util.random.RandomGenerator;
import rulesmith.game.Position;

/** Moves for chance. */
public final class Chance {

    private Chance() {}

    /** One of the moves of chance, as likely as the game says. */
    public static long draw(Position position, RandomGenerator random) {
        double left = random.nextDouble();
        int last = position.moveCount() - 1;
        for (int i = 0; i < last; i++) {
            left -= position.probability(position.move(i));
            if (left < 0) {
                return position.move(i);
            }
        }
        return position.move(last);
    }
}
