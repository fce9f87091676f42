package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.game.GameContract;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/** The tests' own tools. */
class AndOrTreeTest {

    @Test
    void isAGame() {
        AndOrTree.Shape shape = new AndOrTree.Shape(6, 4, "SNC", "+-=");
        for (int i = 0; i < 20; i++) {
            GameContract.check(AndOrTree.random(shape, Seed.of(i).generator()), 5, Seed.of(i));
        }
    }

    @Test
    void readsTrees() {
        AndOrTree tree = AndOrTree.parse("S[+ N[- =]]");
        assertEquals(5, tree.nodes());
        Position position = tree.start();
        assertEquals(Player.SOUTH, position.toMove());
        position.play(position.parse("2"));
        assertEquals(Player.NORTH, position.toMove());
        position.play(position.parse("2"));
        assertEquals(Outcome.DRAW, position.outcome());
        position.undo();
        position.play(position.parse("1"));
        assertEquals(Outcome.NORTH, position.outcome());
        assertThrows(IllegalArgumentException.class, () -> AndOrTree.parse("S[+]]"));
        assertThrows(IllegalArgumentException.class, () -> AndOrTree.parse("X[+]"));
    }

    @ParameterizedTest
    @CsvSource({
        "+, SOUTH, false, true",
        "+, NORTH, false, false",
        "=, SOUTH, false, false",
        "=, NORTH, false, false",
        "S[- +], SOUTH, false, true",
        "S[- +], NORTH, false, false",
        "N[- +], SOUTH, false, false",
        "N[- +], NORTH, false, true",
        "N[+ +], SOUTH, false, true",
        "C[+ =], SOUTH, false, false",
        "C[+ =], SOUTH, true, true",
        "C[+ =], NORTH, true, false",
        "S[N[+ -] N[+ S[- +]]], SOUTH, false, true",
        "S[N[+ -] N[+ C[- +]]], SOUTH, false, false",
        "S[N[+ -] N[+ C[- +]]], SOUTH, true, true",
    })
    void bruteForceIsRight(String tree, Player player, boolean kind, boolean won) {
        assertEquals(won, ForcedWin.of(new Question(AndOrTree.parse(tree).start(), player, kind)));
    }
}
