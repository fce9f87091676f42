package rulesmith.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import rulesmith.report.Png;
import rulesmith.report.PngException;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.RuleSetJson;
import rulesmith.rules.RuleSheet;

/** What an export holds, by paths inside it. A file is made when it is written, so that pictures do not fill the memory. */
final class ExportFiles {

    /** The same for all, so that the same games give the same archive; no time zone changes how it is stored. */
    private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

    private final SortedMap<String, Supplier<byte[]>> files = new TreeMap<>();

    ExportFiles(List<RuleSet> ruleSets, boolean pictures, Console console) {
        Map<String, RuleSet> games = bySlug(ruleSets);
        files.put("index.html", () -> bytes(ExportPage.of(games, pictures)));
        games.forEach((slug, ruleSet) -> {
            files.put(slug + "/" + slug + ".json", () -> bytes(RuleSetJson.write(ruleSet)));
            files.put(slug + "/rules.txt", () -> bytes(rules(ruleSet, console)));
            files.put(slug + "/sheet.svg", () -> bytes(RuleSheet.svg(ruleSet)));
            if (pictures) {
                files.put(slug + "/sheet.png", () -> picture(ruleSet));
            }
        });
    }

    /** Different games may have the same name: those that come later have their id added. */
    private static Map<String, RuleSet> bySlug(List<RuleSet> ruleSets) {
        Map<String, RuleSet> games = new LinkedHashMap<>();
        for (RuleSet ruleSet : ruleSets) {
            String slug = RuleSetFolder.slug(ruleSet.name());
            while (games.containsKey(slug)) {
                slug += "-" + ruleSet.id();
            }
            games.put(slug, ruleSet);
        }
        return games;
    }

    private static String rules(RuleSet ruleSet, Console console) {
        return String.join("\n", RulesText.lines(ruleSet, console.plain())) + "\n";
    }

    private static byte[] picture(RuleSet ruleSet) {
        try {
            return Png.of(RuleSheet.svg(ruleSet), InspectCommand.PNG_SCALE);
        } catch (PngException e) {
            throw new PngException(e.getMessage() + "; --no-png leaves the pictures out", e);
        }
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    int count() {
        return files.size();
    }

    /** The consumer is told of each file that is done. */
    void writeZip(Path file, IntConsumer progress) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file));
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, Supplier<byte[]>> entry : files.entrySet()) {
                ZipEntry item = new ZipEntry(entry.getKey());
                item.setTimeLocal(TIME);
                zip.putNextEntry(item);
                zip.write(entry.getValue().get());
                zip.closeEntry();
                progress.accept(1);
            }
        }
    }

    void writeFolder(Path folder, IntConsumer progress) throws IOException {
        for (Map.Entry<String, Supplier<byte[]>> entry : files.entrySet()) {
            Path file = folder.resolve(entry.getKey());
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue().get());
            progress.accept(1);
        }
    }
}
