package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.game.Outcome;
import rulesmith.game.RuleSetGame;
import rulesmith.play.GameRecord;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.Variant;

/** Whole sessions at the terminal. */
class PlayCommandTest {

    private static final String[] KILL = {"d2-d3", "e7-e6", "d3-d4", "e6-e5", "d4xe5"};

    @TempDir
    private Path home;

    private Shell shell;
    private Path record;

    @BeforeEach
    void fillTheFolder() throws IOException {
        shell = Shell.with(home, "draughts", "chessling");
        Files.writeString(shell.ruleSet("plain"), RuleSetJson.write(Variant.PLAIN));
        record = home.resolve("games/record.txt");
    }

    /** Two people play the game of one king each; answers what was said, and the record when they leave. */
    private GameRecord humans(String... lines) throws IOException {
        shell.typing(lines).out("play", "plain", "--north", "human", "--seed", "1", "--record", record.toString());
        return GameRecord.parse(Files.readString(record));
    }

    private String said(String... lines) {
        return shell.typing(lines).out("play", "plain", "--north", "human", "--seed", "1");
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    @Test
    void twoPeoplePlayToTheEnd() throws IOException {
        GameRecord game = humans(KILL);
        assertEquals(
                new GameRecord(
                        Variant.PLAIN.id(), "Plain", "human", "human", 1, List.of(KILL), Outcome.SOUTH, "no move"),
                game);
        assertEquals(Outcome.SOUTH, game.replay(new RuleSetGame(Variant.PLAIN)).outcome());
    }

    @Test
    void tellsWhatGoesOn() {
        String said = said(KILL);
        assertTrue(
                said.startsWith("Plain: South (▲) is human, North (▼) is human, seed 1. Type 'help' for help.\n\n8 "),
                said);
        assertEquals(6, count(said, "    a  b  c  d  e  f  g  h\n"), "a board at the start and after each move");
        assertTrue(said.contains("h\n  move 1 of 100, pieces ▲ 1 ▼ 1\nSouth> \n8"), said);
        assertTrue(said.contains("h\n  move 2 of 100, pieces ▲ 1 ▼ 1\nNorth> \n8"), said);
        assertTrue(
                said.endsWith("h\nGame over: South wins: the other player has no legal move.\n"
                        + "undo, save FILE or quit> \n"),
                said);
    }

    @Test
    void movesMayBeTypedInCapitalsAndWithSpaceAround() throws IOException {
        assertEquals(
                List.of("d2-d3", "e7-e6"),
                humans("  D2-D3 ", "", "e7-e6", "quit").moves());
    }

    @Test
    void aMoveThatIsNotLegalIsNamedAndChangesNothing() throws IOException {
        String said = said("d2-d4", "nonsense", "d2-d3 e7-e6", "quit");
        assertTrue(
                said.contains("South> \"d2-d4\" is not a legal move for south at ply 1. 'moves' lists the legal moves,"
                        + " 'help' the commands.\nSouth> "),
                said);
        assertTrue(said.contains("\"nonsense\" is not a legal move for south at ply 1."), said);
        assertTrue(said.contains("\"d2-d3 e7-e6\" is not a legal move for south at ply 1."), said);
        assertEquals(1, count(said, "    a  b  c  d  e  f  g  h\n"));
    }

    @Test
    void undoTakesOneMoveBackBetweenTwoPeople() throws IOException {
        assertEquals(
                List.of("d2-d3", "e7-d6"),
                humans("d2-d3", "e7-e6", "undo", "e7-d6", "quit").moves());
    }

    @Test
    void undoGoesBackFromTheEndOfTheGame() throws IOException {
        String[] lines = {KILL[0], KILL[1], KILL[2], KILL[3], KILL[4], "undo", "d4-d3", "quit"};
        GameRecord game = humans(lines);
        assertEquals(List.of("d2-d3", "e7-e6", "d3-d4", "e6-e5", "d4-d3"), game.moves());
        assertEquals(GameRecord.UNFINISHED, game.ending());
        assertEquals(Outcome.ONGOING, game.outcome());
    }

    @Test
    void thereMayBeNothingToTakeBack() {
        assertTrue(said("undo", "quit").contains("South> There is no move of yours to take back.\nSouth> "));
        String second = shell.typing("undo", "quit")
                .out("play", "plain", "--south", "random", "--north", "human", "--seed", "1");
        assertTrue(second.contains("North> There is no move of yours to take back.\nNorth> "), second);
    }

    @Test
    void undoAgainstTheComputerTakesItsAnswerBackToo() throws IOException {
        shell.typing("c3-d4", "undo", "c3-b4", "quit")
                .out("play", "draughts", "--seed", "5", "--record", record.toString());
        GameRecord game = GameRecord.parse(Files.readString(record));
        assertEquals("c3-b4", game.moves().get(0));
        assertEquals(2, game.moves().size());
    }

    @Test
    void theComputerAnswersTheSameAfterUndo() {
        String said = shell.typing("c3-d4", "undo", "c3-d4", "quit").out("play", "draughts", "--seed", "5");
        List<String> answers =
                said.lines().filter(line -> line.startsWith("North plays ")).toList();
        assertEquals(2, answers.size());
        assertEquals(answers.get(0), answers.get(1));
    }

    @Test
    void thePersonMayBeNorth() throws IOException {
        String said = shell.typing("resign", "quit")
                .out(
                        "play",
                        "draughts",
                        "--south",
                        "random",
                        "--north",
                        "human",
                        "--seed",
                        "5",
                        "--record",
                        record.toString());
        assertTrue(said.contains("South (▲) is random, North (▼) is human, seed 5."), said);
        assertTrue(said.contains("\nSouth plays "), said);
        assertTrue(said.contains("Game over: South wins: the other player gave up.\n"), said);
        GameRecord game = GameRecord.parse(Files.readString(record));
        assertEquals(1, game.moves().size());
        assertEquals(Outcome.SOUTH, game.outcome());
        assertEquals(GameRecord.RESIGNED, game.ending());
        assertEquals("random", game.south());
        assertEquals("human", game.north());
    }

    @Test
    void aResignationCanBeTakenBack() throws IOException {
        GameRecord game = humans("d2-d3", "resign", "resign", "e7-e6", "undo", "e7-d6", "quit");
        assertEquals(List.of("d2-d3", "e7-d6"), game.moves());
        assertEquals(GameRecord.UNFINISHED, game.ending());
        String said = said("resign", "resign", "d2-d3", "quit");
        assertTrue(said.contains("Game over: North wins: the other player gave up.\nundo, save FILE or quit> "), said);
        assertTrue(said.contains("The game is over already.\n"), said);
        assertTrue(said.contains("The game is over already; 'undo' takes the resignation back.\n"), said);
    }

    @Test
    void nothingIsPlayedAfterTheEnd() {
        String[] lines = {KILL[0], KILL[1], KILL[2], KILL[3], KILL[4], "e5-e6", "resign", "quit"};
        String said = said(lines);
        assertTrue(said.contains("\"e5-e6\" comes after the end of the game. "), said);
        assertTrue(said.contains("The game is over already.\n"), said);
    }

    @Test
    void savesTheGameSoFar() throws IOException {
        Path file = home.resolve("a game.txt");
        String said = said("d2-d3", "save " + file, "e7-e6", "save " + file, "save", "save " + home, "quit");
        assertTrue(said.contains("North> Saved to " + file + "\n"), said);
        assertTrue(said.contains("South> " + file + " exists already and is left as it is.\n"), said);
        assertTrue(said.contains("South> Say where: save FILE\n"), said);
        assertTrue(said.contains("South> " + home + ": is a folder, expected a file.\n"), said);
        GameRecord game = GameRecord.parse(Files.readString(file));
        assertEquals(List.of("d2-d3"), game.moves());
        assertEquals(GameRecord.UNFINISHED, game.ending());
    }

    @Test
    void saysThatItCannotSave() {
        String said = said("save " + shell.ruleSet("plain") + "/x", "quit");
        assertTrue(said.contains(shell.ruleSet("plain") + "/x cannot be written.\n"), said);
    }

    @Test
    void helpMovesBoardAndRulesAreShownOnDemand() {
        String said = said("help", "?", "moves", "board", "RULES", "exit");
        assertEquals(2, count(said, "  resign       give the game up\n"), said);
        assertTrue(said.contains("South> d2-c1 d2-c2 d2-c3 d2-d1 d2-d3 d2-e1 d2-e2 d2-e3\nSouth> "), said);
        assertEquals(2, count(said, "    a  b  c  d  e  f  g  h\n"));
        assertTrue(said.contains("Each has a single piece, of type 1."), said);
        said.lines().forEach(line -> assertTrue(line.length() <= 100, line));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "d2-d3"})
    void theEndOfTheInputIsTheEndOfTheSession(String line) throws IOException {
        GameRecord game = humans(line);
        assertEquals(line.isEmpty() ? List.of() : List.of(line), game.moves());
        assertEquals(GameRecord.UNFINISHED, game.ending());
    }

