package rulesmith.play;

import java.util.random.RandomGenerator;
import rulesmith.game.Position;

/** Every legal move is equally likely. */
public final class RandomAgent implements Agent {

    @Override
    public String name() {
        return "random";
    }

    @Override
    public long choose(Position position, RandomGenerator random) {
        return position.move(random.nextInt(position.moveCount()));
    }
}
