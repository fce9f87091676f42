package rulesmith.archive;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rulesmith.genome.Genome;
import rulesmith.metrics.Metric;
import rulesmith.metrics.Metrics;
import rulesmith.rules.Conventions;
import rulesmith.rules.InvalidRuleSetException;

/**
 * Configurations as JSON objects. Defaults, a file and the command line are three such objects laid over each other, and
 * only the result is read: so a field is checked in one place, wherever its value comes from.
 */
public final class RunConfigJson {

    public static final String FORMAT = "rulesmith-run/1";

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    private static final List<String> REMARKS = List.of("format", "version", "name");

    private RunConfigJson() {}

    public static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** A number or a text. */
    public static JsonNode value(Object value) {
        return MAPPER.valueToTree(value);
    }

    /** The values of the published experiment, as far as it has them. */
    public static ObjectNode defaults(Algorithm algorithm) {
        ObjectNode node = object();
        node.put("algorithm", algorithm.toString());
        node.put("seed", 1);
        node.put("population", 10);
        node.put("iterations", 100);
        node.put("games", 20);
        // The mean of the objectives is the quality of an elite, so by default they share a scale.
        Stream<Metric> objectives = algorithm == Algorithm.MAP_ELITES
                ? Stream.of(Metrics.DURATION, Metrics.INTELLIGENCE)
                : Metrics.ENTERTAINMENT.stream();
        ObjectNode weights = node.putObject("objectives");
        objectives.forEach(metric -> weights.put(metric.name(), 1));
        node.put("mutation", 0.3);
        node.put("crossover", 0.5);
        node.put("gates", 10);
        // The metrics love games of one piece each, which moves at every turn; people would not.
        node.put("minPieces", 4);
        // So many that the mean of a share is known to a hundredth.
        node.put("freshGames", 10_000);
        node.put("diversity", Diversity.THRESHOLD);
        node.put("keep", 8);
        node.putArray("behaviour").add("branching").add("length");
        node.set("conventions", conventions(Conventions.DEFAULT));
        node.put("initial", "random");
        node.putArray("starters");
        return node;
    }

    /** One object with the fields of another laid over it; fields of conventions are laid over one by one. */
    public static ObjectNode over(ObjectNode base, ObjectNode patch) {
        ObjectNode merged = base.deepCopy();
        for (Map.Entry<String, JsonNode> field : patch.properties()) {
            if (field.getKey().equals("conventions")
                    && field.getValue() instanceof ObjectNode conventions
                    && base.get("conventions") instanceof ObjectNode below) {
                merged.set("conventions", over(below, conventions));
            } else {
                merged.set(field.getKey(), field.getValue());
            }
        }
        return merged;
    }

    /** The object a text holds; what its fields mean is not looked at yet. */
    public static ObjectNode parse(String json) {
        try {
            if (MAPPER.readTree(json) instanceof ObjectNode object) {
                return object;
            }
            throw new InvalidRunException("the file must hold one JSON object");
        } catch (JsonProcessingException e) {
            String where = e.getLocation() == null
                    ? "the file"
                    : "line " + e.getLocation().getLineNr();
            throw new InvalidRunException(where + " is not JSON: "
                    + e.getOriginalMessage().lines().findFirst().orElse("").replaceAll(" \\(.*", ""));
        }
    }

    /** The configuration that an object with all fields describes. */
    public static RunConfig read(ObjectNode node) {
        ObjectNode known = defaults(Algorithm.ES);
        node.fieldNames().forEachRemaining(name -> {
            if (!known.has(name) && !REMARKS.contains(name)) {
                throw new InvalidRunException(name + " is not a field of a run's configuration, expected some of "
                        + String.join(", ", names(known)));
            }
        });
        names(known).stream().filter(name -> !node.hasNonNull(name)).forEach(name -> {
            throw new InvalidRunException(name + " is missing");
        });
        return new RunConfig(
                Algorithm.parse(text(node, "algorithm")),
                field(node, "seed", n -> n.isIntegralNumber() && n.canConvertToLong(), "a whole number")
                        .longValue(),
                new RunConfig.Budget(
                        integer(node, "population"),
                        integer(node, "iterations"),
                        integer(node, "games"),
                        integer(node, "gates"),
                        integer(node, "freshGames")),
                new RunConfig.Aim(
                        objectives(node),
                        behaviour(node),
                        integer(node, "minPieces"),
                        number(node, "diversity"),
                        integer(node, "keep")),
                new RunConfig.Variation(number(node, "mutation"), number(node, "crossover")),
                new RunConfig.Start(text(node, "initial"), starters(node)),
                conventions(node));
    }

