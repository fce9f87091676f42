package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rulesmith.Seed;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.GameName;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.RuleSetJson;

@Command(
        name = "new",
        mixinStandardHelpOptions = true,
        description = "Writes a random valid rule set to rulesets/ and says where.",
        footer = {
            "",
            "Examples:",
            "  rulesmith new",
            "  rulesmith new --seed 7 --name \"Lucky seven\"",
            "  rulesmith new --seed 7 --print | rulesmith inspect -"
        })
final class NewCommand implements Callable<Integer> {

    @Option(names = "--seed", paramLabel = "N", description = "Same seed, same game. Chosen and printed if not given.")
    private Long seed;

    @Option(names = "--name", paramLabel = "NAME", description = "Name of the game. Invented if not given.")
    private String name;

    @Option(
            names = "--max-pieces",
            paramLabel = "N",
            defaultValue = "16",
            description = "Most pieces a player starts with, 1 to 24. Default: ${DEFAULT-VALUE}.")
    private int maxPieces;

    @Option(
            names = "--move-limit",
            paramLabel = "N",
            defaultValue = "100",
            description = "Plies after which the game is over. Default: ${DEFAULT-VALUE}.")
    private int moveLimit;

    @Option(
            names = "--at-limit",
            paramLabel = "WHO",
            defaultValue = "majority",
            description = "Who wins then: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Conventions.AtLimit atLimit;

    @Option(
            names = "--straight",
            paramLabel = "HOW",
            defaultValue = "file",
            description = "Meaning of movement 5: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private Conventions.Straight straight;

    @Option(names = "--print", description = "Print the rule set instead of writing a file.")
    private boolean print;

    @Option(names = "--json", description = "Print id, name, file and seed as JSON.")
    private boolean json;

    private final Console console;

    NewCommand(Console console) {
        this.console = console;
    }

    /** Short, for people: from where they are. */
    static Path shown(Path file) {
        Path here = Path.of("").toAbsolutePath();
        return file.startsWith(here) ? here.relativize(file) : file;
    }

    @Override
    public Integer call() throws IOException {
        Conventions conventions = new Conventions(maxPieces, moveLimit, atLimit, straight);
        Seed chosen = seed == null ? Seed.fresh() : Seed.of(seed);
        String title = name == null ? GameName.of(chosen) : name;
        if (GameFinder.isReserved(RuleSetFolder.slug(title))) {
            throw new UsageException("\"" + title + "\" means something else on the command line: choose another name");
        }
        RuleSet ruleSet = Genome.random(chosen, conventions)
                .ruleSet(title, conventions)
                .withProvenance(Map.of("origin", "random", "seed", chosen.toString()));
        if (print) {
            console.out().print(RuleSetJson.write(ruleSet));
            return Rulesmith.DONE;
        }
        Path file = RuleSetFinder.folder(console).write(ruleSet);
        String shortName = RuleSetFolder.shortName(file);
        if (json) {
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("id", ruleSet.id());
            facts.put("name", ruleSet.name());
            facts.put("file", file.toString());
            facts.put("seed", chosen.value());
            console.out().println(Json.of(facts));
        } else {
            console.out().println(ruleSet.name() + " (" + ruleSet.id() + ", seed " + chosen + ") is in " + shown(file));
            console.out()
                    .println("Look at it: rulesmith inspect " + shortName + "   Play it: rulesmith play " + shortName);
        }
        return Rulesmith.DONE;
    }
}