    @Test
    void twoComputersPlayAlone() throws IOException {
        String[] args = {"play", "chessling", "--south", "random", "--north", "random", "--seed", "3"};
        String said = shell.out(args);
        assertTrue(said.contains("\nSouth plays ") && said.contains("\nNorth plays "), said);
        assertTrue(said.lines().reduce((a, b) -> b).orElseThrow().startsWith("Game over: "), said);
        assertFalse(said.contains("> "), "nobody is asked");
        assertEquals(said, shell.out(args), "the same seed gives the same game");
        args[args.length - 1] = "4";
        assertNotEquals(said, shell.out(args));
    }

    @Test
    void aRecordOfComputersCanBePlayedAgain() throws IOException {
        shell.out(
                "play",
                "draughts",
                "--south",
                "random",
                "--north",
                "random",
                "--seed",
                "3",
                "--record",
                record.toString());
        GameRecord game = GameRecord.parse(Files.readString(record));
        RuleSetGame rules = new RuleSetGame(RuleSetFolder.read(shell.ruleSet("draughts")));
        assertEquals(game.outcome(), game.replay(rules).outcome());
        assertEquals(game.ending(), game.replay(rules).ending());
        assertEquals(3, game.seed());
    }

    @Test
    void aSeedNobodyGaveIsTold() {
        assertTrue(
                shell.typing("quit")
                        .out("play", "plain")
                        .lines()
                        .findFirst()
                        .orElseThrow()
                        .matches(
                                "Plain: South \\(▲\\) is human, North \\(▼\\) is random, seed \\d+\\. Type 'help' for help\\."));
    }

