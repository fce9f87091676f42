package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        description =
                "Lists the rule sets in rulesets/ or the runs in populations/, all or those that meet conditions.",
        footer = {
            "",
            "A KEY is name, pieces or a metric ('rulesmith score --explain' lists them; 'rulesmith score all --save'"
                    + " measures). A CONDITION is a key or a note of the provenance (origin, run, generation …), one of"
                    + " < <= = >= > != and a value; metrics are compared by their means, and a game without the value"
                    + " never meets it. Of runs, the metrics are those of the best individuals, and the notes are"
                    + " algorithm, seed and state.",
            "",
            "Examples:",
            "  rulesmith list",
            "  rulesmith list --sort duration --limit 10",
            "  rulesmith list --where 'intelligence>=0.9' --where 'pieces<10' --metrics duration,drama",
            "  rulesmith list --where origin=evolved --where run=es-7 --sort advantage --json",
            "  rulesmith list runs --where algorithm=es --sort duration"
        })
final class ListCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..1",
            paramLabel = "WHAT",
            defaultValue = "games",
            description = "What to list: games or runs. Default: ${DEFAULT-VALUE}.")
    private String what;

    @Option(
            names = "--sort",
            paramLabel = "KEY",
            defaultValue = "name",
            description = "By name, by pieces (fewest first) or by a metric: best first, or highest if none is better;"
                    + " games without it last. Default: ${DEFAULT-VALUE}.")
    private String sort;

    @Option(names = "--reverse", description = "The other way round; games without the metric stay last.")
    private boolean reverse;

    @Option(
            names = "--where",
            paramLabel = "CONDITION",
            description = "Only games that meet it, in quotes: 'duration>0.5'. May be given several times.")
    private List<String> conditions = List.of();

    @Option(
            names = "--metrics",
            paramLabel = "NAME",
            split = ",",
            description = "Show these, separated by commas; those of --sort and --where are shown anyway.")
    private List<String> metrics;

    @Option(names = "--limit", paramLabel = "N", description = "Only the first so many.")
    private Integer limit;

    @Option(names = "--json", description = "Print JSON, with all metrics that are stored.")
    private boolean json;

    private final Console console;

    ListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        conditions.forEach(GameCondition::check);
        if (limit != null && limit < 1) {
            throw new UsageException("--limit is " + limit + ", expected at least 1");
        }
        switch (what) {
            case "games" -> list(games());
            case "runs" -> list(ListedRun.all(console));
            default -> throw new UsageException("cannot list \"" + what + "\", expected games or runs");
        }
        return Rulesmith.DONE;
    }

    private List<ListedGame> games() throws IOException {
        List<ListedGame> games = new ArrayList<>();
        new RuleSetFinder(console).all().forEach((name, ruleSet) -> games.add(new ListedGame(name, ruleSet)));
        return games;
    }

    private boolean ofRuns() {
        return what.equals("runs");
    }

    private void list(List<? extends Listed> all) {
        GameKey key = GameKey.toSortBy(sort, all);
        List<GameCondition> wanted =
                conditions.stream().map(text -> GameCondition.of(text, all)).toList();
        Set<String> columns = columns(key, wanted, all);
        List<Listed> found = all.stream()
                .map(Listed.class::cast)
                .filter(game -> wanted.stream().allMatch(condition -> condition.holds(game)))
                .sorted(key.order(reverse))
                .toList();
        List<Listed> shown = limit == null ? found : found.subList(0, Math.min(limit, found.size()));
        if (json) {
            console.out().println(Json.of(shown.stream().map(Listed::facts).toList()));
        } else if (all.isEmpty()) {
            console.out()
                    .println(
                            ofRuns()
                                    ? "There is no run in " + console.home().resolve("populations")
                                            + ". 'rulesmith evolve' makes one."
                                    : "There is no rule set in "
                                            + RuleSetFinder.folder(console).path() + ". 'rulesmith new' makes one.");
        } else if (found.isEmpty()) {
            console.out().println(nothing(wanted, all));
            hint(columns, all);
        } else {
            List<List<String>> table = new ArrayList<>();
            table.add(ofRuns() ? ListedRun.heading(columns) : ListedGame.heading(columns));
            shown.forEach(game -> table.add(game.cells(columns)));
            TextLayout.table(table).forEach(console.out()::println);
            if (shown.size() < found.size()) {
                console.out()
                        .println("The first " + shown.size() + " of " + found.size()
                                + (ofRuns() ? " runs." : " games."));
            }
            hint(columns, all);
        }
    }

    /** In the order of their mention, each once. */
    private Set<String> columns(GameKey key, List<GameCondition> wanted, List<? extends Listed> all) {
        Set<String> columns = new LinkedHashSet<>();
        if (metrics != null) {
            columns.addAll(MetricNames.checked(metrics, GameKey.metrics(all)));
        }
        List<GameKey> used = new ArrayList<>(List.of(key));
        wanted.forEach(condition -> used.add(condition.key()));
        used.stream().filter(other -> other.kind() == GameKey.Kind.METRIC).forEach(other -> columns.add(other.name()));
        return columns;
    }

    private String nothing(List<GameCondition> wanted, List<? extends Listed> all) {
        String asked = wanted.stream().map(GameCondition::toString).collect(Collectors.joining(" and "));
        String things = ofRuns() ? "run" : "game";
        return "None of " + all.size() + " " + things + (all.size() == 1 ? "" : "s") + " meets " + asked + ".";
    }

    /** What to do about columns that no game can fill. */
    private void hint(Set<String> columns, List<? extends Listed> all) {
        Set<String> missing = new LinkedHashSet<>(columns);
        missing.removeAll(GameKey.metrics(all));
        if (!missing.isEmpty() && !ofRuns()) {
            console.out()
                    .println("No game has a stored " + String.join(" or ", missing)
                            + ": 'rulesmith score all --save' measures them.");
        }
    }
}
