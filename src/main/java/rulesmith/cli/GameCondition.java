package rulesmith.cli;

import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a listed game must meet: {@code duration>0.5} or {@code origin=evolved}. A game without the value never does, not
 * even with {@code !=}.
 *
 * @param limit what the value is compared with, as it was typed
 * @param number the same as a number, or null if it is none
 */
record GameCondition(GameKey key, String operator, String limit, Double number) {

    private static final Pattern FORM = Pattern.compile("\\s*([^<>=!\\s]+)\\s*(<=|>=|!=|<|>|=)\\s*([^<>=!].*?)\\s*");

    /** Refuses what does not look like a condition, before anything is read. */
    static void check(String text) {
        if (!FORM.matcher(text).matches()) {
            throw new UsageException("--where is \"" + text + "\", expected a key, one of < <= = >= > != and a value,"
                    + " in quotes: --where 'duration>0.5'");
        }
    }

    static GameCondition of(String text, Collection<? extends Listed> games) {
        check(text);
        Matcher form = FORM.matcher(text);
        form.matches();
        GameKey key = GameKey.find(form.group(1), games);
        if (key == null) {
            throw new UsageException("--where is \"" + text + "\" and there is no \"" + form.group(1)
                    + "\", expected pieces, name, a note such as origin or run, or a metric: "
                    + String.join(", ", MetricNames.known(GameKey.metrics(games))));
        }
        String operator = form.group(2);
        String limit = form.group(3);
        Double number = GameKey.number(limit);
        boolean ordering = operator.startsWith("<") || operator.startsWith(">");
        if (key.kind() == GameKey.Kind.NAME && ordering) {
            throw new UsageException("--where is \"" + text + "\", expected = or != for a name");
        }
        if (number == null && (key.numeric() || ordering)) {
            throw new UsageException(
                    "--where is \"" + text + "\", expected a number after " + operator + ", not \"" + limit + "\"");
        }
        return new GameCondition(key, operator, limit, number);
    }

    boolean holds(Listed game) {
        boolean equality = operator.equals("=") || operator.equals("!=");
        if (equality && !key.numeric()) {
            String text = key.text(game);
            return text != null && text.equals(limit) == operator.equals("=");
        }
        Double value = key.number(game);
        return value != null && holds(Double.compare(value + 0.0, number + 0.0));
    }

    private boolean holds(int comparison) {
        return switch (operator) {
            case "<" -> comparison < 0;
            case "<=" -> comparison <= 0;
            case "=" -> comparison == 0;
            case ">=" -> comparison >= 0;
            case ">" -> comparison > 0;
            default -> comparison != 0;
        };
    }

    @Override
    public String toString() {
        return key.name() + operator + limit;
    }
}
