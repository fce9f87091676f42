package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import rulesmith.WholeFile;
import rulesmith.gametree.Study;
import rulesmith.gametree.Trial;

/**
 * The trials of a study on the disk, so that an interrupted one goes on. What was tried with other settings, or by another
 * version of the program, is not mixed with the new: it is done again.
 */
record TrialFile(Path folder, Map<String, Object> settings) {

    static final String TRIALS = "trials.csv";

    /** What was done before. */
    Study read() throws IOException {
        Study study = new Study();
        Path file = folder.resolve(TRIALS);
        if (!Files.exists(file) || !new SettingsFile(folder, settings).isThere()) {
            return study;
        }
        List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
        for (int i = 1; i < lines.size(); i++) {
            try {
                study.add(Trial.parse(lines.get(i)));
            } catch (IllegalArgumentException e) {
                throw new UsageException(file + ", line " + (i + 1) + ": " + e.getMessage()
                        + "; delete the file to begin the experiment again");
            }
        }
        return study;
    }

    /** In the order of the plan, whoever did them when. */
    void write(Study study, List<String> order) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add(Trial.COLUMNS);
        for (String id : order) {
            String[] parts = id.split(",");
            Trial trial = study.find(parts[0], Integer.parseInt(parts[1]), parts[2]);
            if (trial != null) {
                lines.add(trial.line());
            }
        }
        WholeFile.write(folder.resolve(TRIALS), (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
        new SettingsFile(folder, settings).write();
    }
}
