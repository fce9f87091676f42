package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import rulesmith.learning.Learnability;

/**
 * The games of a report.
 *
 * @param all those of one group together, the groups in the order in which they were first seen
 * @param groups their names; a single one of no name if there are none
 */
record LearnedGames(List<LearnedGame> all, List<String> groups) {

    /** With more games their names would fill the legend, and their points the plot. */
    private static final int FEW = 8;

    static LearnedGames of(List<LearnedGame> games) {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("expected one game or more");
        }
        List<String> groups = games.stream().map(LearnedGame::group).distinct().toList();
        List<LearnedGame> together = new ArrayList<>();
        groups.forEach(group ->
                games.stream().filter(game -> game.group().equals(group)).forEach(together::add));
        return new LearnedGames(List.copyOf(together), groups);
    }

    boolean isOne() {
        return all.size() == 1;
    }

    boolean grouped() {
        return groups.size() > 1 || !groups.get(0).isEmpty();
    }

    boolean few() {
        return all.size() <= FEW;
    }

    List<LearnedGame> in(String group) {
        return all.stream().filter(game -> game.group().equals(group)).toList();
    }

    /** The fewest seeds of a game. */
    int seeds() {
        return all.stream()
                .mapToInt(game -> game.learnability().seeds().size())
                .min()
                .orElseThrow();
    }

    boolean preliminary() {
        return seeds() < Learnability.ENOUGH_SEEDS;
    }

    /** Groups have colours, and games only where there are none. */
    int colour(LearnedGame game) {
        return grouped() ? groups.indexOf(game.group()) : all.indexOf(game);
    }

    /** Many games of a group are told apart by nothing. */
    int pattern(LearnedGame game) {
        if (!grouped()) {
            return all.indexOf(game);
        }
        return few() ? in(game.group()).indexOf(game) : groups.indexOf(game.group());
    }

    /** In a legend; empty for a game that another of its group stands for. */
    String label(LearnedGame game) {
        if (!grouped()) {
            return game.title();
        }
        if (few()) {
            return game.title() + " (" + game.group() + ")";
        }
        List<LearnedGame> together = in(game.group());
        return together.indexOf(game) == 0
                ? Figures.capital(game.group()) + ": " + Figures.count(together.size(), "game", "games")
                : "";
    }
}
