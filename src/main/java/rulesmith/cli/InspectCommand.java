package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.archive.Lineage;
import rulesmith.learning.Learnability;
import rulesmith.report.Png;
import rulesmith.rules.Genes;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSheet;

@Command(
        name = "inspect",
        mixinStandardHelpOptions = true,
        description = "Shows a game: its board, its rules in plain English, its genes and what is known about it.",
        footer = {
            "",
            "Examples:",
            "  rulesmith inspect draughts",
            "  rulesmith inspect chessling --svg chessling.svg --png chessling.png",
            "  rulesmith inspect draughts --json"
        })
final class InspectCommand implements Callable<Integer> {

    static final double PNG_SCALE = 2;

    /** Ancestors shown unless all are asked for. */
    private static final int LATEST = 3;

    @Parameters(paramLabel = "RULESET", description = "Name, id, file, genes:… or -.")
    private String name;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write a rule sheet as a vector drawing.")
    private Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "Write a rule sheet as a picture.")
    private Path png;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    @Option(names = "--lineage", description = "Show all ancestors of an evolved game, not only the latest.")
    private boolean allAncestors;

    private final Console console;

    InspectCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (svg != null && svg.equals(png)) {
            throw new UsageException("--svg and --png name the same file");
        }
        Stream.of(svg, png).filter(Objects::nonNull).forEach(UserFile::check);
        RuleSet ruleSet = new RuleSetFinder(console).find(name);
        if (svg != null) {
            UserFile.write(svg, RuleSheet.svg(ruleSet).getBytes(StandardCharsets.UTF_8));
        }
        if (png != null) {
            UserFile.write(png, Png.of(RuleSheet.svg(ruleSet), PNG_SCALE));
        }
        if (json) {
            Map<String, Object> facts = RuleSetFacts.of(ruleSet);
            Lineage lineage = Lineage.of(ruleSet, populations());
            if (lineage != null) {
                facts.put("lineage", RuleSetFacts.of(lineage));
            }
            console.out().println(Json.of(facts));
        } else {
            show(ruleSet);
        }
        return Rulesmith.DONE;
    }

    private void show(RuleSet ruleSet) throws IOException {
        RulesText.lines(ruleSet, console).forEach(console.out()::println);
        heading("Genes");
        geneLines(ruleSet).forEach(line -> console.out().println("  " + line));
        if (!ruleSet.metrics().isEmpty()) {
            heading("Metrics");
            List<List<String>> rows = new ArrayList<>();
            ruleSet.metrics()
                    .forEach((metric, m) -> rows.add(List.of(
                            metric,
                            MeasuredText.cell(m),
                            "95 % interval, " + m.games() + (metric.equals(Learnability.METRIC) ? " seed" : " game")
                                    + (m.games() == 1 ? "" : "s"))));
            TextLayout.table(rows).forEach(line -> console.out().println("  " + line));
        }
        if (!ruleSet.provenance().isEmpty()) {
            heading("Provenance");
            ruleSet.provenance()
                    .forEach((label, note) ->
                            RulesText.paragraph(label + ": " + note).forEach(console.out()::println));
        }
        Lineage lineage = Lineage.of(ruleSet, populations());
        if (lineage != null) {
            show(lineage.steps());
        }
    }

    private void show(List<Lineage.Step> steps) {
        heading("Lineage, from parent to child");
        int first = allAncestors ? 0 : Math.max(0, steps.size() - LATEST);
        if (first > 0) {
            console.out().println("  " + first + " earlier ancestors are shown by --lineage");
        }
        for (Lineage.Step step : steps.subList(first, steps.size())) {
            console.out().println("  " + step.title());
            if (!step.changes().isEmpty()) {
                RulesText.paragraph(String.join("; ", step.changes()))
                        .forEach(line -> console.out().println("  " + line));
            }
        }
    }

    private Path populations() {
        return console.home().resolve("populations");
    }

    private void heading(String title) {
        console.out().println();
        console.out().println(console.bold(title));
    }

    private static List<String> geneLines(RuleSet ruleSet) {
        List<List<String>> rows = new ArrayList<>();
        for (Genes.Group group : Genes.GROUPS) {
            String range = group.size() == 1
                    ? String.valueOf(group.first() + 1)
                    : (group.first() + 1) + "–" + (group.first() + group.size());
            List<Integer> genes = ruleSet.genes().subList(group.first(), group.first() + group.size());
            StringBuilder values = new StringBuilder();
            for (int i = 0; i < genes.size(); i++) {
                values.append(i == 0 ? "" : i % 8 == 0 ? "  " : " ").append(genes.get(i));
            }
            rows.add(List.of(range, group.title(), values.toString()));
        }
        return TextLayout.table(rows);
    }
}
