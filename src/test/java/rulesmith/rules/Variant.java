package rulesmith.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Rule sets that differ from a plain one in what a test is about. */
public final class Variant {

    /** One piece, of type 1, on d2; every type steps one cell in all directions and into its victims; nothing else. */
    public static final RuleSet PLAIN = RuleSet.of("Plain", plainGenes(), Conventions.DEFAULT);

    /** The index of its placement gene. */
    public static final int D2 = 11;

    private Variant() {}

    private static List<Integer> plainGenes() {
        List<Integer> genes = new ArrayList<>(Collections.nCopies(Genes.COUNT, 0));
        genes.set(D2, 1);
        Collections.fill(genes.subList(Genes.MOVEMENT, Genes.STEP), Movement.ALL.gene());
        return genes;
    }

    /** The plain rule set with some genes changed: index, value, index, value … */
    public static RuleSet of(int... changes) {
        return RuleSet.of("Variant", genes(changes), Conventions.DEFAULT);
    }

    public static List<Integer> genes(int... changes) {
        List<Integer> genes = plainGenes();
        for (int i = 0; i < changes.length; i += 2) {
            genes.set(changes[i], changes[i + 1]);
        }
        return genes;
    }
}
