package rulesmith.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;

/** Every rule set there can be, for properties; names and notes with odd letters included. */
final class AnyRuleSet {

    private static final List<Integer> CELLS =
            IntStream.range(0, RuleSet.PLACEMENTS).boxed().toList();

    private AnyRuleSet() {}

    static Arbitrary<Conventions> conventions() {
        return Combinators.combine(
                        Arbitraries.integers().between(1, 24),
                        Arbitraries.integers().between(1, Integer.MAX_VALUE),
                        Arbitraries.of(AtLimit.class),
                        Arbitraries.of(Straight.class))
                .as(Conventions::new);
    }

    static Arbitrary<List<Integer>> genes(Conventions conventions) {
        Arbitrary<List<Integer>> placement = Combinators.combine(
                        Arbitraries.integers().between(1, conventions.maxPieces()),
                        Arbitraries.shuffle(CELLS),
                        Arbitraries.integers().between(1, RuleSet.TYPES).list().ofSize(RuleSet.PLACEMENTS))
                .as((pieces, cells, types) -> {
                    List<Integer> placed = new ArrayList<>(Collections.nCopies(RuleSet.PLACEMENTS, 0));
                    cells.subList(0, pieces).forEach(cell -> placed.set(cell, types.get(cell)));
                    return placed;
                });
        Arbitrary<List<Integer>> others = Combinators.combine(IntStream.range(RuleSet.PLACEMENTS, Genes.COUNT)
                        .<Arbitrary<Integer>>mapToObj(
                                i -> Arbitraries.integers().between(Genes.min(i), Genes.max(i)))
                        .toList())
                .as(values -> values);
        return Combinators.combine(placement, others).as((placed, rest) -> {
            List<Integer> genes = new ArrayList<>(placed);
            genes.addAll(rest);
            return genes;
        });
    }

    static Arbitrary<RuleSet> ruleSets() {
        Arbitrary<Map<String, String>> provenance =
                Arbitraries.maps(text(), text()).ofMaxSize(4);
        Arbitrary<Map<String, Measurement>> metrics =
                Arbitraries.maps(text(), measurements()).ofMaxSize(4);
        return conventions()
                .flatMap(conventions -> Combinators.combine(names(), genes(conventions), provenance, metrics)
                        .as((name, genes, notes, measured) -> new RuleSet(name, genes, conventions, notes, measured)));
    }

    /** Whatever a name may hold, among it what JSON, file systems and terminals treat in their own way. */
    private static Arbitrary<String> names() {
        return letters()
                .filter(letter -> !Character.isISOControl(letter.codePointAt(0)))
                .list()
                .ofMinSize(1)
                .ofMaxSize(20)
                .map(letters -> String.join("", letters).strip())
                .filter(name -> !name.isBlank());
    }

    private static Arbitrary<String> text() {
        return letters().list().ofMaxSize(12).map(letters -> String.join("", letters));
    }

    private static Arbitrary<String> letters() {
        return Arbitraries.of(
                "a",
                "Z",
                "7",
                " ",
                "\"",
                "\\",
                "/",
                "'",
                "{",
                "}",
                "[",
                ",",
                ":",
                "<",
                "&",
                "%",
                ".",
                "-",
                "ß",
                "é",
                "e\u0301",
                "名",
                "\ud83c\udfb2",
                "\u2028",
                "\u00a0",
                "\ufeff",
                "\n",
                "\r",
                "\t",
                "\0",
                "\u001b");
    }

    private static Arbitrary<Measurement> measurements() {
        Arbitrary<Double> numbers = Arbitraries.oneOf(
                Arbitraries.doubles().between(-1e300, 1e300),
                Arbitraries.of(0.0, -0.0, 0.1, 1e-300, Double.MIN_VALUE, Double.MAX_VALUE, 100.0, 1 / 3.0));
        return Combinators.combine(
                        numbers.list().ofSize(3), Arbitraries.integers().between(0, Integer.MAX_VALUE))
                .as((values, games) -> {
                    List<Double> sorted = values.stream().sorted().toList();
                    return new Measurement(sorted.get(1), sorted.get(0), sorted.get(2), games);
                });
    }
}
