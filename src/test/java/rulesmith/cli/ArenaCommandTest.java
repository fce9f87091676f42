package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.game.RuleSetGame;
import rulesmith.play.GameRecord;
import rulesmith.rules.RuleSetFolder;

class ArenaCommandTest {

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, "draughts", "chessling");
    }

    @Test
    void saysWhoIsStronger() {
        String text = shell.out("arena", "one-ply", "random", "--game", "chessling", "--games", "40");
        assertTrue(
                text.startsWith("one-ply (A) against random (B) in Chessling: 40 games, 20 pairs with colours"), text);
        for (String label :
                new String[] {"result for A", "first-player advantage", "draw rate", "Elo difference", "exact pair test"
                }) {
            assertTrue(text.contains("\n" + label + " "), label);
        }
        assertTrue(text.contains("means something: one-ply (A) is stronger"), text);
    }

    @Test
    void saysThatADifferenceMeansNothing() {
        String text = shell.out("arena", "one-ply-random-ties", "random", "--game", "draughts", "--games", "10");
        assertTrue(text.contains("The difference may be chance: equal agents differ as much or more in "), text);
    }

    @Test
    void knowsThatAnAgentIsAsStrongAsItself() {
        String text = shell.out("arena", "random", "random", "--game", "draughts", "--games", "40");
        assertTrue(text.endsWith("A and B are the same agent: any difference is chance.\n"), text);
    }

    @Test
    void printsJsonThatAddsUp() {
        JsonNode answer = shell.json("arena", "random", "one-ply", "--game", "chess", "--games", "20", "--json");
        assertEquals(
                20,
                answer.get("wins").intValue()
                        + answer.get("draws").intValue()
                        + answer.get("losses").intValue());
        assertEquals(
                answer.get("wins").intValue() - answer.get("losses").intValue(),
                answer.get("netPairScore").intValue());
        assertTrue(answer.get("eloHigh").doubleValue() < 0, answer::toString);
        assertTrue(answer.get("pValue").doubleValue() < 0.01, answer::toString);
    }

    @Test
    void playsTheSameMatchOnAnyNumberOfThreads() {
        String[] match = {"arena", "one-ply", "random", "--game", "draughts", "--games", "20", "--threads"};
        assertEquals(shell.out(with(match, "1")), shell.out(with(match, "16")));
    }

    private static String[] with(String[] args, String last) {
        String[] all = java.util.Arrays.copyOf(args, args.length + 1);
        all[args.length] = last;
        return all;
    }

    @Test
    void savesRecordsThatReplay() throws IOException {
        Path file = home.resolve("games.txt");
        shell.out("arena", "random", "random", "--game", "draughts", "--games", "2", "--records", file.toString());
        String text = Files.readString(file);
        int second = text.indexOf("format ", 1);
        RuleSetGame draughts = new RuleSetGame(RuleSetFolder.read(shell.ruleSet("draughts")));
        GameRecord first = GameRecord.parse(text.substring(0, second));
        GameRecord other = GameRecord.parse(text.substring(second));
        assertEquals(first.outcome(), first.replay(draughts).outcome());
        assertEquals(other.outcome(), other.replay(draughts).outcome());
        shell.refuses(
                "rulesmith arena: " + file + " exists already and is left as it is",
                "arena",
                "random",
                "random",
                "--game",
                "draughts",
                "--records",
                file.toString());
        assertEquals(text, Files.readString(file));
    }

    @Test
    void refusesWhatMakesNoSense() {
        shell.refuses(
                "rulesmith arena: --games is 7, expected an even number from 2 to 1000000",
                "arena",
                "random",
                "random",
                "--game",
                "draughts",
                "--games",
                "7");
        shell.refuses(
                "rulesmith arena: there is no agent \"bob\", expected one of random, one-ply, one-ply-random-ties, champion, champion:FILE",
                "arena",
                "bob",
                "random",
                "--game",
                "draughts");
        shell.refuses("rulesmith arena: Missing required option: '--game=GAME'", "arena", "random", "random");
    }
}
