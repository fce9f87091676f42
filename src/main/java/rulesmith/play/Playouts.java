package rulesmith.play;

import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Game;
import rulesmith.game.Position;

/**
 * Hot. Games between two players who move at random, one after the other on one position and with one generator: nothing
 * is allocated for a game.
 */
public final class Playouts {

    private final Position start;
    private final Position position;
    private final SeededRandom random = Seed.of(0).generator();

    public Playouts(Game game) {
        this.start = game.start();
        this.position = game.start();
    }

    /**
     * What came of some playouts.
     *
     * @param plies the moves of all games together
     * @param fingerprint a hash of all final positions and their plies: it changes when the rules, the numbering of moves
     *     or the use of random numbers does
     */
    public record Tally(int games, long plies, long fingerprint) {}

    /** Plays games 0 to n - 1 of a seed. */
    public Tally run(int games, Seed seed) {
        long plies = 0;
        long fingerprint = 0;
        for (int i = 0; i < games; i++) {
            play(seed.derive(i));
            plies += position.ply();
            fingerprint = 31 * fingerprint + position.hash() + position.ply();
        }
        return new Tally(games, plies, fingerprint);
    }

    private void play(Seed seed) {
        random.restart(seed);
        position.copyFrom(start);
        for (int moves = position.moveCount(); moves > 0; moves = position.moveCount()) {
            position.play(position.move(random.nextInt(moves)));
        }
    }
}
