package rulesmith;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/** Writes files and folders so that a reader, also one after a crash, sees the whole new content or none of it. */
public final class WholeFile {

    /** Tells apart the temporary files of threads that write the same file at once. */
    private static final AtomicLong WRITES = new AtomicLong();

    private WholeFile() {}

    /** Replaces or creates a file, and the folders above it where they are missing; then it is on the disk. */
    public static void write(Path file, byte[] content) throws IOException {
        write(file, content, true);
    }

    /**
     * The same for a file that can be made again: it is not waited for until it is on the disk, which takes milliseconds, so
     * it may not survive a loss of power.
     */
    public static void writeRenewable(Path file, byte[] content) throws IOException {
        write(file, content, false);
    }

    private static void write(Path file, byte[] content, boolean forced) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toAbsolutePath().toString(), null, "is a folder, expected a file");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // A pipe or a device: there is nothing to replace, only somebody who reads.
            Files.write(file, content, StandardOpenOption.WRITE);
            return;
        }
        replace(Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file, content, forced);
    }

    private static void replace(Path file, byte[] content, boolean forced) throws IOException {
        Path temporary = beside(file);
        try {
            Files.write(temporary, content);
            if (forced) {
                force(temporary);
            }
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(file.toString());
        } catch (NoSuchFileException e) {
            throw new FileSystemException(file.toString(), null, "cannot be written");
        } catch (IOException e) {
            throw naming(file, e);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /** A full disk does not say which file it has no room for. */
    private static IOException naming(Path file, IOException problem) {
        return problem instanceof FileSystemException
                ? problem
                : new FileSystemException(file.toString(), null, problem.getMessage());
    }

    /** What makes a file or a folder at a path. */
    @FunctionalInterface
    public interface Filling {
        void fill(Path path) throws IOException;
    }

    /**
     * Creates what is not there yet: a file, or a folder with all that is in it. It is filled under another name and gets
     * its own when it is whole.
     *
     * @throws FileAlreadyExistsException if there is anything of that name
     */
    public static void create(Path target, Filling filling) throws IOException {
        refuseExisting(target);
        Path temporary = beside(target);
        try {
            filling.fill(temporary);
            for (Path file : inside(temporary)) {
                if (Files.isRegularFile(file)) {
                    force(file);
                }
            }
            refuseExisting(target);
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(target.toString());
        } catch (NoSuchFileException e) {
            throw new FileSystemException(target.toString(), null, "cannot be written");
        } catch (IOException e) {
            throw naming(target, e);
        } finally {
            List<Path> left = Files.exists(temporary) ? inside(temporary) : List.of();
            for (int i = left.size() - 1; i >= 0; i--) {
                Files.delete(left.get(i));
            }
        }
    }

    private static void refuseExisting(Path target) throws IOException {
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(target.toString());
        }
    }

    /** Itself and everything below, folders before what they hold. */
    private static List<Path> inside(Path path) throws IOException {
        try (Stream<Path> found = Files.walk(path)) {
            return found.toList();
        }
    }

    /** A hidden name that nobody else uses, in the same folder, which is made if it is missing. */
    private static Path beside(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        makeFolder(folder);
        return folder.resolve("." + file.getFileName() + "."
                + ProcessHandle.current().pid() + "-" + WRITES.incrementAndGet() + ".tmp");
    }

    private static void force(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    private static void makeFolder(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException e) {
            throw new FileSystemException(e.getFile(), null, "is not a folder");
        } catch (NoSuchFileException e) {
            throw new FileSystemException(e.getFile(), null, "cannot be made");
        }
    }
}