    /** @param name of the run, null for a configuration without one; likewise the version of the program */
    public static String write(RunConfig config, String name, String version) {
        ObjectNode node = object();
        node.put("format", FORMAT);
        if (version != null) {
            node.put("version", version);
        }
        if (name != null) {
            node.put("name", name);
        }
        node.put("algorithm", config.algorithm().toString());
        node.put("seed", config.seed());
        node.put("population", config.population());
        node.put("iterations", config.iterations());
        node.put("games", config.games());
        ObjectNode weights = node.putObject("objectives");
        config.objectives().forEach(objective -> weights.put(objective.metric(), objective.weight()));
        node.put("mutation", config.mutation());
        node.put("crossover", config.crossover());
        node.put("gates", config.gateGames());
        node.put("minPieces", config.minPieces());
        node.put("freshGames", config.freshGames());
        node.put("diversity", config.diversity());
        node.put("keep", config.keep());
        ArrayNode behaviour = node.putArray("behaviour");
        config.behaviour().forEach(axis -> behaviour.add(axis.toString()));
        node.set("conventions", conventions(config.conventions()));
        node.put("initial", config.initial());
        ArrayNode starters = node.putArray("starters");
        config.starters().forEach(starter -> starters.add(starter.digits()));
        return node.toPrettyString() + "\n";
    }

    /** Tells configurations apart, but for the number of iterations: a run may be given more. */
    static String fingerprint(RunConfig config) {
        byte[] text = write(config.withIterations(0), null, null).getBytes(StandardCharsets.UTF_8);
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text), 0, 8);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    public static ObjectNode conventions(Conventions conventions) {
        ObjectNode node = object();
        node.put("maxPieces", conventions.maxPieces());
        node.put("moveLimit", conventions.moveLimit());
        node.put("atLimit", conventions.atLimit().toString());
        node.put("straight", conventions.straight().toString());
        return node;
    }

    private static Conventions conventions(ObjectNode root) {
        JsonNode node = field(root, "conventions", JsonNode::isObject, "an object");
        List<String> known = names(conventions(Conventions.DEFAULT));
        node.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                throw new InvalidRunException(
                        "conventions." + name + " is not a convention, expected some of " + String.join(", ", known));
            }
        });
        try {
            return new Conventions(
                    integer(node, "maxPieces"),
                    integer(node, "moveLimit"),
                    choice(node, "atLimit", Conventions.AtLimit.class),
                    choice(node, "straight", Conventions.Straight.class));
        } catch (InvalidRuleSetException e) {
            throw new InvalidRunException(e.getMessage());
        }
    }

    private static List<Objective> objectives(ObjectNode root) {
        JsonNode node = field(root, "objectives", JsonNode::isObject, "an object of metrics with their weights");
        List<Objective> objectives = new ArrayList<>();
        node.fieldNames().forEachRemaining(name -> objectives.add(new Objective(name, number(node, name))));
        return objectives;
    }

    private static List<Axis> behaviour(ObjectNode root) {
        return texts(root, "behaviour").stream().map(Axis::parse).toList();
    }

    private static List<Genome> starters(ObjectNode root) {
        try {
            return texts(root, "starters").stream().map(Genome::ofDigits).toList();
        } catch (InvalidRuleSetException e) {
            throw new InvalidRunException("starters: " + e.getMessage());
        }
    }

    private static List<String> texts(ObjectNode root, String name) {
        JsonNode array = field(root, name, JsonNode::isArray, "an array of texts");
        List<String> texts = new ArrayList<>();
        for (JsonNode entry : array) {
            if (!entry.isTextual()) {
                throw new InvalidRunException(name + " holds " + entry + ", expected texts only");
            }
            texts.add(entry.textValue());
        }
        return texts;
    }

    private static <E extends Enum<E>> E choice(JsonNode node, String name, Class<E> choices) {
        String word = text(node, name);
        return Stream.of(choices.getEnumConstants())
                .filter(choice -> choice.name().toLowerCase(Locale.ROOT).equals(word))
                .findFirst()
                .orElseThrow(() -> new InvalidRunException(name + " is \"" + word + "\", expected "
                        + String.join(
                                " or ",
                                Stream.of(choices.getEnumConstants())
                                        .map(choice -> choice.name().toLowerCase(Locale.ROOT))
                                        .toList())));
    }

    private static int integer(JsonNode node, String name) {
        return field(node, name, n -> n.isIntegralNumber() && n.canConvertToInt(), "a whole number")
                .intValue();
    }

    private static double number(JsonNode node, String name) {
        return field(node, name, JsonNode::isNumber, "a number").doubleValue();
    }

    private static String text(JsonNode node, String name) {
        return field(node, name, JsonNode::isTextual, "a text").textValue();
    }

    private static JsonNode field(JsonNode node, String name, Predicate<JsonNode> fits, String expected) {
        JsonNode field = node.get(name);
        if (field == null || !fits.test(field)) {
            throw new InvalidRunException(name + " is " + field + ", expected " + expected);
        }
        return field;
    }

    private static List<String> names(JsonNode node) {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
