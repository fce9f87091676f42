package rulesmith.survey;

import java.util.List;
import rulesmith.Seed;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.Draughts;
import rulesmith.rules.RuleSet;

/** Studies for tests. */
public final class AnyStudy {

    private AnyStudy() {}

    /** Draughts and random rules, one run each. */
    public static Study ofTwo() {
        return with("one-ply", 1, game("Amber", false, Draughts.ruleSet()), game("Birch", true, random(7)));
    }

    public static Study with(String opponent, int runs, StudyGame... games) {
        return new Study("trial", "New games", 5, runs, opponent, 20, List.of(games));
    }

    public static StudyGame game(String alias, boolean control, RuleSet rules) {
        return StudyGame.of(alias, control, rules);
    }

    public static RuleSet random(long seed) {
        return Genome.random(Seed.of(seed), Conventions.DEFAULT).ruleSet("Random " + seed, Conventions.DEFAULT);
    }
}
