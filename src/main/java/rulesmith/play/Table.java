package rulesmith.play;

import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Game;
import rulesmith.game.Player;
import rulesmith.game.Position;

/**
 * Hot. A place where games are played one after the other, on one position and with one generator: nothing is allocated
 * for a game. For one thread.
 */
public final class Table {

    private final Position start;
    private final Position position;
    private final SeededRandom random = Seed.of(0).generator();

    public Table(Game game) {
        this.start = game.start();
        this.position = game.start();
    }

    /**
     * Plays one game to its end: both agents draw from the random numbers of {@code seed.derive(number)}. Returns the last
     * position.
     */
    public Position play(Agent south, Agent north, Seed seed, long number, GameObserver observer) {
        random.restart(seed, number);
        position.copyFrom(start);
        observer.started(position);
        while (!position.outcome().isOver()) {
            long move = next(south, north);
            observer.moving(position, move);
            position.play(move);
        }
        observer.ended(position);
        return position;
    }

    private long next(Agent south, Agent north) {
        Player player = position.toMove();
        if (player == Player.CHANCE) {
            return Chance.draw(position, random);
        }
        return (player == Player.SOUTH ? south : north).choose(position, random);
    }
}
