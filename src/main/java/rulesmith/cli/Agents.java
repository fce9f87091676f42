package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import rulesmith.game.BoardGame;
import rulesmith.game.Game;
import rulesmith.learning.Champion;
import rulesmith.learning.ChampionFile;
import rulesmith.learning.NetworkAgent;
import rulesmith.learning.Wiring;
import rulesmith.play.Agent;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.RandomAgent;

/** The agents users can name: a new one is one line here, unless it has to be found on the disk. */
final class Agents {

    /** As help texts list them. */
    static final String NAMES = "random, one-ply, one-ply-random-ties, champion, champion:FILE";

    static final String CHAMPION = "champion";
    static final String CHAMPION_FILE = "champion:";

    private static final Map<String, Function<Game, Agent>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("random", game -> new RandomAgent());
        ALL.put(OnePlyAgent.NAME, OnePlyAgent::new);
        ALL.put(OnePlyAgent.RANDOM_TIES, OnePlyAgent::withRandomTies);
    }

    private final Console console;

    Agents(Console console) {
        this.console = console;
    }

    /** What makes an agent for a game, as often as one is needed. */
    Function<Game, Agent> named(String name, Game game) throws IOException {
        if (name.equals(CHAMPION) || name.startsWith(CHAMPION_FILE)) {
            return champion(name, game);
        }
        Function<Game, Agent> agent = ALL.get(name);
        if (agent == null) {
            throw new UsageException("there is no agent \"" + name + "\", expected one of " + NAMES);
        }
        return agent;
    }

    private Function<Game, Agent> champion(String name, Game game) throws IOException {
        if (!(game instanceof BoardGame board)) {
            throw new UsageException(game.name() + " is not a game of pieces on a board, which a champion needs");
        }
        Path file = name.equals(CHAMPION) ? learned(game) : path(name.substring(CHAMPION_FILE.length()));
        Champion champion = ChampionFile.read(file);
        if (!champion.game().equals(game.id())) {
            throw new UsageException(file + " was trained on " + champion.name() + " (" + champion.game() + "), not on "
                    + game.name() + " (" + game.id() + ")");
        }
        return any -> new NetworkAgent(name, champion.network(), board);
    }

    private Path learned(Game game) throws IOException {
        for (Wiring wiring : Wiring.values()) {
            Path file = LearnSession.championFile(console, game, wiring);
            if (Files.exists(file)) {
                return file;
            }
        }
        throw new UsageException(
                "nobody has learned these rules of " + game.name() + " yet: 'rulesmith learn' makes a champion");
    }

    private static Path path(String text) {
        if (text.isBlank()) {
            throw new UsageException("champion: names no file");
        }
        try {
            return Path.of(text);
        } catch (InvalidPathException e) {
            throw new UsageException("there is no file " + text);
        }
    }
}
