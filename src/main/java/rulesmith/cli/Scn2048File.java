package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import rulesmith.WholeFile;
import rulesmith.gametree.Twenty48Study;
import rulesmith.gametree.Twenty48Summary;

/**
 * The games of 2048 on the disk, so that an interrupted experiment goes on. Games of other settings or of another version
 * of the program are played again.
 */
record Scn2048File(SettingsFile settings) {

    static final String NAME = "games.csv";

    /** What was played before. */
    List<Twenty48Summary> read() throws IOException {
        List<Twenty48Summary> games = new ArrayList<>();
        Path file = settings.folder().resolve(NAME);
        if (!Files.exists(file) || !settings.isThere()) {
            return games;
        }
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        for (int i = 1; i < lines.size(); i++) {
            try {
                games.add(Twenty48Summary.parse(lines.get(i)));
            } catch (IllegalArgumentException e) {
                throw new UsageException(file + ", line " + (i + 1) + ": " + e.getMessage()
                        + "; delete the file to begin the experiment again");
            }
        }
        return games;
    }

    /** In the order of a study, whoever played them when. */
    void write(Twenty48Study study) throws IOException {
        StringBuilder text = new StringBuilder(Twenty48Summary.COLUMNS).append('\n');
        study.games().forEach(game -> text.append(game.line()).append('\n'));
        // The settings come second: until they are there, games of others are not taken for ours.
        WholeFile.write(settings.folder().resolve(NAME), text.toString().getBytes(StandardCharsets.UTF_8));
        settings.write();
    }
}
