package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.Seed;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Workers;

class LearningTest {

    private static final Workers TWO = new Workers(2);
    private static final BooleanSupplier GO_ON = () -> false;
    private static final Consumer<TrainingLog> SILENT = log -> {};
    private static final Consumer<TrainingLog> NEVER = log -> {
        throw new AssertionError("learns again");
    };
    private static final RuleSetGame GAME = SmallGames.FOUR_MEN;

    @TempDir
    private Path folder;

    private Learning learning(String name, Wiring wiring, int cap) {
        return new Learning(folder.resolve(name), GAME, wiring, cap, TWO);
    }

    private Learning learning(String name, int cap) {
        return learning(name, Wiring.SPARSE, cap);
    }

    private byte[] file(String name, long seed) throws IOException {
        return Files.readAllBytes(path(name, seed));
    }

    private Path path(String name, long seed) {
        return folder.resolve(name).resolve("seed-" + seed + ".training");
    }

    /** Says stop after so many more generations. */
    private static BooleanSupplier after(int generations) {
        int[] left = {generations};
        return () -> left[0]-- <= 0;
    }

    @ParameterizedTest
    @EnumSource
    void whatWasInterruptedComesToTheSame(Wiring wiring) throws IOException {
        TrainingLog whole = learning("whole", wiring, 4).learn(1, GO_ON, SILENT);
        assertEquals(4, whole.last().number());
        for (int[] stops : new int[][] {{0}, {3}, {0, 0, 1, 2}, {2, 2}}) {
            String name = Arrays.toString(stops);
            int done = 0;
            for (int stop : stops) {
                done += stop;
                Learning learning = learning(name, wiring, 4);
                TrainingLog part = learning.learn(1, after(stop), SILENT);
                assertEquals(whole.generations().subList(0, done + 1), part.generations());
                assertEquals(done, learning.done(1));
            }
            assertEquals(whole, learning(name, wiring, 4).learn(1, GO_ON, SILENT));
            assertArrayEquals(file("whole", 1), file(name, 1));
        }
    }

    @Test
    void progressIsToldAfterEachGeneration() throws IOException {
        List<TrainingLog> told = new ArrayList<>();
        TrainingLog log = learning("a", 4).learn(1, GO_ON, told::add);
        assertEquals(4, told.size());
        for (int i = 0; i < 4; i++) {
            assertEquals(i + 1, told.get(i).last().number());
            assertEquals(log.generations().subList(0, i + 2), told.get(i).generations());
        }
        assertEquals(log, told.get(3));
        assertEquals(1, log.seed());
    }

    @Test
    void threadsDoNotMatter() throws IOException {
        Learning alone = new Learning(folder.resolve("alone"), GAME, Wiring.SPARSE, 3, new Workers(1));
        assertEquals(alone.learn(2, GO_ON, SILENT), learning("two", 3).learn(2, GO_ON, SILENT));
        assertArrayEquals(file("alone", 2), file("two", 2));
    }

    @Test
    void whatIsFinishedIsNotLearnedAgain() throws IOException {
        TrainingLog log = learning("a", 3).learn(1, GO_ON, SILENT);
        byte[] before = file("a", 1);
        assertEquals(log, learning("a", 3).learn(1, GO_ON, NEVER));
        assertArrayEquals(before, file("a", 1));
        assertEquals(3, learning("a", 3).done(1));
        assertEquals(0, learning("a", 3).done(2));
    }

    @Test
    void aLearnedGameIsNotLearnedAgainWhateverTheCap() throws IOException {
        Learning learning = new Learning(folder, SmallGames.DUEL, Wiring.SPARSE, 50, TWO);
        TrainingLog log = learning.learn(2, GO_ON, SILENT);
        int number = log.last().number();
        assertTrue(log.learned() && number > 1 && number < 50, "learned in " + number);
        for (Generation generation : log.generations()) {
            assertEquals(generation == log.last(), generation.learned());
        }
        for (int cap : new int[] {number, 50, 250}) {
            Learning again = new Learning(folder, SmallGames.DUEL, Wiring.SPARSE, cap, TWO);
            assertEquals(log, again.learn(2, GO_ON, NEVER));
            assertEquals(cap, again.done(2), "nothing is left to do");
        }
        Learning shorter = new Learning(folder, SmallGames.DUEL, Wiring.SPARSE, number - 1, TWO);
        TrainingLog cut = shorter.learn(2, GO_ON, NEVER);
        assertFalse(cut.learned());
        assertEquals(log.generations().subList(0, number), cut.generations());
        assertEquals(number - 1, shorter.done(2));
    }

