package rulesmith.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.Genes;
import rulesmith.rules.PieceType;
import rulesmith.rules.RuleSet;

/** The rules of several games side by side: boards, pieces, conventions and genes. */
final class RulesComparison {

    private static final String DIFFERENT = "≠";
    private static final String NONE = "–";
    /** As wide as a board, so that labels stand over them. */
    private static final int BOARD_WIDTH = 26;

    private final List<String> labels;
    private final List<RuleSet> ruleSets;

    RulesComparison(List<ComparedGame> games) {
        this.labels = games.stream().map(ComparedGame::label).toList();
        this.ruleSets = games.stream().map(ComparedGame::ruleSet).toList();
    }

    /** Without colours: they would upset the columns. */
    List<String> boards() {
        List<String> lines = new ArrayList<>();
        for (List<Integer> block : blocks(ruleSets.size())) {
            List<List<String>> boards = block.stream().map(this::board).toList();
            for (int i = 0; i < boards.get(0).size(); i++) {
                int row = i;
                lines.add(boards.stream()
                        .map(board -> board.get(row))
                        .collect(Collectors.joining("   "))
                        .stripTrailing());
            }
            lines.add("");
        }
        lines.set(lines.size() - 1, RulesText.BOARD_KEY);
        return lines;
    }

    private List<String> board(int game) {
        List<String> lines = new ArrayList<>();
        lines.add(labels.get(game) + " ".repeat(BOARD_WIDTH - labels.get(game).length()));
        new RuleSetGame(ruleSets.get(game)).start().diagram().lines().forEach(lines::add);
        return lines;
    }

    /** Two rows of two are easier to read than four games side by side; three fit. */
    static List<List<Integer>> blocks(int games) {
        return games == 4
                ? List.of(List.of(0, 1), List.of(2, 3))
                : List.of(IntStream.range(0, games).boxed().toList());
    }

    /** What the genes and conventions say, a row each; marked where the games differ. */
    List<String> rules() {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        row(rows, "pieces", r -> String.valueOf(r.pieceCount()));
        row(
                rows,
                "types in play",
                r -> r.typesInPlay().stream().map(String::valueOf).collect(Collectors.joining(" ")));
        row(rows, "piece of honor", RulesComparison::honor);
        row(rows, "mandatory capture", r -> r.captureMandatory() ? "yes" : "no");
        row(rows, "most pieces", r -> String.valueOf(r.conventions().maxPieces()));
        row(rows, "move limit", r -> r.conventions().moveLimit() + " plies");
        row(rows, "at the limit", r -> r.conventions().atLimit().toString());
        row(rows, "straight moves", r -> r.conventions().straight().toString());
        TreeSet<Integer> types = new TreeSet<>();
        ruleSets.forEach(ruleSet -> types.addAll(ruleSet.typesInPlay()));
        for (int type : types) {
            typeRow(rows, type, "movement", t -> t.movement().title());
            typeRow(rows, type, "step", t -> t.multiple() ? "multiple" : "single");
            typeRow(rows, type, "capture", t -> t.stepOver() ? "step over" : "step into");
            typeRow(rows, type, "conversion", t -> t.converts() ? "to " + type(t.conversion()) : "none");
        }
        List<String> lines = table("RULE", rows);
        lines.add("");
        lines.add(DIFFERENT + " not the same in all games   " + NONE + " a type that is not in play");
        return lines;
    }

    private static String honor(RuleSet ruleSet) {
        boolean idle = ruleSet.honor() != 0 && !ruleSet.typesInPlay().contains(ruleSet.honor());
        return type(ruleSet.honor()) + (idle ? ", not in play" : "");
    }

    private static String type(int number) {
        return number == 0 ? "none" : "type " + number;
    }

    private void row(Map<String, List<String>> rows, String title, Function<RuleSet, String> value) {
        rows.put(title, ruleSets.stream().map(value).toList());
    }

    private void typeRow(Map<String, List<String>> rows, int type, String what, Function<PieceType, String> value) {
        row(rows, "type " + type + " " + what, r -> r.typesInPlay().contains(type) ? value.apply(r.type(type)) : NONE);
    }

    /** The genes in which not all games agree, by index. */
    List<Integer> differingGenes() {
        return IntStream.range(0, Genes.COUNT)
                .filter(i ->
                        ruleSets.stream().map(r -> r.genes().get(i)).distinct().count() > 1)
                .boxed()
                .toList();
    }

    List<String> genes() {
        List<Integer> differing = differingGenes();
        List<String> lines = new ArrayList<>();
        if (differing.isEmpty()) {
            boolean same = ruleSets.stream().map(RuleSet::id).distinct().count() == 1;
            lines.add("No gene differs" + (same ? ": the rules are the same." : ", but the conventions do."));
            return lines;
        }
        Map<String, Long> groups = differing.stream()
                .collect(Collectors.groupingBy(i -> Genes.group(i).title(), LinkedHashMap::new, Collectors.counting()));
        String counts = groups.entrySet().stream()
                .map(group -> group.getKey() + " " + group.getValue())
                .collect(Collectors.joining(", "));
        lines.addAll(TextLayout.wrap(
                differing.size() + " of " + Genes.COUNT + " genes differ: " + counts + ".", TextLayout.WIDTH));
        lines.add("");
        List<List<String>> table = new ArrayList<>();
        table.add(row("GENE", labels));
        for (int i : differing) {
            table.add(row(
                    Genes.name(i),
                    ruleSets.stream().map(r -> String.valueOf(r.genes().get(i))).toList()));
        }
        lines.addAll(TextLayout.table(table));
        return lines;
    }

    Object geneFacts() {
        return differingGenes().stream()
                .map(i -> {
                    Map<String, Object> facts = new LinkedHashMap<>();
                    facts.put("gene", i + 1);
                    facts.put("name", Genes.name(i));
                    facts.put(
                            "values",
                            ruleSets.stream().map(r -> r.genes().get(i)).toList());
                    return facts;
                })
                .toList();
    }

    private List<String> table(String title, Map<String, List<String>> rows) {
        List<String> lines = new ArrayList<>();
        for (List<Integer> block : blocks(ruleSets.size())) {
            if (!lines.isEmpty()) {
                lines.add("");
            }
            List<List<String>> table = new ArrayList<>();
            table.add(row(title, block.stream().map(labels::get).toList(), ""));
            rows.forEach((name, values) -> table.add(row(
                    name,
                    block.stream().map(values::get).toList(),
                    values.stream().distinct().count() > 1 ? DIFFERENT : "")));
            lines.addAll(TextLayout.table(table));
        }
        return lines;
    }

    private static List<String> row(String first, List<String> middle, String... last) {
        List<String> row = new ArrayList<>(List.of(first));
        row.addAll(middle);
        row.addAll(List.of(last));
        return row;
    }
}
