package rulesmith.cli;

import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rulesmith.Seed;
import rulesmith.game.BoardGame;
import rulesmith.game.RuleSetGame;
import rulesmith.genome.Genome;
import rulesmith.rules.Conventions;

/**
 * A game to be learned.
 *
 * @param name as the user calls it
 */
record Subject(String name, BoardGame game) {

    private static final Pattern RANDOM = Pattern.compile("random(?::(\\d{1,18}))?");

    /** A game by its name, or a random one: {@code random}, {@code random:7}. */
    static Subject find(String name, Console console) throws IOException {
        Matcher random = RANDOM.matcher(name);
        if (random.matches()) {
            return random(name, random.group(1) == null ? 1 : Long.parseLong(random.group(1)));
        }
        if (new GameFinder(console).find(name) instanceof BoardGame game) {
            return new Subject(name, game);
        }
        throw new UsageException(name + " is not a game of pieces on a board");
    }

    /** The rules that 'rulesmith new' makes of the seed. */
    static Subject random(String name, long seed) {
        Genome genome = Genome.random(Seed.of(seed), Conventions.DEFAULT);
        return new Subject(name, new RuleSetGame(genome.ruleSet("Random " + seed, Conventions.DEFAULT)));
    }
}
