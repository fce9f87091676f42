package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import rulesmith.Seed;
import rulesmith.game.Player;
import rulesmith.games.Twenty48Position;
import rulesmith.play.Workers;

/**
 * Lets a {@link Twenty48Player} play 2048; the search that chooses the slides gives the conspiracy numbers as well. A
 * milestone is a new highest tile: with it the threshold rises.
 */
public final class Twenty48Analyst {

    public static final int LEAST_DEPTH = 2;
    public static final int MOST_DEPTH = 5;

    private Twenty48Analyst() {}

    /** Progress is told of each game; the tiles of a game come from the seed and its number. */
    public static List<AnalysedGame> play(int games, int depth, Seed seed, Workers workers, IntConsumer progress) {
        AnalysedGame[] analysed = new AnalysedGame[games];
        workers.run(games, number -> {
            analysed[number] = play(depth, seed.derive(number));
            progress.accept(1);
        });
        return List.of(analysed);
    }

    private static AnalysedGame play(int depth, Seed seed) {
        LongArrayList line = new LongArrayList();
        List<AnalysedGame.Ply> plies = new ArrayList<>();
        Twenty48Position end = Twenty48Player.of(depth).play(seed, (position, move, search) -> {
            if (position.toMove() != Player.CHANCE) {
                plies.add(new AnalysedGame.Ply(
                        line.size(),
                        Player.SOUTH,
                        position.moveCount(),
                        search.value(),
                        search.conspirators(),
                        0,
                        position.highest()));
            }
            line.add(move);
        });
        return new AnalysedGame(end.game(), List.of(Player.SOUTH), line, plies, end.outcome(), end.ending());
    }
}
