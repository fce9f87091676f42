package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongList;
import it.unimi.dsi.fastutil.longs.LongLists;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/**
 * A played game with what a search found before each move of a player.
 *
 * @param players those who choose moves, South first
 * @param line every move, those of chance included
 * @param plies the moves of the players; what chance did is no ply here
 * @param ending how it ended, in a word or two
 */
public record AnalysedGame(
        Game game, List<Player> players, LongList line, List<Ply> plies, Outcome outcome, String ending) {

    /** The milestone of games that are cut into thirds. */
    public static final int NO_MILESTONE = 0;

    /**
     * A position and the move that was played.
     *
     * @param at how many moves of the line came before
     * @param choices the number of legal moves
     * @param value what the search made of it for South; infinite if it is decided
     * @param south the single conspiracy number of South
     * @param north that of North, without meaning in a game for one
     * @param milestone the last one that was reached, or {@link #NO_MILESTONE}
     */
    public record Ply(int at, Player mover, int choices, double value, int south, int north, int milestone) {

        public int scn(Player player) {
            return player == Player.SOUTH ? south : north;
        }

        public double value(Player player) {
            return player == Player.SOUTH ? value : -value;
        }
    }

    public AnalysedGame {
        players = List.copyOf(players);
        line = LongLists.unmodifiable(line);
        plies = List.copyOf(plies);
    }

    public int length() {
        return plies.size();
    }

    /** The mean number of moves to choose from. */
    public double branching() {
        return plies.stream().mapToInt(Ply::choices).average().orElse(0);
    }

    public int[] choices() {
        return plies.stream().mapToInt(Ply::choices).toArray();
    }

    public ScnSeries series(Player player) {
        return ScnSeries.of(plies.stream().mapToInt(ply -> ply.scn(player)).toArray());
    }

    /** Thirds, or from milestone to milestone, each then named by the one that the player has. */
    public List<Stage> stages(Player player) {
        ScnSeries series = series(player);
        if (plies.isEmpty() || plies.get(0).milestone() == NO_MILESTONE) {
            return Stages.thirds(series);
        }
        int[] boundaries = IntStream.range(1, plies.size())
                .filter(i -> plies.get(i).milestone() != plies.get(i - 1).milestone())
                .toArray();
        return Stages.milestones(series, boundaries).stream()
                .map(stage -> new Stage(
                        "tile " + plies.get(stage.first()).milestone(),
                        stage.first(),
                        stage.end(),
                        stage.velocity(),
                        stage.gap()))
                .toList();
    }

    /** The position before a ply; before the one after the last, the end of the game. */
    public Position before(int ply) {
        Position position = game.start();
        int end = ply == plies.size() ? line.size() : plies.get(ply).at();
        for (int i = 0; i < end; i++) {
            position.play(line.getLong(i));
        }
        return position;
    }

    /** All moves, also what chance did before the first ply. */
    public List<String> notation() {
        return notation(game.start(), 0, line.size());
    }

    /** The moves from one ply up to another, the latter not included, as people write them. */
    public List<String> notation(int first, int end) {
        return notation(
                before(first),
                plies.get(first).at(),
                end >= plies.size() ? line.size() : plies.get(end).at());
    }

    private List<String> notation(Position position, int first, int end) {
        List<String> moves = new ArrayList<>();
        for (int i = first; i < end; i++) {
            moves.add(position.notation(line.getLong(i)));
            position.play(line.getLong(i));
        }
        return moves;
    }
}
