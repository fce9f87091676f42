package rulesmith.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Position;

/**
 * Two agents play pairs of games with colours swapped. Game 2i of a match has A as South, game 2i + 1 has B; each game's
 * randomness comes from the seed of the match and its number.
 */
public final class Match {

    private static final int PIECE = 4;

    private final Game game;
    private final Function<Game, Agent> a;
    private final Function<Game, Agent> b;

    /** Agents are made by the worker that needs them: they need not be safe for several threads. */
    public Match(Game game, Function<Game, Agent> a, Function<Game, Agent> b) {
        this.game = game;
        this.a = a;
        this.b = b;
    }

    /**
     * Plays pairs of games; the progress is told how many more games have been played. Unless the moves are to be kept,
     * the records have none: a long match would fill the memory.
     */
    public List<GameRecord> play(int pairs, Seed seed, boolean keepMoves, Workers workers, IntConsumer progress) {
        GameRecord[] records = new GameRecord[2 * pairs];
        int pieces = (records.length + PIECE - 1) / PIECE;
        workers.run(pieces, piece -> {
            Table table = new Table(game);
            Agent agentA = a.apply(game);
            Agent agentB = b.apply(game);
            int end = Math.min((piece + 1) * PIECE, records.length);
            for (int i = piece * PIECE; i < end; i++) {
                boolean aIsSouth = i % 2 == 0;
                records[i] = record(table, aIsSouth ? agentA : agentB, aIsSouth ? agentB : agentA, seed, i, keepMoves);
            }
            progress.accept(end - piece * PIECE);
        });
        return List.of(records);
    }

    private GameRecord record(Table table, Agent south, Agent north, Seed seed, int number, boolean keepMoves) {
        List<String> moves = new ArrayList<>();
        Position last = table.play(south, north, seed, number, new GameObserver() {
            @Override
            public void moving(Position position, long move) {
                if (keepMoves) {
                    moves.add(position.notation(move));
                }
            }
        });
        return new GameRecord(
                game.id(),
                game.name(),
                south.name(),
                north.name(),
                seed.derive(number).value(),
                moves,
                last.outcome(),
                last.ending());
    }

    /** What the agent that was A made of each pair: its wins minus its losses, -2 to 2. */
    public static int[] pairScores(List<GameRecord> records) {
        return IntStream.range(0, records.size() / 2)
                .map(i -> score(records.get(2 * i)) - score(records.get(2 * i + 1)))
                .toArray();
    }

    /** For South: 1 won, 0 drawn, -1 lost. */
    public static int score(GameRecord record) {
        return record.outcome() == Outcome.SOUTH ? 1 : record.outcome() == Outcome.NORTH ? -1 : 0;
    }
}
