package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import rulesmith.WholeFile;

/** Files the user names for a command to write: never over a file that is there. */
final class UserFile {

    private UserFile() {}

    /** Refuses before the work is done what could not be written after it. Pipes and devices can always be written to. */
    static void check(Path file) {
        if (Files.isRegularFile(file)) {
            throw new UsageException(file + " exists already and is left as it is");
        }
        if (Files.isDirectory(file)) {
            throw new UsageException(file + ": is a folder, expected a file");
        }
    }

    static void write(Path file, byte[] content) throws IOException {
        check(file);
        WholeFile.write(file, content);
    }
}
