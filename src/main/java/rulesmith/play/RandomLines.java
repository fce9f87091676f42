package rulesmith.play;

import java.util.function.Predicate;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Game;
import rulesmith.game.Position;

/** Positions that come up when everybody moves at random. */
public final class RandomLines {

    private RandomLines() {}

    /** After so many plies; lines that end before are not counted. */
    public static Position after(Game game, int plies, Seed seed) {
        return until(game, position -> position.ply() >= plies, seed);
    }

    /**
     * The first position of the kind in a game that goes on; a line that ends, or is over there, is not counted and another
     * one is played.
     */
    public static Position until(Game game, Predicate<Position> kind, Seed seed) {
        SeededRandom random = seed.generator();
        while (true) {
            Position position = game.start();
            while (!position.outcome().isOver() && !kind.test(position)) {
                position.play(Chance.randomMove(position, random));
            }
            if (!position.outcome().isOver()) {
                return position;
            }
        }
    }
}
