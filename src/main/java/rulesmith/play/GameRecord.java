package rulesmith.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Position;

/**
 * One played game: enough to play it again.
 *
 * @param game the id of its rules
 * @param name what its rules were called
 * @param south the agent or person who moved first
 * @param seed what the agents' randomness came from
 * @param moves in notation
 * @param ending how the game ended, in a word or two; a game may have been given up before its rules ended it
 */
public record GameRecord(
        String game,
        String name,
        String south,
        String north,
        long seed,
        List<String> moves,
        Outcome outcome,
        String ending) {

    public static final String RESIGNED = "resigned";
    public static final String UNFINISHED = "unfinished";

    private static final String FORMAT = "rulesmith-record/1";

    public GameRecord {
        moves = List.copyOf(moves);
    }

    /** Plays the moves again; {@link rulesmith.game.IllegalMoveException} if the game does not allow one. */
    public Position replay(Game rules) {
        if (!rules.id().equals(game)) {
            throw new IllegalArgumentException(
                    "the record is of game " + game + ", not of " + rules.id() + " (" + rules.name() + ")");
        }
        Position position = rules.start();
        for (String move : moves) {
            position.play(position.parse(move));
        }
        return position;
    }

    /** A text people can read: a heading of labelled lines, then the moves, two a line. */
    public String text() {
        StringBuilder text = new StringBuilder();
        text.append("format ").append(FORMAT).append('\n');
        text.append("game ").append(game).append('\n');
        text.append("name ").append(name).append('\n');
        text.append("south ").append(south).append('\n');
        text.append("north ").append(north).append('\n');
        text.append("seed ").append(seed).append('\n');
        text.append("outcome ").append(outcome.word()).append('\n');
        text.append("ending ").append(ending).append('\n').append('\n');
        for (int ply = 0; ply < moves.size(); ply += 2) {
            text.append(ply / 2 + 1).append(". ").append(moves.get(ply));
            text.append(ply + 1 < moves.size() ? " " + moves.get(ply + 1) : "").append('\n');
        }
        return text.toString();
    }

    public static GameRecord parse(String text) {
        String[] parts = text.replace("\r\n", "\n").split("\n\n", 2);
        Map<String, String> heading = new LinkedHashMap<>();
        parts[0].lines().forEach(line -> {
            String[] words = line.split(" ", 2);
            heading.put(words[0], words.length < 2 ? "" : words[1]);
        });
        if (!FORMAT.equals(heading.get("format"))) {
            throw new IllegalArgumentException("the first line must be \"format " + FORMAT + "\"");
        }
        for (String label : List.of("game", "name", "south", "north", "seed", "outcome", "ending")) {
            if (!heading.containsKey(label)) {
                throw new IllegalArgumentException("the line \"" + label + " …\" is missing");
            }
        }
        return new GameRecord(
                heading.get("game"),
                heading.get("name"),
                heading.get("south"),
                heading.get("north"),
                parseSeed(heading.get("seed")),
                parseMoves(parts.length < 2 ? "" : parts[1]),
                Outcome.parse(heading.get("outcome")),
                heading.get("ending"));
    }

    private static long parseSeed(String number) {
        try {
            return Long.parseLong(number);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("the seed is \"" + number + "\", expected a whole number", e);
        }
    }

    /** The moves of a line of play as people write it: separated by white space, move numbers such as "12." ignored. */
    public static List<String> parseMoves(String line) {
        List<String> moves = new ArrayList<>(Arrays.asList(line.strip().split("\\s+")));
        moves.removeIf(word -> word.isEmpty() || word.matches("\\d+\\.+"));
        return moves;
    }
}