    @Test
    void coloursThePiecesOnATerminalThatShowsColours() {
        String said = shell.typing("quit").coloured().out("play", "plain");
        assertTrue(said.contains("\u001b[1;36m▲1\u001b[0m"), said);
    }

    @Test
    void aRecordIsNotWrittenOverAFile() throws IOException {
        Path file = Files.writeString(home.resolve("there.txt"), "old");
        shell.typing(KILL)
                .refuses(
                        "rulesmith play: " + file + " exists already and is left as it is",
                        "play",
                        "plain",
                        "--record",
                        file.toString());
        assertEquals("old", Files.readString(file));
    }

    @Test
    void standardInputIsForTheMoves() {
        shell.refuses(
                "rulesmith play: standard input is for the moves: give RULESET as a name, an id, a file or genes:…",
                "play",
                "-");
    }

    @Test
    void onlyKnownPlayersSitDown() {
        Shell.Answer answer = shell.run("play", "plain", "--south", "nobody");
        assertEquals(2, answer.exit());
        assertEquals("", answer.out());
        assertTrue(answer.err().startsWith("rulesmith play: ") && answer.err().contains("nobody"), answer.err());
    }

    @Test
    void namesAnUnknownRuleSet() {
        shell.refuses(
                "rulesmith play: there is no rule set \"drafts\" in " + home.resolve("rulesets")
                        + "; 'rulesmith list' shows what is there",
                "play",
                "drafts");
    }
}
