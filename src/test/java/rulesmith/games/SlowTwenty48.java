package rulesmith.games;

import java.util.ArrayList;
import java.util.List;

/** The rules of 2048 as people tell them, on a table of numbers; the slow twin of {@link Twenty48Board}. */
final class SlowTwenty48 {

    final int[][] tiles;
    /** What the slide that led here scored. */
    final int points;

    private SlowTwenty48(int[][] tiles, int points) {
        this.tiles = tiles;
        this.points = points;
    }

    static SlowTwenty48 of(Twenty48Position position) {
        int size = position.game().size();
        int[][] tiles = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                tiles[row][column] = position.tile(row, column);
            }
        }
        return new SlowTwenty48(tiles, 0);
    }

    SlowTwenty48 slide(String direction) {
        return switch (direction) {
            case "left" -> left();
            case "right" -> mirrored().left().mirrored();
            case "up" -> turned().left().turned();
            case "down" -> turned().mirrored().left().mirrored().turned();
            default -> throw new IllegalArgumentException(direction);
        };
    }

    private SlowTwenty48 left() {
        int[][] slid = new int[tiles.length][tiles.length];
        int scored = 0;
        for (int row = 0; row < tiles.length; row++) {
            List<Integer> waiting = new ArrayList<>();
            for (int tile : tiles[row]) {
                if (tile != 0) {
                    waiting.add(tile);
                }
            }
            for (int column = 0; !waiting.isEmpty(); column++) {
                int tile = waiting.remove(0);
                if (!waiting.isEmpty() && waiting.get(0) == tile && tile != 32768) {
                    tile += waiting.remove(0);
                    scored += tile;
                }
                slid[row][column] = tile;
            }
        }
        return new SlowTwenty48(slid, scored);
    }

    private SlowTwenty48 mirrored() {
        int[][] mirrored = new int[tiles.length][tiles.length];
        for (int row = 0; row < tiles.length; row++) {
            for (int column = 0; column < tiles.length; column++) {
                mirrored[row][tiles.length - 1 - column] = tiles[row][column];
            }
        }
        return new SlowTwenty48(mirrored, points);
    }

    private SlowTwenty48 turned() {
        int[][] turned = new int[tiles.length][tiles.length];
        for (int row = 0; row < tiles.length; row++) {
            for (int column = 0; column < tiles.length; column++) {
                turned[column][row] = tiles[row][column];
            }
        }
        return new SlowTwenty48(turned, points);
    }

    int highest() {
        int highest = 0;
        for (int[] row : tiles) {
            for (int tile : row) {
                highest = Math.max(highest, tile);
            }
        }
        return highest;
    }

    int empties() {
        int empties = 0;
        for (int[] row : tiles) {
            for (int tile : row) {
                empties += tile == 0 ? 1 : 0;
            }
        }
        return empties;
    }

    int value(Twenty48Weights weights) {
        int value = 0;
        for (int row = 0; row < tiles.length; row++) {
            for (int column = 0; column < tiles.length; column++) {
                value += weights.weight(row, column) * tiles[row][column];
            }
        }
        return value;
    }
}
