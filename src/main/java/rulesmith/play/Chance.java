package rulesmith.play;

import java.util.random.RandomGenerator;
import rulesmith.game.Player;
import rulesmith.game.Position;

/** Moves for chance, and random ones. */
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

    /** Any move with the same probability if a player is to move, else one of chance as the game has it. */
    public static long randomMove(Position position, RandomGenerator random) {
        return position.toMove() == Player.CHANCE
                ? draw(position, random)
                : position.move(random.nextInt(position.moveCount()));
    }
}
