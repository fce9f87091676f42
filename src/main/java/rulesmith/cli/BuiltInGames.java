package rulesmith.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rulesmith.game.Game;
import rulesmith.games.Chess;
import rulesmith.games.ConnectFour;
import rulesmith.games.Gobang;
import rulesmith.games.Othello;
import rulesmith.games.PGame;
import rulesmith.games.Twenty48;

/** The games that come with the program and are no rule sets. What a user types is the id of the game. */
final class BuiltInGames {

    static final String CHESS = "chess";

    /** As help texts list them. */
    static final String NAMES =
            "chess, connect4, othello, gobang, 2048; in other sizes connect4-COLUMNSxROWS, othello-6,"
                    + " othello-4, gobang-SIZE, 2048-2x2-16 and the like; or pgame-BRANCHINGxDEPTH-SEED";

    /**
     * A game in all its sizes.
     *
     * @param word its name in the usual size, and how its other names begin
     * @param usual null if no size is usual
     * @param sizes how its other names go on
     * @param expected the same for people
     */
    private record Family(
            String word, Supplier<Game> usual, Pattern sizes, String expected, Function<Matcher, Game> maker) {

        Family(String word, Supplier<Game> usual, String sizes, String expected, Function<Matcher, Game> maker) {
            this(word, usual, Pattern.compile(word + "-" + sizes), expected, maker);
        }

        boolean has(String name) {
            return usual != null && name.equals(word) || sizes.matcher(name).matches();
        }

        Game game(String name) {
            Matcher matcher = sizes.matcher(name);
            if (!matcher.matches()) {
                return usual.get();
            }
            try {
                return maker.apply(matcher);
            } catch (IllegalArgumentException e) {
                throw new UsageException("\"" + name + "\" has " + e.getMessage());
            }
        }

        String names() {
            return (usual == null ? "" : word + " or ") + word + "-" + expected;
        }
    }

    /** Short enough for an int. */
    private static final String NUMBER = "(\\d{1,9})";

    private static final List<Family> FAMILIES = List.of(
            new Family(CHESS, Chess::standard, NUMBER, "PLIES", m -> Chess.limited(number(m, 1))),
            new Family(
                    "connect4",
                    ConnectFour::standard,
                    NUMBER + "x" + NUMBER,
                    "COLUMNSxROWS",
                    m -> ConnectFour.of(number(m, 1), number(m, 2))),
            new Family("othello", Othello::standard, NUMBER, "SIZE", m -> Othello.of(number(m, 1))),
            new Family("gobang", Gobang::standard, NUMBER, "SIZE", m -> Gobang.of(number(m, 1))),
            new Family(
                    "2048",
                    Twenty48::standard,
                    NUMBER + "x" + NUMBER + "-(\\d{1,9}|endless)",
                    "SIZExSIZE-GOAL",
                    BuiltInGames::twenty48),
            new Family(
                    "pgame",
                    null,
                    NUMBER + "x" + NUMBER + "-(-?\\d{1,18})",
                    "BRANCHINGxDEPTH-SEED",
                    m -> PGame.of(number(m, 1), number(m, 2), Long.parseLong(m.group(3)))));

    /** Every name that is a word and nothing else. */
    static final List<String> WORDS = FAMILIES.stream()
            .filter(family -> family.usual != null)
            .map(Family::word)
            .toList();

    private BuiltInGames() {}

    private static int number(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    private static Game twenty48(Matcher matcher) {
        int size = number(matcher, 1);
        if (number(matcher, 2) != size) {
            throw new IllegalArgumentException(
                    "a board of " + matcher.group(1) + "x" + matcher.group(2) + ", expected a square one");
        }
        return Twenty48.of(size, matcher.group(3).equals("endless") ? Twenty48.ENDLESS : number(matcher, 3));
    }

    /** Whether a name means a built-in game and so cannot mean a rule set, though its size may be wrong. */
    static boolean isName(String name) {
        return family(name).isPresent();
    }

    private static Optional<Family> family(String name) {
        return FAMILIES.stream().filter(family -> family.has(name)).findFirst();
    }

    /** Empty if the name is none of a built-in game; {@link UsageException} if there is none of that size. */
    static Optional<Game> find(String name) {
        return family(name).map(family -> family.game(name));
    }

    /** What a name that means nothing was perhaps meant to be; empty if it is like no built-in game. */
    static Optional<String> expected(String name) {
        return FAMILIES.stream()
                .filter(family -> name.equals(family.word) || name.startsWith(family.word + "-"))
                .map(Family::names)
                .findFirst();
    }

    /** Whether one player plays it against chance. */
    static boolean isForOne(Game game) {
        return game instanceof Twenty48;
    }
}
