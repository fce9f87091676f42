package rulesmith.game;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import rulesmith.rules.Conventions;
import rulesmith.rules.RuleSet;

/**
 * A rule set with known answers.
 *
 * @param source who counted
 * @param genes the 50 genes, read with the default conventions
 * @param perft the number of move sequences of length 1, 2, … from the start
 * @param line a whole game, move by move; empty if none was recorded
 * @param result the word of its outcome; empty if there is no line
 */
record PerftCase(String source, List<Integer> genes, List<Long> perft, List<String> line, String result) {

    PerftCase {
        line = line == null ? List.of() : line;
        result = result == null ? "" : result;
    }

    static List<PerftCase> all() {
        try (InputStream json = PerftCase.class.getResourceAsStream("perft-cases.json")) {
            return new ObjectMapper().readValue(json, new TypeReference<List<PerftCase>>() {});
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    RuleSet ruleSet() {
        return RuleSet.of("Perft case", genes, Conventions.DEFAULT);
    }
}
