package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.Variant;

class PerftCommandTest {

    @TempDir
    private Path home;

    private Shell shell;

    @BeforeEach
    void fillTheFolder() {
        shell = Shell.with(home, "draughts");
    }

    @Test
    void countsEachDepth() {
        assertEquals("1 7\n2 49\n3 302\n4 1469\n5 7361\n", shell.out("perft", "draughts", "--depth", "5"));
    }

    @Test
    void dividesByFirstMove() {
        assertEquals("""
                a3-b4 47
                c3-b4 47
                c3-d4 40
                e3-d4 40
                e3-f4 40
                g3-f4 40
                g3-h4 48
                total 302
                """, shell.out("perft", "draughts", "--depth", "3", "--divide"));
        assertEquals(
                "d2-c1 1\nd2-c2 1\nd2-c3 1\nd2-d1 1\nd2-d3 1\nd2-e1 1\nd2-e2 1\nd2-e3 1\ntotal 8\n",
                shell.out("perft", "genes:" + Genome.of(Variant.PLAIN), "--depth", "1", "--divide"));
    }

    @Test
    void printsJson() {
        assertEquals(
                "{\"1\":7,\"2\":49,\"3\":302}",
                shell.json("perft", "draughts", "--depth", "3", "--json").toString());
        long total = 0;
        for (var count : shell.json("perft", "draughts", "--depth", "4", "--divide", "--json")) {
            total += count.longValue();
        }
        assertEquals(1469, total);
    }

    @Test
    void countsNothingBeyondTheEndOfAGame() {
        String oneMove = RuleSetJson.write(Variant.PLAIN.withConventions(Conventions.DEFAULT.withMoveLimit(1)));
        assertEquals("1 8\n2 0\n3 0\n", shell.typing(oneMove).out("perft", "-", "--depth", "3"));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 101, Integer.MAX_VALUE})
    void refusesADepthThatCannotBeCounted(int depth) {
        shell.refuses(
                "rulesmith perft: --depth is " + depth + ", expected 1 to 100",
                "perft",
                "draughts",
                "--divide",
                "--depth",
                String.valueOf(depth));
    }

    @Test
    void wantsADepth() {
        shell.refuses("rulesmith perft: Missing required option: '--depth=N'", "perft", "draughts");
        shell.refuses(
                "rulesmith perft: Invalid value for option '--depth': 'deep' is not an int",
                "perft",
                "draughts",
                "--depth",
                "deep");
    }
}
