package rulesmith.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.RuleSetFolder;

class OnePlyAgentTest {

    private static Game game(String name) {
        try {
            return new RuleSetGame(RuleSetFolder.read(Path.of("rulesets", name + ".json")));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Position after(Game game, String line) {
        Position position = game.start();
        GameRecord.parseMoves(line).forEach(move -> position.play(position.parse(move)));
        return position;
    }

    private static Set<String> choices(Position position) {
        OnePlyAgent agent = new OnePlyAgent(position.game());
        RandomGenerator random = Seed.of(1).generator();
        Set<String> choices = new HashSet<>();
        for (int i = 0; i < 400; i++) {
            choices.add(position.notation(agent.choose(position, random)));
        }
        return choices;
    }

    @Test
    void takesAKingOfHonorWhateverElseThereIs() {
        // The soldiers have opened the king's file: the queen can take a rook's soldier or the king.
        Position position = after(game("chessling"), "e2-e3 d7-d6 d1-h5 e8-d7 h5-g4 a7-a6");
        assertTrue(position.outcome().word().equals("ongoing"));
        assertEquals(Set.of("g4xd7"), choices(position));
    }

    @Test
    void takesTheHeaviestPieceAndBreaksTiesAtRandom() {
        // Nothing can be taken and nobody converts, so nearness decides: the front row comes nearest, all alike.
        Position start = game("draughts").start();
        assertEquals(Set.of("a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"), choices(start));
        // The knight can take a soldier, or leave it.
        Position position = after(game("chessling"), "b1-c3 a7-a6 c3-d5 b7-b6");
        assertEquals(Set.of("d5xb6", "d5xc7", "d5xe7"), choices(position));
    }

    @Test
    void goesForTheOpponentIfAllBoardsAreWorthTheSame() {
        Position position = game("chessling").start();
        Evaluation evaluation = position.game().evaluation();
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        int nearest = moves.longStream()
                .mapToInt(move -> evaluation.distance(position, move))
                .min()
                .orElseThrow();
        for (String choice : choices(position)) {
            assertEquals(nearest, evaluation.distance(position, position.parse(choice)));
        }
        assertTrue(choices(position).size() > 1);
    }

    private static int netScore(String game, Function<Game, Agent> agent) {
        Match match = new Match(game(game), agent, any -> new RandomAgent());
        List<GameRecord> records = match.play(50, Seed.of(1), false, new Workers(2), games -> {});
        return Arrays.stream(Match.pairScores(records)).sum();
    }

    @Test
    void beatsTheRandomAgent() {
        assertTrue(netScore("chessling", OnePlyAgent::new) > 90);
        assertTrue(netScore("draughts", OnePlyAgent::withRandomTies) > 10);
    }

    /** A consequence of its rule for ties, not a wish: a change of it would change the intelligence of many games. */
    @Test
    void walksIntoMandatoryCapturesInDraughts() {
        assertTrue(netScore("draughts", OnePlyAgent::new) < -40);
    }
}
