package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.games.ConnectFour;
import rulesmith.games.Twenty48Position;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.Workers;
import rulesmith.rules.Draughts;

class AnalystTest {

    private static final RuleSetGame DRAUGHTS = new RuleSetGame(Draughts.ruleSet());

    private static Analyst analyst(int threads) {
        return new Analyst(DRAUGHTS, OnePlyAgent::new, OnePlyAgent::new, new Workers(threads));
    }

    @Test
    void findsWhatTheSearchFinds() {
        Analyst analyst = analyst(1);
        AtomicInteger told = new AtomicInteger();
        AnalysedGame game = analyst.search(analyst.play(2, 2, Seed.of(5)), 2, 100, told::addAndGet)
                .get(1);
        assertTrue(told.get() > game.length());
        ScnSearch search = new ScnSearch(DRAUGHTS, 2, 100);
        for (int i = 0; i < game.length(); i++) {
            Position position = game.before(i);
            AnalysedGame.Ply ply = game.plies().get(i);
            ScnSearch.Result result = search.search(position);
            assertEquals(result.south(), ply.south());
            assertEquals(result.north(), ply.north());
            assertEquals(position.moveCount(), ply.choices());
            assertEquals(position.toMove(), ply.mover());
        }
        assertEquals(game.outcome(), game.before(game.length()).outcome());
        assertEquals(game.notation(), game.notation(0, game.length()));
    }

    @Test
    void isTheSameOnAnyNumberOfThreads() {
        Analyst one = analyst(1);
        Analyst three = analyst(3);
        assertEquals(
                one.search(one.play(5, 2, Seed.of(1)), 2, 100, plies -> {}).stream()
                        .map(AnalysedGame::plies)
                        .toList(),
                three.search(three.play(5, 2, Seed.of(1)), 2, 100, plies -> {}).stream()
                        .map(AnalysedGame::plies)
                        .toList());
    }

    /** Without it, agents that see few ties play the same few games of Connect Four over and over. */
    @Test
    void aRandomOpeningMakesGamesDiffer() {
        Analyst analyst = new Analyst(ConnectFour.standard(), OnePlyAgent::new, OnePlyAgent::new, new Workers(1));
        assertTrue(different(analyst, 0) < 6);
        assertTrue(different(analyst, 2) > 15);
    }

    private static int different(Analyst analyst, int opening) {
        Set<List<String>> lines = new HashSet<>();
        analyst.search(analyst.play(20, opening, Seed.of(1)), 1, 1, plies -> {})
                .forEach(game -> lines.add(game.notation()));
        return lines.size();
    }

    @Test
    void looksDeeperWhereThereAreFewMoves() {
        assertEquals(4, Analyst.usualDepth(analyst(1).play(20, 2, Seed.of(1))));
        Analyst chess = new Analyst(Chess.standard(), OnePlyAgent::new, OnePlyAgent::new, new Workers(1));
        assertEquals(2, Analyst.usualDepth(chess.play(20, 2, Seed.of(1))));
        assertEquals(2 * 3 + 3 * 4 + 4, Analyst.leaves(new int[] {2, 3, 4}, 2));
    }

    /** At odd depths a number counts one ply more on the opponent's turn: the reason for even ones. */
    @Test
    void evenDepthsCompareLikeWithLike() {
        ScnSearch even = ScnSearch.of(Chess.standard(), 2);
        ScnSearch odd = ScnSearch.of(Chess.standard(), 3);
        Position start = Chess.standard().start();
        Position answer = start.copy();
        answer.play(answer.parse("e2-e4"));
        assertEquals(1, ratio(even, start, answer), 0.5);
        assertTrue(ratio(odd, start, answer) > 10);
    }

    private static double ratio(ScnSearch search, Position own, Position others) {
        return (double) search.search(others).scn(Player.SOUTH)
                / search.search(own).scn(Player.SOUTH);
    }

    @Test
    void plays2048AsItsPlayerDoes() {
        Seed seed = Seed.of(4);
        List<AnalysedGame> games = Twenty48Analyst.play(2, 2, seed, new Workers(2), count -> {});
        Twenty48Series expected = Twenty48Player.of(2).play(seed.derive(1));
        AnalysedGame actual = games.get(1);
        assertEquals(
                expected.conspirators(),
                actual.plies().stream().map(AnalysedGame.Ply::south).toList());
        assertEquals(
                expected.highestTiles(),
                actual.plies().stream().map(AnalysedGame.Ply::milestone).toList());
        Twenty48Position end = (Twenty48Position) actual.before(actual.length());
        assertEquals(expected.highest(), end.highest());
        assertEquals(expected.score(), end.score());
        assertEquals(List.of(Player.SOUTH), actual.players());
        assertEquals(2, actual.plies().get(0).at());
    }
}
