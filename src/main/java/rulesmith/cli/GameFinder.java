package rulesmith.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.rules.Conventions;

/** Finds the game a user means: a built-in one by its name, otherwise a rule set. */
final class GameFinder {

    static final String ALL = "all";
    private static final String CHESS = "chess";
    /** What a rule set cannot be called, because these words mean something else. */
    static final List<String> RESERVED = List.of(ALL, CHESS);

    private final Console console;

    GameFinder(Console console) {
        this.console = console;
    }

    Game find(String what) throws IOException {
        // With the move limit of the rule sets, so that chess is measured as they are.
        return what.equals(CHESS)
                ? Chess.limited(Conventions.DEFAULT.moveLimit())
                : new RuleSetGame(new RuleSetFinder(console).find(what));
    }

    /** The games by the names they were asked for; "all" stands for every rule set and every built-in game. */
    Map<String, Game> findAll(List<String> names) throws IOException {
        Map<String, Game> games = new LinkedHashMap<>();
        for (String name : names) {
            if (name.equals(ALL)) {
                addAll(games);
            } else if (!games.containsKey(name)) {
                games.put(name, find(name));
            }
        }
        return games;
    }

    private void addAll(Map<String, Game> games) throws IOException {
        games.put(CHESS, find(CHESS));
        new RuleSetFinder(console).all().forEach((name, ruleSet) -> games.putIfAbsent(name, new RuleSetGame(ruleSet)));
    }
}
