package rulesmith;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {

    private static final byte[] OLD = "old, and longer than the new".getBytes(StandardCharsets.UTF_8);
    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private List<String> names(Path in) throws IOException {
        try (Stream<Path> entries = Files.list(in)) {
            return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void createsAFile() throws IOException {
        Path file = folder.resolve("a.txt");
        WholeFile.write(file, NEW);
        assertArrayEquals(NEW, Files.readAllBytes(file));
        assertEquals(List.of("a.txt"), names(folder), "no temporary file is left over");
    }

    @Test
    void replacesAllOfTheOldContent() throws IOException {
        Path file = Files.write(folder.resolve("a.txt"), OLD);
        WholeFile.write(file, NEW);
        assertArrayEquals(NEW, Files.readAllBytes(file));
        assertEquals(List.of("a.txt"), names(folder));
    }

    @Test
    void writesNothingAtAllIfThatIsTheContent() throws IOException {
        Path file = Files.write(folder.resolve("a.txt"), OLD);
        WholeFile.write(file, new byte[0]);
        assertEquals(0, Files.size(file));
    }

    @Test
    void makesTheFoldersThatAreMissing() throws IOException {
        Path file = folder.resolve("some/new/folders/a.txt");
        WholeFile.write(file, NEW);
        assertArrayEquals(NEW, Files.readAllBytes(file));
        assertEquals(List.of("a.txt"), names(file.getParent()));
    }

    @Test
    void writesThroughALinkToAFolder() throws IOException {
        Path real = Files.createDirectory(folder.resolve("real"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), real);
        WholeFile.write(link.resolve("a.txt"), NEW);
        assertArrayEquals(NEW, Files.readAllBytes(real.resolve("a.txt")));
    }

    @Test
    void aFolderIsNotReplaced() throws IOException {
        Path inTheWay = Files.createDirectory(folder.resolve("a.txt"));
        FileSystemException e = assertThrows(FileSystemException.class, () -> WholeFile.write(inTheWay, NEW));
        assertEquals(inTheWay.toString(), e.getFile());
        assertEquals("is a folder, expected a file", e.getReason());
        assertTrue(Files.isDirectory(inTheWay));
        assertEquals(List.of("a.txt"), names(folder), "no temporary file is left over");
    }

    @Test
    void theRootOfTheFileSystemIsAFolderLikeAnyOther() {
        assertThrows(FileSystemException.class, () -> WholeFile.write(folder.getRoot(), NEW));
    }

    @Test
    void aFileIsNotTakenForAFolder() throws IOException {
        Path file = Files.write(folder.resolve("a.txt"), OLD);
        FileSystemException e =
                assertThrows(FileSystemException.class, () -> WholeFile.write(file.resolve("b.txt"), NEW));
        assertEquals(file.toString(), e.getFile());
        assertEquals("is not a folder", e.getReason());
        assertArrayEquals(OLD, Files.readAllBytes(file));
    }

    @Test
    void aWriteThatFailsLeavesTheOldContent() throws IOException {
        // The temporary file needs a longer name than the file itself: this one has no room for it.
        Path file = Files.write(folder.resolve("n".repeat(250)), OLD);
        assertThrows(IOException.class, () -> WholeFile.write(file, NEW));
        assertArrayEquals(OLD, Files.readAllBytes(file));
        assertEquals(1, names(folder).size(), "no temporary file is left over");
    }

    @Test
    void writersAtTheSameTimeDoNotMixTheirContents() throws Exception {
        Path file = folder.resolve("a.txt");
        int writers = 4;
        ExecutorService crew = Executors.newFixedThreadPool(writers);
        try {
            List<Callable<Void>> tasks = IntStream.range(0, writers)
                    .<Callable<Void>>mapToObj(i -> () -> {
                        byte[] content = new byte[50_000 + i];
                        Arrays.fill(content, (byte) ('a' + i));
                        for (int turn = 0; turn < 10; turn++) {
                            WholeFile.write(file, content);
                        }
                        return null;
                    })
                    .toList();
            for (Future<Void> done : crew.invokeAll(tasks)) {
                done.get();
            }
        } catch (ExecutionException e) {
            throw new AssertionError("a writer failed", e.getCause());
        } finally {
            crew.shutdownNow();
        }
        byte[] content = Files.readAllBytes(file);
        byte letter = content[0];
        assertEquals(50_000 + letter - 'a', content.length);
        for (byte each : content) {
            assertFalse(each != letter, "contents are mixed");
        }
        assertEquals(List.of("a.txt"), names(folder));
    }

    @Test
    void writesThroughLinks(@TempDir Path elsewhere) throws IOException {
        Path real = Files.writeString(elsewhere.resolve("real.txt"), "old");
        Path link = Files.createSymbolicLink(elsewhere.resolve("link.txt"), real);
        WholeFile.write(link, "new".getBytes(StandardCharsets.UTF_8));
        assertEquals("new", Files.readString(real));
        assertTrue(Files.isSymbolicLink(link));
    }

    @Test
    void leavesDevicesWhatTheyAre() throws IOException {
        Path device = Path.of("/dev/null");
        WholeFile.write(device, "gone".getBytes(StandardCharsets.UTF_8));
        assertTrue(Files.exists(device) && !Files.isRegularFile(device));
    }

    @Test
    void createsAFolderWithAllThatIsInIt() throws IOException {
        Path made = folder.resolve("above/made");
        WholeFile.create(made, path -> {
            assertFalse(Files.exists(made), "not before it is whole");
            Files.write(Files.createDirectories(path.resolve("in")).resolve("a.txt"), NEW);
        });
        assertArrayEquals(NEW, Files.readAllBytes(made.resolve("in/a.txt")));
        assertEquals(List.of("made"), names(made.getParent()));
        Path file = folder.resolve("file");
        WholeFile.create(file, path -> Files.write(path, NEW));
        assertArrayEquals(NEW, Files.readAllBytes(file));
    }

    @Test
    void leavesNothingOfWhatCouldNotBeFilled() throws IOException {
        assertThrows(
                IllegalStateException.class,
                () -> WholeFile.create(folder.resolve("made"), path -> {
                    Files.write(Files.createDirectories(path.resolve("in")).resolve("a.txt"), NEW);
                    throw new IllegalStateException("no more");
                }));
        assertEquals(List.of(), names(folder));
    }

    @Test
    void createsNothingOverWhatIsThere() throws IOException {
        Path file = Files.write(folder.resolve("file"), OLD);
        Path empty = Files.createDirectory(folder.resolve("empty"));
        Path nowhere = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("missing"));
        for (Path target : List.of(file, empty, nowhere)) {
            assertThrows(
                    FileAlreadyExistsException.class, () -> WholeFile.create(target, path -> Files.write(path, NEW)));
        }
        // Nor over what came while it was filled.
        Path late = folder.resolve("late");
        assertThrows(
                FileAlreadyExistsException.class,
                () -> WholeFile.create(late, path -> {
                    Files.write(path, NEW);
                    Files.write(late, OLD);
                }));
        assertArrayEquals(OLD, Files.readAllBytes(late));
        assertEquals(List.of("empty", "file", "late", "link"), names(folder));
    }
}
