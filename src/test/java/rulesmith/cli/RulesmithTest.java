package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What all commands have in common. */
class RulesmithTest {

    @TempDir
    private static Path home;

    /** As the help of the program lists them, so that a new one is not forgotten. */
    static List<String> commands() {
        List<String> lines = new Shell(home).lines("--help");
        return lines.subList(lines.indexOf("Commands:") + 1, lines.size()).stream()
                .takeWhile(line -> !line.isBlank())
                .filter(line -> line.matches("  [a-z].*"))
                .map(line -> line.strip().split(" ")[0])
                .toList();
    }

    @Test
    void theHelpListsTheCommands() {
        List<String> commands = commands();
        List<String> known = List.of(
                "list", "inspect", "compare", "export", "new", "validate", "moves", "perft", "solve", "play", "bench");
        assertTrue(commands.containsAll(known), commands::toString);
    }

    @Test
    void withoutACommandTheHelpIsShown() {
        assertEquals(new Shell(home).out("--help"), new Shell(home).out());
    }

    @Test
    void theHelpOfTheProgramNamesExitCodesAndExamples() {
        String help = new Shell(home).out("-h");
        assertTrue(help.contains("Exit codes: 0 done, 1 failed, 2 wrong use, 130 interrupted."), help);
        assertTrue(help.contains("\nExamples:\n  rulesmith evolve\n"), help);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandHasHelpWithAnExample(String command) {
        String help = new Shell(home).out(command, "--help");
        assertTrue(help.startsWith("Usage: rulesmith " + command), help);
        boolean example = help.matches("(?s).*\nExamples?:\n  (echo .*)?rulesmith " + command + ".*")
                || help.contains("\n  source <(rulesmith " + command + ")");
        assertTrue(example, help);
        help.lines().forEach(line -> assertTrue(line.length() <= 100, line));
    }

    /** The one that comes with the library ignores what it does not know. */
    static List<String> ourCommands() {
        return commands().stream()
                .filter(command -> !command.equals("generate-completion"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("ourCommands")
    void everyCommandNamesAnUnknownOption(String command) {
        Shell.Answer answer = new Shell(home).run(command, "--no-such-option");
        assertEquals(2, answer.exit());
        assertEquals("", answer.out());
        assertTrue(
                answer.err().startsWith("rulesmith " + command + ": ")
                        && answer.err().endsWith("\nTry 'rulesmith " + command + " --help'.\n"),
                answer.err());
        assertFalse(answer.err().contains("\tat "), answer.err());
    }

    @Test
    void knowsItsVersion() {
        assertTrue(new Shell(home).out("--version").matches("Rulesmith \\d+\\.\\d+\\.\\d+\n"));
    }

    @Test
    void namesAnUnknownCommand() {
        new Shell(home).refuses("rulesmith: there is no command 'qqq'", "qqq");
    }

    @Test
    void suggestsTheCommandThatWasMeant() {
        Shell.Answer answer = new Shell(home).run("inpsect", "draughts");
        assertEquals(
                "rulesmith: there is no command 'inpsect'\n"
                        + "Did you mean: rulesmith inspect?\nTry 'rulesmith --help'.\n",
                answer.err());
        assertEquals(2, answer.exit());
    }

    @Test
    void namesAnUnknownOptionOfTheProgram() {
        new Shell(home).refuses("rulesmith: Unknown option: '--xyz'", "--xyz");
    }

    @ParameterizedTest
    @ValueSource(strings = {"inspect", "play"})
    void aRuleSetIsNeeded(String command) {
        new Shell(home).refuses("rulesmith " + command + ": Missing required parameter: 'RULESET'", command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves", "perft --depth 1", "solve"})
    void aGameIsNeeded(String command) {
        String[] words = command.split(" ");
        new Shell(home).refuses("rulesmith " + words[0] + ": Missing required parameter: 'GAME'", words);
    }

    @Test
    void namesAnArgumentTooMany() {
        new Shell(home).refuses("rulesmith list: there is no use for the argument 'extra'", "list", "games", "extra");
    }

    @Test
    void theHelpIsColouredOnlyOnATerminalThatShowsColours() {
        assertFalse(new Shell(home).out("--help").contains("\u001b"));
        assertTrue(new Shell(home).coloured().out("--help").contains("\u001b["));
    }

    @Test
    void completesCommandsInAShell() {
        String script = new Shell(home).out("generate-completion");
        assertTrue(script.startsWith("#!/usr/bin/env bash\n"), script.substring(0, 50));
        commands().forEach(command -> assertTrue(script.contains(command), command));
    }
}
