package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.WholeFile;
import rulesmith.rules.RuleSet;

@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        description = "Packs games for people to play: rule sheets, rules in plain English, rule sets, and a page that"
                + " shows and prints them.",
        footer = {
            "",
            "Examples:",
            "  rulesmith export draughts leapers --to playtest.zip",
            "  rulesmith export all --to playtest --no-png"
        })
final class ExportCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "RULESET", description = "Names, ids, files, genes:…, -, or all.")
    private List<String> names;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "PATH",
            description = "Where to: an archive if it ends in .zip, otherwise a folder. It must not exist yet.")
    private Path to;

    @Option(names = "--no-png", description = "Without pictures, for machines without fonts: drawings need none.")
    private boolean noPng;

    private final Console console;

    ExportCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Path target = to.toAbsolutePath().normalize();
        if (to.toString().isBlank()) {
            throw new UsageException("--to is empty, expected a file that ends in .zip or a folder");
        }
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new UsageException(to + " exists already and is left as it is");
        }
        Set<RuleSet> ruleSets = find();
        ExportFiles files = new ExportFiles(List.copyOf(ruleSets), !noPng, console);
        boolean zip = to.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
        try (Progress progress = new Progress(console, "files", files.count())) {
            WholeFile.create(
                    target,
                    zip
                            ? path -> files.writeZip(path, progress::advance)
                            : path -> files.writeFolder(path, progress::advance));
        }
        String games = ruleSets.size() == 1 ? "1 game is" : ruleSets.size() + " games are";
        console.out().println(games + " in " + to + " (" + files.count() + " files)");
        console.out()
                .println(
                        zip
                                ? "Next: give it to your players; they unpack it and open index.html in a browser, which also"
                                        + " prints the rule sheets."
                                : "Next: open " + to.resolve("index.html")
                                        + " in a browser, which also prints the rule sheets.");
        return Rulesmith.DONE;
    }

    private Set<RuleSet> find() throws IOException {
        RuleSetFinder finder = new RuleSetFinder(console);
        Set<RuleSet> found = new LinkedHashSet<>();
        for (String name : names) {
            if (name.equals(GameFinder.ALL)) {
                found.addAll(finder.all().values());
            } else {
                found.add(finder.find(name));
            }
        }
        if (found.isEmpty()) {
            throw new UsageException(
                    "there is no rule set in " + RuleSetFinder.folder(console).path() + "; 'rulesmith new' makes one");
        }
        return found;
    }
}
