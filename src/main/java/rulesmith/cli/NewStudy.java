package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.RuleSetGame;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.RuleSet;
import rulesmith.survey.StudyGame;

/** The games of a study, blinded: participants see names that say nothing, dealt out by the seed. */
final class NewStudy {

    /** The game that the others are compared with. */
    static final String CONTROL = "random";

    private static final List<String> ALIASES = List.of(
            "Amber", "Birch", "Cedar", "Delta", "Ember", "Fjord", "Grove", "Heron", "Islet", "Jade", "Kite", "Lotus");

    private final RuleSetFinder finder;
    private final Seed seed;

    NewStudy(RuleSetFinder finder, Seed seed) {
        this.finder = finder;
        this.seed = seed;
    }

    /** @param names of rule sets; "random" is a random one, the control */
    List<StudyGame> games(List<String> names) throws IOException {
        if (names.size() > ALIASES.size()) {
            throw new UsageException(names.size() + " games, expected at most " + ALIASES.size());
        }
        if (Collections.frequency(names, CONTROL) > 1) {
            throw new UsageException("random is among the games twice, expected once: the others are compared with it");
        }
        List<RuleSet> found = new ArrayList<>();
        for (String name : names) {
            found.add(name.equals(CONTROL) ? random() : finder.find(name));
        }
        List<String> left = new ArrayList<>(ALIASES.subList(0, names.size()));
        SeededRandom random = seed.derive("aliases").generator();
        List<StudyGame> games = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            boolean control = names.get(i).equals(CONTROL);
            games.add(StudyGame.of(left.remove(random.nextInt(left.size())), control, playable(found.get(i))));
        }
        return games;
    }

    private static RuleSet playable(RuleSet ruleSet) {
        if (new RuleSetGame(ruleSet).start().outcome().isOver()) {
            throw new UsageException(ruleSet.name() + " is over before the first move: nobody can play it");
        }
        return ruleSet;
    }

    /** The first rule set of the seed in which there is something to play. */
    private RuleSet random() {
        for (int i = 0; ; i++) {
            // Short, so that random:SEED gives the same rules elsewhere.
            Seed own = Seed.of(seed.derive("control").derive(i).value() >>> 40);
            RuleSet ruleSet = Genome.random(own, Conventions.DEFAULT)
                    .ruleSet("Random " + own, Conventions.DEFAULT)
                    .withProvenance(Map.of("origin", "random", "seed", own.toString()));
            if (!new RuleSetGame(ruleSet).start().outcome().isOver()) {
                return ruleSet;
            }
        }
    }
}
