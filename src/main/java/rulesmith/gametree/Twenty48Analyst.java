package rulesmith.gametree;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Player;
import rulesmith.games.Twenty48;
import rulesmith.games.Twenty48Position;
import rulesmith.games.Twenty48Weights;
import rulesmith.play.Chance;
import rulesmith.play.Workers;

/**
 * Plays 2048 on 4x4 cells until nothing moves, with a {@link Twenty48Search} that chooses the moves and gives the
 * conspiracy numbers as well. A milestone is a new highest tile: with it the threshold rises.
 */
public final class Twenty48Analyst {

    public static final int LEAST_DEPTH = 2;
    public static final int MOST_DEPTH = 5;

    private static final Twenty48 GAME = Twenty48.of(4, Twenty48.ENDLESS);

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
        Twenty48Player player = Twenty48Player.of(depth);
        Twenty48Search search = Twenty48Search.of(Twenty48Weights.standard(GAME.size()), depth);
        SeededRandom random = seed.generator();
        LongArrayList line = new LongArrayList();
        List<AnalysedGame.Ply> plies = new ArrayList<>();
        Twenty48Position position = GAME.start();
        while (!position.outcome().isOver()) {
            long move;
            if (position.toMove() == Player.CHANCE) {
                move = Chance.draw(position, random);
            } else {
                int highest = position.highest();
                search.look(position.board(), player.threshold(highest));
                plies.add(new AnalysedGame.Ply(
                        line.size(),
                        Player.SOUTH,
                        position.moveCount(),
                        search.value(),
                        search.conspirators(),
                        0,
                        highest));
                move = search.direction();
            }
            line.add(move);
            position.play(move);
        }
        return new AnalysedGame(GAME, List.of(Player.SOUTH), line, plies, position.outcome(), position.ending());
    }
}