    @Test
    void aSmallerCapGivesTheBeginning() throws IOException {
        TrainingLog log = learning("a", 3).learn(1, GO_ON, SILENT);
        byte[] before = file("a", 1);
        for (int cap = 1; cap <= 3; cap++) {
            TrainingLog cut = learning("a", cap).learn(1, GO_ON, NEVER);
            assertEquals(log.generations().subList(0, cap + 1), cut.generations());
            assertEquals(learning("new " + cap, cap).learn(1, GO_ON, SILENT).generations(), cut.generations());
            assertEquals(cap, learning("a", cap).done(1));
        }
        assertArrayEquals(before, file("a", 1));
    }

    @Test
    void aGreaterCapGivesTheSameAsFromScratch() throws IOException {
        TrainingLog scratch = learning("scratch", 4).learn(1, GO_ON, SILENT);
        TrainingLog smaller = learning("grown", 2).learn(1, GO_ON, SILENT);
        assertEquals(2, learning("grown", 4).done(1));
        assertEquals(scratch, learning("grown", 4).learn(1, GO_ON, SILENT));
        assertEquals(scratch.generations().subList(0, 3), smaller.generations());
        assertArrayEquals(file("scratch", 1), file("grown", 1));
        // What was only interrupted goes on whatever the cap was.
        learning("interrupted", 3).learn(1, after(2), SILENT);
        assertEquals(2, learning("interrupted", 4).done(1));
        assertEquals(scratch, learning("interrupted", 4).learn(1, GO_ON, SILENT));
    }

    @Test
    void aCapBelowWhatWasInterruptedEndsItButNotForGood() throws IOException {
        TrainingLog scratch = learning("scratch", 4).learn(1, GO_ON, SILENT);
        learning("a", 4).learn(1, after(3), SILENT);
        TrainingLog cut = learning("a", 2).learn(1, GO_ON, NEVER);
        assertEquals(scratch.generations().subList(0, 3), cut.generations());
        assertEquals(3, learning("a", 4).done(1));
        assertEquals(scratch, learning("a", 4).learn(1, GO_ON, SILENT));
    }

    private List<TrainingLog> logs(int seeds) throws IOException {
        List<TrainingLog> logs = new ArrayList<>();
        for (int seed = 1; seed <= seeds; seed++) {
            logs.add(learning("logs", 1).learn(seed, GO_ON, SILENT));
        }
        return logs;
    }

    @Test
    void theBestChampionHasTheMostWinsOverLosses() throws IOException {
        List<TrainingLog> logs = logs(6);
        Training rules = new Training(GAME, Wiring.SPARSE, Seed.of(5));
        TrainingLog expected = null;
        int most = Integer.MIN_VALUE;
        List<Integer> nets = new ArrayList<>();
        for (TrainingLog log : logs) {
            int net = 0;
            for (TrainingLog other : logs) {
                if (other != log) {
                    net += rules.meet(log.champion(), other.champion()) - rules.meet(other.champion(), log.champion());
                }
            }
            nets.add(net);
            if (net > most) {
                most = net;
                expected = log;
            }
        }
        assertTrue(nets.stream().distinct().count() > 2, "champions differ: " + nets);
        assertSame(expected, learning("any", 1).best(logs));
        Learning alone = new Learning(folder, GAME, Wiring.SPARSE, 1, new Workers(1));
        assertSame(expected, alone.best(logs));
        assertSame(logs.get(2), alone.best(List.of(logs.get(2))));
        TrainingLog first = logs.get(3);
        TrainingLog twin = new TrainingLog(99, first.generations(), first.champion());
        assertSame(first, alone.best(List.of(first, twin)), "of equals, the first");
    }

