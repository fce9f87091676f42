package rulesmith.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.Game;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.RuleSetFolder;

class TableTest {

    private static final int GAMES = 50;

    private final Game game;
    private final Agent random = new RandomAgent();

    TableTest() throws IOException {
        game = new RuleSetGame(RuleSetFolder.read(Path.of("rulesets", "nightfall.json")));
    }

    private Fingerprint played(Table table, Seed seed) {
        Fingerprint fingerprint = new Fingerprint();
        for (int i = 0; i < GAMES; i++) {
            table.play(random, random, seed, i, fingerprint);
        }
        return fingerprint;
    }

    @Test
    void theSameSeedGivesTheSameGames() {
        Fingerprint once = played(new Table(game), Seed.of(1));
        Fingerprint again = played(new Table(game), Seed.of(1));
        assertEquals(once.value(), again.value());
        assertEquals(once.plies(), again.plies());
        assertNotEquals(once.value(), played(new Table(game), Seed.of(2)).value());
    }

    @Test
    void earlierGamesAtATableDoNotShow() {
        Table table = new Table(game);
        long value = played(table, Seed.of(1)).value();
        played(table, Seed.of(2));
        assertEquals(value, played(table, Seed.of(1)).value());
    }

    @Test
    void playsTheGameOfItsNumber() {
        for (int i = 0; i < GAMES; i++) {
            SeededRandom numbers = Seed.of(1).derive(i).generator();
            Position expected = game.start();
            while (!expected.outcome().isOver()) {
                expected.play(random.choose(expected, numbers));
            }
            Position last = new Table(game).play(random, random, Seed.of(1), i, new GameObserver() {});
            assertEquals(expected.hash(), last.hash());
            assertEquals(expected.ply(), last.ply());
            assertEquals(expected.outcome(), last.outcome());
        }
    }

    @Test
    void observersSeeTheStartEveryMoveAndTheEnd() {
        List<String> seen = new ArrayList<>();
        Position last = new Table(game).play(random, random, Seed.of(1), 0, new GameObserver() {
            @Override
            public void started(Position position) {
                seen.add("start " + position.ply());
            }

            @Override
            public void moving(Position position, long move) {
                assertEquals(move, position.parse(position.notation(move)), "still to be played");
                seen.add("move " + position.ply());
            }

            @Override
            public void ended(Position position) {
                assertTrue(position.outcome().isOver());
                seen.add("end " + position.ply());
            }
        });
        assertEquals(last.ply() + 2, seen.size());
        assertEquals("start 0", seen.get(0));
        assertEquals("move 0", seen.get(1));
        assertEquals("move " + (last.ply() - 1), seen.get(last.ply()));
        assertEquals("end " + last.ply(), seen.get(last.ply() + 1));
    }

    @Test
    void theFingerprintChangesWithTheOrderOfTheGames() {
        Position one = new Table(game).play(random, random, Seed.of(1), 0, new GameObserver() {});
        Position other = new Table(game).play(random, random, Seed.of(1), 1, new GameObserver() {});
        Fingerprint forth = new Fingerprint();
        forth.ended(one);
        forth.ended(other);
        Fingerprint back = new Fingerprint();
        back.ended(other);
        back.ended(one);
        assertNotEquals(forth.value(), back.value());
        assertEquals(forth.plies(), back.plies());
        assertEquals(one.ply() + other.ply(), forth.plies());
    }
}
