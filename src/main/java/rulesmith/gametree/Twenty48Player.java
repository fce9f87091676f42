package rulesmith.gametree;

import it.unimi.dsi.fastutil.doubles.DoubleArrayList;
import it.unimi.dsi.fastutil.doubles.DoubleList;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Player;
import rulesmith.games.Twenty48;
import rulesmith.games.Twenty48Position;
import rulesmith.games.Twenty48Weights;
import rulesmith.play.Chance;
import rulesmith.play.Workers;

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

    /** Each player plays as many games; the series are in the order of the players. Progress is told of every game. */
    public static List<Twenty48Series> playAll(
            List<Twenty48Player> players, int games, Seed seed, Workers workers, IntConsumer progress) {
        // Long games first: with a short one at the end no worker waits long for the others.
        int[] order = IntStream.range(0, players.size())
                .boxed()
                .sorted((a, b) -> players.get(b).plies - players.get(a).plies)
                .mapToInt(Integer::intValue)
                .toArray();
        Twenty48Series[] series = new Twenty48Series[players.size() * games];
        workers.run(series.length, piece -> {
            int player = order[piece / games];
            int number = piece % games;
            Twenty48Player who = players.get(player);
            series[player * games + number] = who.play(who.seedOf(number, seed));
            progress.accept(1);
        });
        return List.of(series);
    }

    /** Plays one game; the tiles come from the seed. */
    public Twenty48Series play(Seed seed) {
        Twenty48Search search = search();
        SeededRandom random = seed.generator();
        IntList conspirators = new IntArrayList();
        DoubleList values = new DoubleArrayList();
        IntList highestTiles = new IntArrayList();
        Twenty48Position position = GAME.start();
        while (!position.outcome().isOver()) {
            if (position.toMove() == Player.CHANCE) {
                position.play(Chance.draw(position, random));
            } else {
                search.look(position.board(), threshold(position.highest()));
                conspirators.add(search.conspirators());
                values.add(search.value());
                highestTiles.add(position.highest());
                position.play(search.direction());
            }
        }
        return new Twenty48Series(this, seed, position.score(), position.highest(), conspirators, values, highestTiles);
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
