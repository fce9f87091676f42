package rulesmith.playtest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;

/**
 * The designs the studio shows: the files of {@code rulesets/} by their short names, and everybody who was born in a run of
 * {@code populations/} as {@code RUN:NUMBER}. What is asked for is only ever compared with the names there are, so no
 * request leads to another file.
 */
final class Designs {

    private static final Pattern INDIVIDUAL = Pattern.compile("(.+):(\\d{1,9})");
    private static final int MOST_REMEMBERED = 1000;

    private final RuleSetFolder folder;
    private final Path populations;
    /** Rule sets by file, so that only those are read that have changed. */
    private final Map<Path, ReadFile> files = new ConcurrentHashMap<>();
    /** Individuals by run and number: to find one, a table is read. */
    private final Map<String, RuleSet> individuals = new ConcurrentHashMap<>();

    Designs(Path rulesets, Path populations) {
        this.folder = new RuleSetFolder(rulesets);
        this.populations = populations;
    }

    private record ReadFile(FileTime changed, long size, RuleSet ruleSet) {}

    /**
     * The rule sets of the folder.
     *
     * @param leftOut a sentence for each file that cannot be read
     */
    record Shelf(Map<String, RuleSet> ruleSets, List<String> leftOut) {

        /** The short names of the games by the ids of their rules; of several the first. */
        Map<String, String> namesById() {
            Map<String, String> names = new TreeMap<>();
            ruleSets.forEach((name, ruleSet) -> names.putIfAbsent(ruleSet.id(), name));
            return names;
        }
    }

    Shelf shelf() throws IOException {
        Map<String, RuleSet> ruleSets = new LinkedHashMap<>();
        List<String> leftOut = new ArrayList<>();
        for (Path file : folder.files()) {
            try {
                ruleSets.put(RuleSetFolder.shortName(file), read(file));
            } catch (InvalidRuleSetException e) {
                leftOut.add(e.getMessage());
            } catch (IOException e) {
                leftOut.add(file + ": cannot be read");
            }
        }
        return new Shelf(ruleSets, leftOut);
    }

    private RuleSet read(Path file) throws IOException {
        FileTime changed = Files.getLastModifiedTime(file);
        long size = Files.size(file);
        ReadFile known = files.get(file);
        if (known != null && known.changed.equals(changed) && known.size == size) {
            return known.ruleSet;
        }
        RuleSet ruleSet = RuleSetFolder.read(file);
        files.put(file, new ReadFile(changed, size, ruleSet));
        return ruleSet;
    }

    RuleSet find(String ref) throws IOException {
        for (Path file : folder.files()) {
            if (RuleSetFolder.shortName(file).equals(ref)) {
                return read(file);
            }
        }
        Matcher individual = INDIVIDUAL.matcher(ref);
        if (!individual.matches()) {
            throw RefusedException.missing("There is no game of that name.");
        }
        return individual(run(individual.group(1)), Integer.parseInt(individual.group(2)));
    }

    RunFolder run(String name) throws IOException {
        return RunFolder.all(populations).stream()
                .filter(run -> run.name().equals(name))
                .findFirst()
                .orElseThrow(() -> RefusedException.missing("There is no run of that name."));
    }

    List<RunFolder> runs() throws IOException {
        return RunFolder.all(populations);
    }

    Path populations() {
        return populations;
    }

    private RuleSet individual(RunFolder run, int number) throws IOException {
        RunConfig config = run.config();
        // A run of the same name may have taken the place of one that was deleted.
        String key = config.hashCode() + ":" + run.name() + ":" + number;
        RuleSet known = individuals.get(key);
        if (known != null) {
            return known;
        }
        int born = run.state(config)
                .orElseThrow(() -> RefusedException.missing("The run has no games yet."))
                .born();
        if (number >= born) {
            throw RefusedException.missing("The run has no game of that number.");
        }
        List<Individual> line = run.lineages(config, List.of(number)).get(number);
        RuleSet ruleSet = ruleSet(run.name(), config, line.get(line.size() - 1));
        if (individuals.size() >= MOST_REMEMBERED) {
            individuals.clear();
        }
        individuals.put(key, ruleSet);
        return ruleSet;
    }

    static String ref(String run, Individual individual) {
        return run + ":" + individual.number();
    }

    /** With the metrics as evolution saw them. */
    private static RuleSet ruleSet(String run, RunConfig config, Individual individual) {
        Map<String, String> provenance = new TreeMap<>();
        provenance.put("origin", "evolved");
        provenance.put("run", run);
        provenance.put("individual", String.valueOf(individual.number()));
        provenance.put("generation", String.valueOf(individual.generation()));
        if (!individual.passed()) {
            provenance.put("dropped", individual.gate());
        }
        return individual
                .genome()
                .ruleSet(ref(run, individual), config.conventions())
                .withProvenance(provenance)
                .withMetrics(individual.metrics());
    }
}
