package rulesmith.rules;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;

/**
 * The file format of rule sets. There is one way to write a rule set, so reading what was written and writing it again
 * gives the same bytes. Reading is strict: a field that is missing or unknown is an error, not a guess.
 */
public final class RuleSetJson {

    public static final String FORMAT = "rulesmith-ruleset/1";

    private static final Set<String> FIELDS = Set.of("format", "name", "genes", "conventions", "provenance", "metrics");
    private static final Set<String> CONVENTIONS = Set.of("maxPieces", "moveLimit", "atLimit", "straight");
    private static final Set<String> MEASUREMENT = Set.of("mean", "low", "high", "games");

    private static final int LONGEST_SHOWN = 40;

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION)
            .build();

    /** What the JSON library says to programmers, at the end of what it says to everybody. */
    private static final Pattern LIBRARY_DETAILS = Pattern.compile(
            "(: (was expecting \\(|expected a valid value|enable `)| \\((start marker|of type|\\d+, from)).*");

    private RuleSetJson() {}

    public static String write(RuleSet ruleSet) {
        StringBuilder json = new StringBuilder("{\n");
        json.append("  \"format\": ").append(quoted(FORMAT)).append(",\n");
        json.append("  \"name\": ").append(quoted(ruleSet.name())).append(",\n");
        json.append("  \"genes\": [\n").append(genes(ruleSet)).append("  ],\n");
        Conventions conventions = ruleSet.conventions();
        json.append("  \"conventions\": {\n");
        json.append("    \"maxPieces\": ").append(conventions.maxPieces()).append(",\n");
        json.append("    \"moveLimit\": ").append(conventions.moveLimit()).append(",\n");
        json.append("    \"atLimit\": ")
                .append(quoted(conventions.atLimit().toString()))
                .append(",\n");
        json.append("    \"straight\": ")
                .append(quoted(conventions.straight().toString()))
                .append("\n  },\n");
        json.append("  \"provenance\": ").append(object(ruleSet.provenance(), RuleSetJson::quoted));
        if (!ruleSet.metrics().isEmpty()) {
            json.append(",\n  \"metrics\": ").append(object(ruleSet.metrics(), RuleSetJson::measurement));
        }
        return json.append("\n}\n").toString();
    }

    /** A line for each row of the set-up, then one for each group of genes. */
    private static StringBuilder genes(RuleSet ruleSet) {
        StringBuilder lines = new StringBuilder();
        for (Genes.Group group : Genes.GROUPS) {
            for (int i = 0; i < group.size(); i++) {
                int index = group.first() + i;
                boolean lineEnds = i + 1 == group.size() || i % 8 == 7;
                lines.append(i % 8 == 0 ? "    " : " ").append(ruleSet.genes().get(index));
                lines.append(index + 1 < Genes.COUNT ? "," : "").append(lineEnds ? "\n" : "");
            }
        }
        return lines;
    }

    private interface Writer<T> {
        String write(T value);
    }

    private static <T> String object(Map<String, T> fields, Writer<T> writer) {
        if (fields.isEmpty()) {
            return "{}";
        }
        List<String> lines = new ArrayList<>();
        fields.forEach((key, value) -> lines.add("    " + quoted(key) + ": " + writer.write(value)));
        return "{\n" + String.join(",\n", lines) + "\n  }";
    }

    private static String measurement(Measurement m) {
        return "{\"mean\": " + bounded(m.mean()) + ", \"low\": " + bounded(m.low()) + ", \"high\": " + bounded(m.high())
                + ", \"games\": " + m.games() + "}";
    }

    /** What has no bound is null in a file. */
    private static String bounded(double number) {
        return number == Double.MAX_VALUE ? "null" : String.valueOf(number);
    }

    private static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }

    /**
     * Reads a rule set.
     *
     * @throws InvalidRuleSetException naming the field, or the line where the text is not JSON
     */
    public static RuleSet read(String json) {
        JsonNode root = parse(json);
        if (!root.isObject()) {
            throw new InvalidRuleSetException("the file", "must hold one JSON object");
        }
        String format = text(root, "", "format");
        if (!format.equals(FORMAT)) {
            throw new InvalidRuleSetException("format", "is \"" + format + "\", expected \"" + FORMAT + "\"");
        }
        refuseUnknown(root, "", FIELDS);
        return new RuleSet(
                text(root, "", "name"), genes(root), conventions(root), provenance(root), metrics(root.get("metrics")));
    }

    private static JsonNode parse(String json) {
        try {
            return MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            String where = e.getLocation() == null
                    ? "the file"
                    : "line " + e.getLocation().getLineNr() + ", column "
                            + e.getLocation().getColumnNr();
            String problem = e.getOriginalMessage().lines().findFirst().orElse("unreadable");
            throw new InvalidRuleSetException(
                    where, "is not JSON: " + LIBRARY_DETAILS.matcher(problem).replaceFirst(""));
        }
    }

    private static List<Integer> genes(JsonNode root) {
        JsonNode array = field(root, "", "genes");
        if (!array.isArray()) {
            throw new InvalidRuleSetException("genes", "must be an array of " + Genes.COUNT + " numbers");
        }
        List<Integer> genes = new ArrayList<>();
        for (int i = 0; i < array.size(); i++) {
            String name = "genes[" + i + "]" + (i < Genes.COUNT ? " (" + Genes.name(i) + ")" : "");
            genes.add(integer(array.get(i), name));
        }
        return genes;
    }

    private static Conventions conventions(JsonNode root) {
        String path = "conventions.";
        JsonNode node = object(root, "", "conventions");
        refuseUnknown(node, path, CONVENTIONS);
        return new Conventions(
                integer(field(node, path, "maxPieces"), "conventions.maxPieces"),
                integer(field(node, path, "moveLimit"), "conventions.moveLimit"),
                choice(text(node, path, "atLimit"), "conventions.atLimit", AtLimit.class),
                choice(text(node, path, "straight"), "conventions.straight", Straight.class));
    }

    private static Map<String, String> provenance(JsonNode root) {
        JsonNode node = object(root, "", "provenance");
        Map<String, String> notes = new TreeMap<>();
        node.fieldNames().forEachRemaining(key -> notes.put(key, text(node, "provenance.", key)));
        return notes;
    }

    private static Map<String, Measurement> metrics(JsonNode node) {
        Map<String, Measurement> metrics = new TreeMap<>();
        if (node != null && !node.isObject()) {
            throw new InvalidRuleSetException("metrics", "must be an object");
        }
        for (Iterator<String> names = node == null ? List.<String>of().iterator() : node.fieldNames();
                names.hasNext(); ) {
            String name = names.next();
            metrics.put(name, measurement(object(node, "metrics.", name), "metrics." + name));
        }
        return metrics;
    }

    private static Measurement measurement(JsonNode node, String name) {
        String path = name + ".";
        refuseUnknown(node, path, MEASUREMENT);
        double mean = number(node, path, "mean");
        double low = number(node, path, "low");
        double high = number(node, path, "high");
        int games = integer(field(node, path, "games"), path + "games");
        try {
            return new Measurement(mean, low, high, games);
        } catch (InvalidRuleSetException e) {
            throw e.in(name);
        }
    }

    private static void refuseUnknown(JsonNode node, String path, Set<String> known) {
        node.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                throw new InvalidRuleSetException(path + name, "is not a field of a rule set");
            }
        });
    }

    private static JsonNode field(JsonNode node, String path, String name) {
        JsonNode field = node.get(name);
        if (field == null || field.isNull()) {
            throw new InvalidRuleSetException(path + name, "is missing");
        }
        return field;
    }

    private static JsonNode object(JsonNode node, String path, String name) {
        JsonNode field = field(node, path, name);
        if (!field.isObject()) {
            throw new InvalidRuleSetException(path + name, "must be an object");
        }
        return field;
    }

    private static String text(JsonNode node, String path, String name) {
        JsonNode field = field(node, path, name);
        if (!field.isTextual()) {
            throw new InvalidRuleSetException(path + name, "is " + shown(field) + ", expected a text");
        }
        return field.textValue();
    }

    private static int integer(JsonNode node, String name) {
        if (!node.isIntegralNumber() || !node.canConvertToInt()) {
            throw new InvalidRuleSetException(name, "is " + shown(node) + ", expected a whole number");
        }
        return node.intValue();
    }

    private static double number(JsonNode node, String path, String name) {
        if (node.path(name).isNull()) {
            return Double.MAX_VALUE;
        }
        JsonNode field = field(node, path, name);
        if (!field.isNumber()) {
            throw new InvalidRuleSetException(path + name, "is " + shown(field) + ", expected a number");
        }
        return field.doubleValue();
    }

    /** What stands in the file, in a few characters. */
    private static String shown(JsonNode node) {
        String text = node.toString();
        return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "…" : text;
    }

    private static <E extends Enum<E>> E choice(String word, String name, Class<E> choices) {
        List<String> words = new ArrayList<>();
        for (E choice : choices.getEnumConstants()) {
            String choiceWord = choice.name().toLowerCase(Locale.ROOT);
            if (choiceWord.equals(word)) {
                return choice;
            }
            words.add(choiceWord);
        }
        throw new InvalidRuleSetException(name, "is \"" + word + "\", expected " + String.join(" or ", words));
    }
}
