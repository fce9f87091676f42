package rulesmith.survey;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.rules.RuleSetJson;

/** The files {@code study.json} and {@code questions.json} of a study, which researchers may edit; read strictly. */
final class StudyJson {

    private static final String FORMAT = "rulesmith-study/1";
    private static final Set<String> FIELDS =
            Set.of("format", "title", "seed", "runs", "opponent", "participants", "games");

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(SerializationFeature.INDENT_OUTPUT)
            .build();

    private StudyJson() {}

    static String write(Study study) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("format", FORMAT);
        node.put("title", study.title());
        node.put("seed", study.seed());
        node.put("runs", study.runs());
        node.put("opponent", study.opponent());
        node.put("participants", study.planned());
        ArrayNode games = node.putArray("games");
        for (StudyGame game : study.games()) {
            ObjectNode one = games.addObject();
            one.put("alias", game.alias());
            one.put("control", game.control());
            one.set("rules", parse(RuleSetJson.write(game.rules())));
        }
        return node.toPrettyString() + "\n";
    }

    static Study read(String name, String json) {
        JsonNode node = parse(json);
        refuseUnknown(node, FIELDS);
        if (!text(node, "format").equals(FORMAT)) {
            throw new InvalidSurveyException("format is \"" + text(node, "format") + "\", expected " + FORMAT);
        }
        if (!node.path("games").isArray()) {
            throw new InvalidSurveyException("games must be a list");
        }
        List<StudyGame> games = new ArrayList<>();
        for (JsonNode game : node.path("games")) {
            refuseUnknown(game, Set.of("alias", "control", "rules"));
            try {
                games.add(StudyGame.of(
                        text(game, "alias"),
                        game.path("control").asBoolean(),
                        RuleSetJson.read(game.path("rules").toString())));
            } catch (InvalidRuleSetException e) {
                throw new InvalidSurveyException("rules of game " + text(game, "alias") + ": " + e.getMessage());
            }
        }
        return new Study(
                name,
                text(node, "title"),
                number(node, "seed"),
                (int) number(node, "runs"),
                text(node, "opponent"),
                (int) number(node, "participants"),
                games);
    }

    static String write(Questions questions) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("pairs", questions.everyPair() ? "all" : "control");
        ObjectNode texts = node.putObject("texts");
        questions.texts().forEach(texts::put);
        return node.toPrettyString() + "\n";
    }

    static Questions readQuestions(String json) {
        JsonNode node = parse(json);
        refuseUnknown(node, Set.of("pairs", "texts"));
        String pairs = text(node, "pairs");
        if (!pairs.equals("all") && !pairs.equals("control")) {
            throw new InvalidSurveyException("pairs is \"" + pairs + "\", expected all or control");
        }
        Map<String, String> texts = new LinkedHashMap<>();
        JsonNode given = node.path("texts");
        given.fieldNames().forEachRemaining(name -> texts.put(name, text(given, name)));
        return new Questions(texts, pairs.equals("all"));
    }

    private static JsonNode parse(String json) {
        try {
            JsonNode node = MAPPER.readTree(json);
            if (!node.isObject()) {
                throw new InvalidSurveyException("must hold one JSON object");
            }
            return node;
        } catch (JsonProcessingException e) {
            String where =
                    e.getLocation() == null ? "" : " in line " + e.getLocation().getLineNr();
            throw new InvalidSurveyException("is not JSON" + where);
        }
    }

    private static void refuseUnknown(JsonNode node, Set<String> known) {
        node.fieldNames().forEachRemaining(name -> {
            if (!known.contains(name)) {
                throw new InvalidSurveyException("the field \"" + name + "\" is not known here");
            }
        });
    }

    private static String text(JsonNode node, String field) {
        if (!node.path(field).isTextual()) {
            throw new InvalidSurveyException("the field " + field + " must be a text");
        }
        return node.path(field).textValue();
    }

    private static long number(JsonNode node, String field) {
        if (!node.path(field).isIntegralNumber() || !node.path(field).canConvertToLong()) {
            throw new InvalidSurveyException("the field " + field + " must be a whole number");
        }
        return node.path(field).longValue();
    }
}
