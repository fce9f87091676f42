package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import rulesmith.WholeFile;

/** Says with which settings, and by which version of the program, what is in a folder came about. */
record SettingsFile(Path folder, Map<String, Object> settings) {

    static final String NAME = "settings.json";

    /** Whether what is in the folder came about with these settings. */
    boolean isThere() throws IOException {
        Path file = folder.resolve(NAME);
        return Files.exists(file) && Files.readString(file).equals(text());
    }

    void write() throws IOException {
        WholeFile.write(folder.resolve(NAME), text().getBytes(StandardCharsets.UTF_8));
    }

    private String text() {
        return Json.of(settings) + "\n";
    }
}
