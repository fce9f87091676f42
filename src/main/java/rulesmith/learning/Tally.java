package rulesmith.learning;

/** How games went for somebody. */
public record Tally(int wins, int draws, int losses) {

    public static final Tally NONE = new Tally(0, 0, 0);

    public Tally {
        if (wins < 0 || draws < 0 || losses < 0) {
            throw new IllegalArgumentException(wins + " won, " + draws + " drawn, " + losses + " lost");
        }
    }

    public int games() {
        return wins + draws + losses;
    }

    /** The share of wins; 0 of no games. */
    public double share() {
        return games() == 0 ? 0 : (double) wins / games();
    }

    /** With one more game: 1 won, 0 drawn, -1 lost. */
    Tally with(int result) {
        return new Tally(wins + (result > 0 ? 1 : 0), draws + (result == 0 ? 1 : 0), losses + (result < 0 ? 1 : 0));
    }

    public Tally plus(Tally other) {
        return new Tally(wins + other.wins, draws + other.draws, losses + other.losses);
    }
}
