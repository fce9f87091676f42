package rulesmith.rules;

import java.util.List;

/** English draughts, a point of the rule space: what new games are compared with. */
public final class Draughts {

    private static final String GENES = "1,0,1,0,1,0,1,0, 0,1,0,1,0,1,0,1, 1,0,1,0,1,0,1,0, 1,2,1,1,1,1, 0,0,0,0,0,0,"
            + " 1,1,0,0,0,0, 0, 2,0,0,0,0,0, 1";

    private Draughts() {}

    public static RuleSet ruleSet() {
        List<Integer> genes = RuleSet.parseGenes(GENES);
        return RuleSet.of("English draughts", genes, Conventions.DEFAULT);
    }
}