    private static void assertSentence(Path path, String rest, Executable reading) {
        InvalidTrainingException e = assertThrows(InvalidTrainingException.class, reading);
        assertEquals(path + ": " + rest, e.getMessage());
    }

    private void assertRefused(String rest, byte[] content) throws IOException {
        Files.write(path("a", 1), content);
        assertSentence(path("a", 1), rest, () -> learning("a", 9).done(1));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aDamagedFileIsRefused(boolean finished) throws IOException {
        learning("a", 2).learn(1, finished ? GO_ON : after(1), SILENT);
        byte[] whole = file("a", 1);
        String damaged = "is damaged; delete it, and the seed is learned anew";
        for (int length = 0; length < whole.length; length += length < 60 ? 1 : whole.length / 40) {
            assertRefused(damaged, Arrays.copyOf(whole, length));
        }
        assertRefused(damaged, Arrays.copyOf(whole, whole.length - 1));
        assertRefused(damaged, Arrays.copyOf(whole, whole.length + 1));
        for (int at = 0; at < whole.length; at += at < 120 ? 1 : whole.length / 40) {
            byte[] flipped = whole.clone();
            flipped[at] ^= (byte) (at % 3 == 0 ? 1 : at % 3 == 1 ? 0x80 : 0xff);
            assertRefused(damaged, flipped);
        }
        byte[] flipped = whole.clone();
        flipped[whole.length - 1] ^= 1;
        assertRefused(damaged, flipped);
        assertSentence(path("a", 1), damaged, () -> learning("a", 9).learn(1, GO_ON, NEVER));
        assertArrayEquals(flipped, file("a", 1), "it is left as it is");
        Files.delete(path("a", 1));
        learning("a", 2).learn(1, finished ? GO_ON : after(1), SILENT);
        assertArrayEquals(whole, file("a", 1), "learned anew");
    }

    @Test
    void theFileOfAnotherVersionIsRefused() throws IOException {
        learning("a", 1).learn(1, GO_ON, SILENT);
        byte[] content = file("a", 1);
        int version = 2 + "rulesmith training ".length();
        assertEquals('1', content[version]);
        content[version] = '2';
        CRC32 checksum = new CRC32();
        checksum.update(content, 0, content.length - 4);
        ByteBuffer.wrap(content).putInt(content.length - 4, (int) checksum.getValue());
        assertRefused("is of another version of the program; delete it, and the seed is learned anew", content);
    }

    @Test
    void theFileOfSomethingElseIsRefused() throws IOException {
        learning("a", 1).learn(1, GO_ON, SILENT);
        String rest = "belongs to another game, wiring or seed; delete it, and the seed is learned anew";
        Files.copy(path("a", 1), path("a", 2));
        assertSentence(path("a", 2), rest, () -> learning("a", 1).learn(2, GO_ON, NEVER));
        assertSentence(path("a", 2), rest, () -> learning("a", 1).done(2));
        assertSentence(path("a", 1), rest, () -> learning("a", Wiring.DENSE, 1).learn(1, GO_ON, NEVER));
        for (RuleSetGame other : List.of(SmallGames.DUEL, SmallGames.RACE)) {
            Learning learning = new Learning(folder.resolve("a"), other, Wiring.SPARSE, 1, TWO);
            assertSentence(path("a", 1), rest, () -> learning.learn(1, GO_ON, NEVER));
        }
    }

    @Test
    void leavesNothingButItsFiles() throws IOException {
        learning("a", 1).learn(7, GO_ON, SILENT);
        learning("a", 1).learn(-7, GO_ON, SILENT);
        try (Stream<Path> files = Files.list(folder.resolve("a"))) {
            assertEquals(
                    List.of("seed--7.training", "seed-7.training"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        assertNotEquals(
                learning("a", 1).learn(7, GO_ON, NEVER).champion(),
                learning("a", 1).learn(-7, GO_ON, NEVER).champion());
    }
}
