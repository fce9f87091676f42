package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.RuleSetGame;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;
import rulesmith.rules.RuleSet;
import rulesmith.survey.InvalidSurveyException;
import rulesmith.survey.Study;
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

    /** @param names of rule sets; "random" is a random one, the control, and "all" stands for every one of the folder */
    List<StudyGame> games(List<String> names) throws IOException {
        if (Collections.frequency(names, CONTROL) > 1) {
            throw new UsageException("random is among the games twice, expected once: the others are compared with it");
        }
        List<RuleSet> found = new ArrayList<>();
        int control = -1;
        for (String name : names) {
            if (name.equals(CONTROL)) {
                control = found.size();
                found.add(random());
            } else if (name.equals(GameFinder.ALL)) {
                found.addAll(all(names.size() - 1));
            } else {
                found.add(finder.find(name));
            }
        }
        return blinded(found, control);
    }

    /** @param others how many games there are beside them */
    private Collection<RuleSet> all(int others) throws IOException {
        Collection<RuleSet> all = finder.all().values();
        if (all.size() + others > Study.MOST_GAMES) {
            throw new UsageException("all stands for " + all.size() + " rule sets"
                    + (others == 0 ? "," : ", " + (all.size() + others) + " games with the others,")
                    + " and a study has at"
                    + " most " + Study.MOST_GAMES + " games: name those you want, separated by commas");
        }
        return all;
    }

    /** These games, and a random one as control if that is wanted. */
    List<StudyGame> games(List<RuleSet> ruleSets, boolean control) {
        List<RuleSet> all = new ArrayList<>(ruleSets);
        if (control) {
            all.add(random());
        }
        return blinded(all, control ? ruleSets.size() : -1);
    }

    /** @param control which one is the control, -1 for none */
    private List<StudyGame> blinded(List<RuleSet> ruleSets, int control) {
        if (ruleSets.size() > ALIASES.size()) {
            throw new InvalidSurveyException(ruleSets.size() + " games, expected at most " + ALIASES.size());
        }
        List<String> left = new ArrayList<>(ALIASES.subList(0, ruleSets.size()));
        SeededRandom random = seed.derive("aliases").generator();
        List<StudyGame> games = new ArrayList<>();
        for (int i = 0; i < ruleSets.size(); i++) {
            String alias = left.remove(random.nextInt(left.size()));
            games.add(StudyGame.of(alias, i == control, playable(ruleSets.get(i))));
        }
        return games;
    }

    /** The study with one more game, under the first name that is free. */
    static Study with(Study study, RuleSet ruleSet) {
        List<String> taken = study.games().stream().map(StudyGame::alias).toList();
        String alias = ALIASES.stream()
                .filter(name -> !taken.contains(name))
                .findFirst()
                .orElseThrow(() -> new InvalidSurveyException("a study has at most " + ALIASES.size() + " games"));
        List<StudyGame> games = new ArrayList<>(study.games());
        games.add(StudyGame.of(alias, false, playable(ruleSet)));
        return new Study(
                study.name(), study.title(), study.seed(), study.runs(), study.opponent(), study.planned(), games);
    }

    private static RuleSet playable(RuleSet ruleSet) {
        if (new RuleSetGame(ruleSet).start().outcome().isOver()) {
            throw new InvalidSurveyException(ruleSet.name() + " is over before the first move: nobody can play it");
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
