package rulesmith.gametree;

import it.unimi.dsi.fastutil.doubles.DoubleList;
import it.unimi.dsi.fastutil.doubles.DoubleLists;
import it.unimi.dsi.fastutil.ints.IntList;
import it.unimi.dsi.fastutil.ints.IntLists;
import rulesmith.Seed;

/**
 * One game of 2048, with what the player's search found before each slide.
 *
 * @param seed the tiles of chance came from it
 * @param highest the highest tile at the end
 * @param conspirators the single conspiracy numbers, perhaps {@link Twenty48Search#INFINITE}
 * @param values the expectimax values
 * @param highestTiles the highest tiles so far
 */
public record Twenty48Series(
        Twenty48Player player,
        Seed seed,
        int score,
        int highest,
        IntList conspirators,
        DoubleList values,
        IntList highestTiles) {

    public Twenty48Series {
        conspirators = IntLists.unmodifiable(conspirators);
        values = DoubleLists.unmodifiable(values);
        highestTiles = IntLists.unmodifiable(highestTiles);
    }

    /** How many slides the player made. */
    public int steps() {
        return conspirators.size();
    }
}
