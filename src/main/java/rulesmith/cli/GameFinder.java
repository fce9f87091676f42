package rulesmith.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import rulesmith.game.Game;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.play.GameRecord;
import rulesmith.rules.Conventions;

/** Finds the game a user means: a built-in one by its name, otherwise a rule set. */
final class GameFinder {

    static final String ALL = "all";

    /** What an invented name cannot be, because these words mean something else; no other has digits. */
    static final List<String> RESERVED =
            Stream.concat(Stream.of(ALL), BuiltInGames.WORDS.stream()).toList();

    private final Console console;

    GameFinder(Console console) {
        this.console = console;
    }

    /** Whether a rule set cannot be called so. */
    static boolean isReserved(String shortName) {
        return RESERVED.contains(shortName) || BuiltInGames.isName(shortName);
    }

    Game find(String what) throws IOException {
        Optional<Game> builtIn = BuiltInGames.find(what);
        return builtIn.isPresent()
                ? builtIn.get()
                : new RuleSetGame(new RuleSetFinder(console, BuiltInGames.WORDS).find(what));
    }

    /** A game for two to be measured: chess has the move limit of the rule sets, so that it is measured as they are. */
    Game findForTwo(String what) throws IOException {
        if (what.equals(BuiltInGames.CHESS)) {
            return Chess.limited(Conventions.DEFAULT.moveLimit());
        }
        Game game = find(what);
        if (BuiltInGames.isForOne(game)) {
            throw new UsageException(what + " is a game for one player, and two are needed here");
        }
        return game;
    }

    /** The games by the names they were asked for; "all" stands for chess and every rule set. */
    Map<String, Game> findAllForTwo(List<String> names) throws IOException {
        Map<String, Game> games = new LinkedHashMap<>();
        for (String name : names) {
            if (name.equals(ALL)) {
                addAll(games);
            } else if (!games.containsKey(name)) {
                games.put(name, findForTwo(name));
            }
        }
        return games;
    }

    private void addAll(Map<String, Game> games) throws IOException {
        games.put(BuiltInGames.CHESS, findForTwo(BuiltInGames.CHESS));
        new RuleSetFinder(console).all().forEach((name, ruleSet) -> games.putIfAbsent(name, new RuleSetGame(ruleSet)));
    }

    /** The position of a game after a line of play; one of them may be {@code -}, for standard input. */
    Position position(String game, String line) throws IOException {
        if (line.equals("-") && game.equals("-")) {
            throw new UsageException("only one of GAME and --line can come from standard input");
        }
        Position position = find(game).start();
        for (String move : GameRecord.parseMoves(line.equals("-") ? RuleSetFinder.readAll(console) : line)) {
            position.play(position.parse(move));
        }
        return position;
    }
}
