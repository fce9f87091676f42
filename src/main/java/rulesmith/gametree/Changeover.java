package rulesmith.gametree;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import rulesmith.game.Player;

/**
 * A move after which a player's conspiracy number is another. It is looked at when the same player is to move again: a
 * piece that is taken and taken back changes nothing, and at odd depths a number is of another order on the opponent's
 * turn.
 *
 * @param ply the one before whose move the number was taken
 * @param next the ply before which it was taken again
 * @param player whose number it is
 * @param before the number at first
 * @param after the number in the end
 * @param jump by how much the normalised number changed, -1 to 1
 */
public record Changeover(int ply, int next, Player player, int before, int after, double jump) {

    /** Those chosen lie a tenth of the game apart, so that one turn of it is not shown three times. */
    private static final int SPREAD = 10;

    /** As many as people are shown. */
    public static final int SHOWN = 3;

    /** The greatest, at most so many, greatest first. */
    public static List<Changeover> of(AnalysedGame game, int most) {
        int step = game.players().size();
        List<Changeover> all = new ArrayList<>();
        for (Player player : game.players()) {
            double[] velocities = game.series(player).velocities();
            for (int i = 0; i + step < velocities.length; i++) {
                AnalysedGame.Ply now = game.plies().get(i);
                AnalysedGame.Ply then = game.plies().get(i + step);
                double jump = velocities[i + step] - velocities[i];
                if (now.mover() == then.mover() && jump != 0) {
                    all.add(new Changeover(i, i + step, player, now.scn(player), then.scn(player), jump));
                }
            }
        }
        all.sort(Comparator.comparingDouble((Changeover c) -> -Math.abs(c.jump)).thenComparingInt(Changeover::ply));
        int apart = Math.max(step, game.length() / SPREAD);
        List<Changeover> chosen = new ArrayList<>();
        for (Changeover each : all) {
            if (chosen.size() < most && chosen.stream().allMatch(other -> Math.abs(other.ply - each.ply) >= apart)) {
                chosen.add(each);
            }
        }
        return chosen;
    }

    /** Whether the player had the worse of it already. */
    private boolean isBehind(AnalysedGame game) {
        return game.plies().get(ply).value(player) < 0;
    }

    /** What happened, for people. */
    public String sentence(AnalysedGame game) {
        String who = game.players().size() == 1 ? "the player" : player.title();
        String goal = game.players().size() == 1 ? "the next good board" : "a lead";
        String seen = "as far as the search sees, ";
        String what;
        if (after == 0) {
            what = seen + who + " is now sure of " + goal + ", whatever "
                    + (game.players().size() == 1 ? "tiles come." : "the other side does.");
        } else if (after == ScnSearch.INFINITE) {
            what = seen + who + " cannot be sure of " + goal + " any more.";
        } else if (before == ScnSearch.INFINITE) {
            what = seen + goal + ", which had been out of reach, is possible for " + who + " again.";
        } else if (before == 0) {
            what = seen + who + " had been sure of " + goal + " and is not any more.";
        } else {
            // Where moves are forced few boards count, so a number may fall in a position that gets worse.
            double gain =
                    game.plies().get(next).value(player) - game.plies().get(ply).value(player);
            what = after < before
                    ? gain > 0
                            ? goal + " has come much closer for " + who + "."
                            : "fewer boards decide now whether " + who + " gets " + goal
                                    + ", though the position is worth no more than before."
                    : gain < 0
                            ? goal
                                    + (isBehind(game)
                                            ? ", not near before, has moved farther away from "
                                            : " has moved far away from ")
                                    + who + "."
                            : "more boards would now have to turn out well before " + who + " is sure of " + goal
                                    + ", though the position is worth no less than before.";
        }
        return Character.toUpperCase(what.charAt(0)) + what.substring(1);
    }
}
