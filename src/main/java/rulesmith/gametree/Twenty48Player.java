package rulesmith.gametree;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.doubles.DoubleList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Player;
import rulesmith.games.Twenty48;
import rulesmith.games.Twenty48Position;
import rulesmith.games.Twenty48Weights;
import rulesmith.play.Chance;

/**
 * Somebody who plays 2048 on 4x4 cells by {@link Twenty48Search} with the standard weights, until nothing moves, and
 * notes the conspiracy number at each step.
 *
 * @param plies how far each search looks
 * @param share the threshold as a share of what the highest tile on the board is worth in the best corner. So it
 *     doubles with the highest tile, as Primanita, Khalid and Iida have it
 * @param weighsStuckBoards whether a board on which nothing moves is worth what the weights say, rather than nothing
 */
public record Twenty48Player(int plies, double share, boolean weighsStuckBoards) {

    /**
     * What a board is worth with the highest tile in the corner and half of it beside it. In about two of five searches
     * South can be sure of such a board. At a share of 1 it is so in nine of ten or more, and at 4/3, what a tidy board
     * with all lower tiles in order is worth, in few.
     */
    public static final double USUAL_SHARE = 1.25;

    private static final Twenty48 GAME = Twenty48.of(4, Twenty48.ENDLESS);

    public Twenty48Player {
        if (!(share > 0 && share < 1 << 16)) {
            throw new IllegalArgumentException("share " + share + ", expected a positive one below 65536");
        }
    }

    public static Twenty48Player of(int plies) {
        return new Twenty48Player(plies, USUAL_SHARE, false);
    }

    /**
     * Whence the tiles of one of several games come. They depend on nothing but the number of the game and how far the
     * player looks, so players who differ in other ways get the same tiles as long as they slide alike.
     */
    public Seed seedOf(int game, Seed seed) {
        return seed.derive(plies).derive(game);
    }

    /** Whom a game is told as it goes. */
    interface Observer {

        /**
         * Before a move is made.
         *
         * @param search what made the player choose it; of another position if chance is to move
         */
        void moving(Twenty48Position position, long move, Twenty48Search search);
    }

    /** Plays one game; the tiles come from the seed. */
    public Twenty48Series play(Seed seed) {
        IntList conspirators = new IntArrayList();
        DoubleList values = new DoubleArrayList();
        IntList highestTiles = new IntArrayList();
        Twenty48Position end = play(seed, (position, move, search) -> {
            if (position.toMove() != Player.CHANCE) {
                conspirators.add(search.conspirators());
                values.add(search.value());
                highestTiles.add(position.highest());
            }
        });
        return new Twenty48Series(this, seed, end.score(), end.highest(), conspirators, values, highestTiles);
    }

    /** Plays the same game and returns its end. */
    Twenty48Position play(Seed seed, Observer observer) {
        Twenty48Search search = search();
        SeededRandom random = seed.generator();
        Twenty48Position position = GAME.start();
        while (!position.outcome().isOver()) {
            long move;
            if (position.toMove() == Player.CHANCE) {
                move = Chance.draw(position, random);
            } else {
                search.look(position.board(), threshold(position.highest()));
                move = search.direction();
            }
            observer.moving(position, move, search);
            position.play(move);
        }
        return position;
    }

    private Twenty48Search search() {
        Twenty48Weights weights = Twenty48Weights.standard(GAME.size());
        return weighsStuckBoards
                ? Twenty48Search.weighingStuckBoards(weights, plies)
                : Twenty48Search.of(weights, plies);
    }

    /** What a board with this highest tile has to be worth. */
    long threshold(int highest) {
        return (long) Math.ceil(share * Twenty48Weights.CORNER * highest);
    }
}
