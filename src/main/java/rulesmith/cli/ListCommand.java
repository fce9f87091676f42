package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;

@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description = "Lists the rule sets in rulesets/.",
        footer = {"", "Example:", "  rulesmith list"})
final class ListCommand implements Callable<Integer> {

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    ListCommand(Console console) {
        this.console = console;
    }

    private record Row(String name, String id, int pieces, String types, String title, String origin) {

        static Row of(Path file, RuleSet ruleSet) {
            String types = ruleSet.typesInPlay().stream().map(String::valueOf).collect(Collectors.joining(" "));
            return new Row(
                    RuleSetFolder.shortName(file),
                    ruleSet.id(),
                    ruleSet.pieceCount(),
                    types,
                    ruleSet.name(),
                    ruleSet.provenance().getOrDefault("origin", ""));
        }

        List<String> cells() {
            return List.of(name, id, String.valueOf(pieces), types, origin, title);
        }
    }

    @Override
    public Integer call() throws IOException {
        RuleSetFolder folder = RuleSetFinder.folder(console);
        List<Row> rows = new ArrayList<>();
        for (Path file : folder.files()) {
            try {
                rows.add(Row.of(file, RuleSetFolder.read(file)));
            } catch (InvalidRuleSetException e) {
                console.err().println("left out: " + e.getMessage());
            } catch (IOException e) {
                console.err().println("left out: " + file + ": cannot be read");
            }
        }
        if (json) {
            console.out().println(Json.of(rows));
        } else if (rows.isEmpty()) {
            console.out().println("There is no rule set in " + folder.path() + ". 'rulesmith new' makes one.");
        } else {
            List<List<String>> table = new ArrayList<>();
            table.add(List.of("NAME", "ID", "PIECES", "TYPES", "ORIGIN", "TITLE"));
            rows.forEach(row -> table.add(row.cells()));
            TextLayout.table(table).forEach(console.out()::println);
        }
        return Rulesmith.DONE;
    }
}
