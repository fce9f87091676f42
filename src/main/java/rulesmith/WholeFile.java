package rulesmith;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;

/** Writes files so that a reader, also one after a crash, sees the whole new content or none of it. */
public final class WholeFile {

    /** Tells apart the temporary files of threads that write the same file at once. */
    private static final AtomicLong WRITES = new AtomicLong();

    private WholeFile() {}

    /** Replaces or creates a file, and the folders above it where they are missing. */
    public static void write(Path file, byte[] content) throws IOException {
        if (Files.isDirectory(file)) {
            throw new FileSystemException(file.toAbsolutePath().toString(), null, "is a folder, expected a file");
        }
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            // A pipe or a device: there is nothing to replace, only somebody who reads.
            Files.write(file, content, StandardOpenOption.WRITE);
            return;
        }
        replace(Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file, content);
    }

    private static void replace(Path file, byte[] content) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        makeFolder(folder);
        Path temporary = folder.resolve("." + file.getFileName() + "."
                + ProcessHandle.current().pid() + "-" + WRITES.incrementAndGet() + ".tmp");
        try {
            Files.write(temporary, content);
            try (FileChannel channel = FileChannel.open(temporary, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AccessDeniedException e) {
            throw new AccessDeniedException(file.toString());
        } catch (NoSuchFileException e) {
            throw new FileSystemException(file.toString(), null, "cannot be written");
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void makeFolder(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (FileAlreadyExistsException e) {
            throw new FileSystemException(e.getFile(), null, "is not a folder");
        }
    }
}
