package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rulesmith.Seed;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.RuleSetJson;

/** Finds the rule set a user means by a name, an id, a file, {@code genes:…}, {@code random:…} or {@code -}. */
final class RuleSetFinder {

    static final String RANDOM = "random:";
    private static final String GENES = "genes:";
    private static final int SHORTEST_ID = 4;
    private static final int LARGEST_INPUT = 1 << 20;

    private final Console console;
    private final RuleSetFolder folder;
    private final List<String> otherGames;

    RuleSetFinder(Console console) {
        this(console, List.of());
    }

    /** @param otherGames what the user may have meant as well */
    RuleSetFinder(Console console, List<String> otherGames) {
        this.console = console;
        this.folder = folder(console);
        this.otherGames = otherGames;
    }

    static RuleSetFolder folder(Console console) {
        return new RuleSetFolder(console.home().resolve("rulesets"));
    }

    RuleSet find(String what) throws IOException {
        if (what.equals("-")) {
            return ofText(readAll(console), "standard input");
        }
        if (what.startsWith(GENES)) {
            return ofGenes(what.substring(GENES.length()));
        }
        if (what.startsWith(RANDOM)) {
            return ofSeed(what.substring(RANDOM.length()));
        }
        Path file = path(what);
        if (file == null || what.contains("/") || what.endsWith(".json")) {
            if (file == null || !Files.exists(file)) {
                throw new UsageException("there is no file " + what);
            }
            return RuleSetFolder.read(file);
        }
        Path named = folder.path().resolve(what + ".json");
        return Files.isRegularFile(named) ? RuleSetFolder.read(named) : search(what, file);
    }

    /** Every rule set of the folder by its short name. What cannot be read is left out, and the user is told. */
    Map<String, RuleSet> all() throws IOException {
        Map<String, RuleSet> ruleSets = new LinkedHashMap<>();
        for (Path file : folder.files()) {
            try {
                ruleSets.put(RuleSetFolder.shortName(file), RuleSetFolder.read(file));
            } catch (InvalidRuleSetException e) {
                console.err().println("left out: " + e.getMessage());
            } catch (IOException e) {
                console.err().println("left out: " + file + ": cannot be read");
            }
        }
        return ruleSets;
    }

    /** By name or by the beginning of an id, and only then as a file without a telling name. Files that cannot be read do not stand in the way. */
    private RuleSet search(String what, Path file) throws IOException {
        List<RuleSet> found = new ArrayList<>();
        List<String> known = new ArrayList<>();
        for (Path shelved : folder.files()) {
            known.add(RuleSetFolder.shortName(shelved));
            try {
                RuleSet ruleSet = RuleSetFolder.read(shelved);
                boolean id = what.length() >= SHORTEST_ID && ruleSet.id().startsWith(what);
                if (id || ruleSet.name().equalsIgnoreCase(what)) {
                    found.add(ruleSet);
                }
            } catch (InvalidRuleSetException | IOException e) {
                continue;
            }
        }
        if (found.isEmpty() && Files.isRegularFile(file)) {
            return RuleSetFolder.read(file);
        }
        if (found.isEmpty()) {
            throw new UsageException(missing(what, known));
        }
        if (found.stream().map(RuleSet::id).distinct().count() > 1) {
            List<String> names =
                    found.stream().map(r -> r.name() + " (" + r.id() + ")").toList();
            throw new UsageException("\"" + what + "\" may be " + String.join(" or ", names) + ": give the whole id");
        }
        return found.get(0);
    }

    private String missing(String what, List<String> known) {
        if (what.equals(GameFinder.ALL)) {
            return "\"all\" is no rule set: it is for score, export and playtest new only";
        }
        if (BuiltInGames.isName(what)) {
            return "\"" + what + "\" is a built-in game and no rule set, which is needed here";
        }
        return BuiltInGames.expected(what)
                .map(names -> "there is no game \"" + what + "\", expected " + names)
                .orElseGet(() -> "there is no rule set \"" + what + "\" in " + folder.path() + suggestion(what, known));
    }

    private String suggestion(String what, List<String> known) {
        List<String> names = new ArrayList<>(known);
        names.addAll(otherGames);
        List<String> near = nearest(what.toLowerCase(Locale.ROOT), names);
        return near.isEmpty()
                ? "; 'rulesmith list' shows what is there"
                : "; did you mean " + String.join(" or ", near) + "?";
    }

    private static List<String> nearest(String what, List<String> known) {
        return known.stream()
                .filter(name -> name.contains(what) || what.contains(name) || distance(name, what) <= 2)
                .limit(3)
                .toList();
    }

    /** Levenshtein's: how many letters to insert, delete or change. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            int diagonal = i;
            for (int j = 0; j <= b.length(); j++) {
                int above = row[j];
                int change = i == 0 || j == 0
                        ? i + j
                        : Math.min(
                                Math.min(above, row[j - 1]) + 1,
                                diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                diagonal = above;
                row[j] = change;
            }
        }
        return row[b.length()];
    }

    private static Path path(String what) {
        try {
            return Path.of(what);
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static RuleSet ofText(String text, String place) {
        String content = text.strip();
        try {
            if (content.startsWith("{")) {
                return RuleSetJson.read(text);
            }
            return ofGenes(content.startsWith(GENES) ? content.substring(GENES.length()) : content);
        } catch (InvalidRuleSetException e) {
            throw e.in(place);
        }
    }

    private static RuleSet ofGenes(String numbers) {
        return RuleSet.of("Unnamed", RuleSet.parseGenes(numbers), Conventions.DEFAULT);
    }

    /** The rules that 'rulesmith new' makes of a seed. */
    private static RuleSet ofSeed(String text) {
        if (!text.matches("-?\\d{1,18}")) {
            throw new UsageException("the seed in random:" + text + " is no whole number, expected random:7, say");
        }
        Seed seed = Seed.of(Long.parseLong(text));
        return Genome.random(seed, Conventions.DEFAULT)
                .ruleSet("Random " + text, Conventions.DEFAULT)
                .withProvenance(Map.of("origin", "random", "seed", seed.toString()));
    }

    /** All of standard input, for arguments that are {@code -}. */
    static String readAll(Console console) throws IOException {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[8192];
        for (int n = console.in().read(buffer); n >= 0; n = console.in().read(buffer)) {
            text.append(buffer, 0, n);
            if (text.length() > LARGEST_INPUT) {
                throw new UsageException("standard input is too large");
            }
        }
        return text.toString();
    }
}
