package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.EnglishRules;
import rulesmith.rules.Genes;
import rulesmith.rules.PieceType;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSheet;
import rulesmith.rules.TextDiagram;

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

    private static final double PNG_SCALE = 2;
    private static final int INDENT = 2;

    @Parameters(paramLabel = "RULESET", description = "Name, id, file, genes:… or -.")
    private String name;

    @Option(names = "--svg", paramLabel = "FILE", description = "Write a rule sheet as a vector drawing.")
    private Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "Write a rule sheet as a picture.")
    private Path png;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

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
            console.out().println(Json.of(facts(ruleSet)));
        } else {
            show(ruleSet);
        }
        return Rulesmith.DONE;
    }

    private void show(RuleSet ruleSet) {
        EnglishRules rules = EnglishRules.of(ruleSet);
        console.out().println(console.bold(ruleSet.name()) + "  " + ruleSet.id());
        console.out().println();
        console.out().print(console.board(new RuleSetGame(ruleSet).start().diagram()));
        console.out().println("  ▲ South, moves up   ▼ North, moves down");
        heading("Rules");
        paragraph(rules.setUp());
        for (EnglishRules.Piece piece : rules.pieces()) {
            console.out().println();
            console.out().println("  " + console.bold(piece.title()));
            List<String> diagram = TextDiagram.of(ruleSet.type(piece.type()), ruleSet.conventions());
            List<String> text = TextLayout.wrap(
                    String.join(" ", piece.sentences()),
                    TextLayout.WIDTH - diagram.get(0).length() - 5);
            TextLayout.beside(diagram, "   ", text)
                    .forEach(line -> console.out().println("  " + line));
        }
        heading("Moving");
        paragraph(String.join(" ", rules.moving()));
        heading("Winning");
        paragraph(String.join(" ", rules.ending()));
        heading("Genes");
        geneLines(ruleSet).forEach(line -> console.out().println("  " + line));
        if (!ruleSet.metrics().isEmpty()) {
            heading("Metrics");
            List<List<String>> rows = new ArrayList<>();
            ruleSet.metrics()
                    .forEach((metric, m) -> rows.add(List.of(
                            metric,
                            ScoreCommand.cell(m),
                            "95 % interval, " + m.games() + (m.games() == 1 ? " game" : " games"))));
            TextLayout.table(rows).forEach(line -> console.out().println("  " + line));
        }
        if (!ruleSet.provenance().isEmpty()) {
            heading("Provenance");
            ruleSet.provenance().forEach((label, note) -> paragraph(label + ": " + note));
        }
    }

    private void heading(String title) {
        console.out().println();
        console.out().println(console.bold(title));
    }

    private void paragraph(String text) {
        TextLayout.wrap(text, TextLayout.WIDTH - INDENT)
                .forEach(line -> console.out().println(" ".repeat(INDENT) + line));
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

    private static Map<String, Object> facts(RuleSet ruleSet) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("id", ruleSet.id());
        facts.put("name", ruleSet.name());
        facts.put("genes", ruleSet.genes());
        facts.put("conventions", ruleSet.conventions());
        facts.put("pieces", ruleSet.pieceCount());
        facts.put(
                "types",
                ruleSet.typesInPlay().stream().map(t -> facts(ruleSet.type(t))).toList());
        facts.put("honor", ruleSet.honor());
        facts.put("captureMandatory", ruleSet.captureMandatory());
        facts.put("rules", EnglishRules.of(ruleSet));
        facts.put("metrics", ruleSet.metrics());
        facts.put("provenance", ruleSet.provenance());
        return facts;
    }

    private static Map<String, Object> facts(PieceType type) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("type", type.number());
        facts.put("movement", type.movement().title());
        facts.put("step", type.multiple() ? "multiple" : "single");
        facts.put("capture", type.stepOver() ? "step over" : "step into");
        facts.put("conversion", type.conversion());
        return facts;
    }
}
