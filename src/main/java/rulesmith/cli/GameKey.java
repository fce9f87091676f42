package rulesmith.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.rules.Measurement;

/** What listed games are sorted by and conditions are put on. */
record GameKey(String name, Kind kind) {

    /** Where the value is found. */
    enum Kind {
        NAME,
        PIECES,
        METRIC,
        /** Of the provenance. */
        NOTE
    }

    static final GameKey BY_NAME = new GameKey("name", Kind.NAME);

    /** The notes that the program itself writes; a condition on them is no mistake where no game has one yet. */
    private static final List<String> NOTES =
            List.of("origin", "run", "individual", "generation", "parents", "lineage", "seed", "algorithm", "state");

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d+)?");

    /** What games can be sorted by. */
    static GameKey toSortBy(String name, Collection<? extends Listed> games) {
        GameKey key = find(name, games);
        if (key == null || key.kind == Kind.NOTE) {
            throw new UsageException("--sort is \"" + name + "\", expected name, pieces or a metric: "
                    + String.join(", ", MetricNames.known(metrics(games))));
        }
        return key;
    }

    /** The key of this name, or null if the games and the program know none. */
    static GameKey find(String name, Collection<? extends Listed> games) {
        if (name.equals(BY_NAME.name)) {
            return BY_NAME;
        }
        if (name.equals("pieces")) {
            return new GameKey(name, Kind.PIECES);
        }
        if (MetricNames.known(metrics(games)).contains(name)) {
            return new GameKey(name, Kind.METRIC);
        }
        return notes(games).contains(name) ? new GameKey(name, Kind.NOTE) : null;
    }

    /** The metrics that are stored with some game. */
    static Set<String> metrics(Collection<? extends Listed> games) {
        Set<String> names = new TreeSet<>();
        games.forEach(game -> names.addAll(game.metrics().keySet()));
        return names;
    }

    private static Set<String> notes(Collection<? extends Listed> games) {
        Set<String> names = new TreeSet<>(NOTES);
        games.forEach(game -> names.addAll(game.notes().keySet()));
        return names;
    }

    /** Whether values are always numbers; of notes, some are. */
    boolean numeric() {
        return kind == Kind.PIECES || kind == Kind.METRIC;
    }

    /** The number a text is, or null: stricter than Java, which also takes 1f and NaN. */
    static Double number(String text) {
        return NUMBER.matcher(text).matches() ? Double.valueOf(text) : null;
    }

    /** The value of a game as a number, or null if it has none. */
    Double number(Listed game) {
        if (kind == Kind.PIECES) {
            return game.pieces() == null ? null : Double.valueOf(game.pieces());
        }
        if (kind == Kind.METRIC) {
            Measurement measured = game.metrics().get(name);
            return measured == null ? null : (Double) measured.mean();
        }
        String text = text(game);
        return text == null ? null : number(text);
    }

    /** The value of a game as it is written, or null if it has none; names and notes only. */
    String text(Listed game) {
        return kind == Kind.NAME ? game.name() : game.notes().get(name);
    }

    /** Best first, or worst; games that have no value come last either way, and equal ones by name. */
    Comparator<Listed> order(boolean reverse) {
        if (kind == Kind.NAME) {
            Comparator<Listed> order = Comparator.comparing(Listed::name);
            return reverse ? order.reversed() : order;
        }
        Metric.Direction direction = direction();
        return Comparator.comparing((Listed game) -> number(game) == null)
                .thenComparingDouble(game -> number(game) == null ? 0 : rank(number(game), direction, reverse))
                .thenComparing(Listed::name);
    }

    private Metric.Direction direction() {
        Metric metric = Metrics.find(name);
        return kind == Kind.PIECES
                ? Metric.Direction.LOWER
                : metric == null ? Metric.Direction.NEUTRAL : metric.direction();
    }

    private static double rank(double value, Metric.Direction direction, boolean reverse) {
        double rank = switch (direction) {
            case HIGHER, NEUTRAL -> -value;
            case LOWER -> value;
            case NEAR_ZERO -> Math.abs(value);
        };
        // Adding 0 makes one zero of the two there are, which would be ordered otherwise.
        return (reverse ? -rank : rank) + 0.0;
    }
}
