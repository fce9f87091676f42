package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.Player;
import rulesmith.games.Othello;
import rulesmith.games.OthelloBoard;
import rulesmith.games.OthelloPosition;

class OthelloStabilityTest {

    @Test
    void countsCornersAndWhatTheyHold() {
        OthelloStability stability = new OthelloStability(-1L);
        assertEquals(0x1L, stability.stable(0x1L, 0x2L));
        assertEquals(0x7L, stability.stable(0x7L, 0x8L));
        assertEquals(0x010107L, stability.stable(0x010107L, 0x8L));
        // b2 is held along its row and its file, but a3 or c1 may open the falling diagonal.
        assertEquals(0x0103L, stability.stable(0x0303L, 0L) & 0x0103L);
        assertEquals(0, stability.stable(0x0303L, 0L) & 0x0200L);
        assertEquals(0, stability.stable(0x0000001818000000L, 0L));
        assertEquals(-1L, stability.stable(-1L, 0L));
    }

    /** Whatever is played, by whoever, in any order, no stable disc turns over: random play must never do it. */
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8})
    void stableDiscsNeverTurnOver(int size) {
        long usable = Othello.of(size).usableCells();
        OthelloStability stability = new OthelloStability(usable);
        int found = 0;
        for (int i = 0; i < 600; i++) {
            RandomGenerator random = Seed.of(size).derive(i).generator();
            OthelloPosition position = Othello.of(size).start();
            int plies = random.nextInt(size * size - 4);
            while (!position.outcome().isOver() && position.ply() < plies) {
                position.play(position.move(random.nextInt(position.moveCount())));
            }
            long south = position.discs(Player.SOUTH);
            long north = position.discs(Player.NORTH);
            long southStable = stability.stable(south, north);
            long northStable = stability.stable(north, south);
            found += Long.bitCount(southStable | northStable);
            for (int game = 0; game < 10; game++) {
                playAnyhow(south, north, usable, southStable, northStable, random);
            }
        }
        assertTrue(found > 500, found + " stable discs");
    }

    /** Players need not take turns here, which finds more ways to turn a disc over. */
    private static void playAnyhow(
            long south, long north, long usable, long southStable, long northStable, RandomGenerator random) {
        long own = south;
        long opponent = north;
        boolean ownIsSouth = true;
        while (true) {
            if (random.nextBoolean()) {
                long swapped = own;
                own = opponent;
                opponent = swapped;
                ownIsSouth = !ownIsSouth;
            }
            long moves = OthelloBoard.moves(own, opponent, usable);
            if (moves == 0 && OthelloBoard.moves(opponent, own, usable) == 0) {
                return;
            }
            if (moves != 0) {
                int skip = random.nextInt(Long.bitCount(moves));
                for (; skip > 0; skip--) {
                    moves &= moves - 1;
                }
                int cell = Long.numberOfTrailingZeros(moves);
                long turned = OthelloBoard.flips(cell, own, opponent);
                assertEquals(0, turned & (ownIsSouth ? northStable : southStable));
                own |= turned | 1L << cell;
                opponent &= ~turned;
            }
        }
    }
}
