package rulesmith.learning;

/**
 * What one generation came to.
 *
 * @param number from 1; 0 stands for the networks before any training, taken together
 * @param others the champion, who had the most points, against all others of its generation, both colours
 * @param random the champion against the random agent
 * @param onePly the champion against the 1-ply agent
 * @param south how the games within the population went for the player who moves first
 */
public record Generation(int number, Tally others, Tally random, Tally onePly, Tally south) {

    /** The champion's share of wins against the others; at 1 the game is learned. */
    public double fitness() {
        return others.share();
    }

    public boolean learned() {
        return others.games() > 0 && others.wins() == others.games();
    }
}
