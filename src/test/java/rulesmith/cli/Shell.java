package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs commands within the test: with a folder as home, what is typed, and whether the terminal shows colours. */
record Shell(Path home, String input, boolean colour) {

    private static final JsonMapper STRICT = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    Shell(Path home) {
        this(home, "", false);
    }

    /** A home that holds some of the rule sets that come with the program. */
    static Shell with(Path home, String... ruleSets) {
        try {
            Path folder = Files.createDirectories(home.resolve("rulesets"));
            for (String name : ruleSets) {
                Path file = Path.of("rulesets", name + ".json");
                Files.copy(file, folder.resolve(file.getFileName()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Shell(home);
    }

    Shell typing(String... lines) {
        return new Shell(home, String.join("\n", lines) + "\n", colour);
    }

    Shell coloured() {
        return new Shell(home, input, true);
    }

    Path ruleSet(String name) {
        return home.resolve("rulesets").resolve(name + ".json");
    }

    Answer run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(
                new BufferedReader(new StringReader(input)),
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                colour,
                colour ? 80 : 0,
                home);
        int exit = Rulesmith.run(console, args);
        console.out().flush();
        console.err().flush();
        return new Answer(exit, out.toString(), err.toString());
    }

    /** What a command that must succeed prints, with nothing on the error stream. */
    String out(String... args) {
        Answer answer = run(args);
        assertEquals("", answer.err());
        assertEquals(0, answer.exit());
        if (!colour) {
            assertFalse(answer.out().contains("\u001b"), "colours without a terminal that shows them");
        }
        return answer.out();
    }

    List<String> lines(String... args) {
        return out(args).lines().toList();
    }

    /** The one JSON value that a command that must succeed prints. */
    JsonNode json(String... args) {
        String out = out(args);
        try {
            return STRICT.readTree(out);
        } catch (JsonProcessingException e) {
            return fail("not JSON: " + out, e);
        }
    }

    /** Checks that a command refuses with exit code 2, nothing on its output and this one sentence. */
    void refuses(String sentence, String... args) {
        fails(2, sentence, args);
    }

    void fails(int exit, String sentence, String... args) {
        Answer answer = run(args);
        List<String> lines = answer.err()
                .lines()
                .filter(line -> !line.matches("Try 'rulesmith[ a-z-]* --help'\\."))
                .toList();
        assertEquals(List.of(sentence), lines);
        assertEquals("", answer.out());
        assertEquals(exit, answer.exit());
    }

    record Answer(int exit, String out, String err) {}
}
