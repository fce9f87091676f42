package rulesmith.playtest;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** The JSON object of a request, read strictly: what is missing, unknown or of another kind is refused. */
final class Body {

    private static final int LONGEST_LINE = 1000;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(8)
                            .maxNumberLength(20)
                            .maxStringLength(20_000)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .defaultPropertyInclusion(
                    JsonInclude.Value.construct(JsonInclude.Include.NON_NULL, JsonInclude.Include.NON_NULL))
            .build();

    private final JsonNode root;

    private Body(JsonNode root) {
        this.root = root;
    }

    /** @param fields all that it may have */
    static Body parse(String json, Set<String> fields) {
        JsonNode root;
        try {
            root = MAPPER.readTree(json);
        } catch (JsonProcessingException e) {
            throw RefusedException.malformed("The request is not JSON.");
        }
        if (!root.isObject()) {
            throw RefusedException.malformed("The request must be a JSON object.");
        }
        for (Iterator<String> names = root.fieldNames(); names.hasNext(); ) {
            String name = names.next();
            if (!fields.contains(name)) {
                throw RefusedException.malformed("The request has an unknown field.");
            }
        }
        return new Body(root);
    }

    boolean has(String field) {
        return root.hasNonNull(field);
    }

    String text(String field, int longest) {
        JsonNode node = root.path(field);
        if (!node.isTextual()) {
            throw RefusedException.malformed("The field " + field + " must be a text.");
        }
        String text = plain(node.textValue());
        if (text.codePointCount(0, text.length()) > longest) {
            throw RefusedException.malformed("The field " + field + " is longer than " + longest + " characters.");
        }
        return text;
    }

    /** Without what no page can show: control characters, what turns the writing around, and halves of characters. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        text.replace("\r\n", "\n").replace('\r', '\n').codePoints().forEach(c -> {
            boolean shown = !Character.isISOControl(c) || c == '\n' || c == '\t';
            boolean turns = c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
            boolean unassigned = (c & 0xfffe) == 0xfffe;
            if (shown && !turns && !unassigned) {
                plain.appendCodePoint(c >= 0xd800 && c <= 0xdfff ? 0xfffd : c);
            }
        });
        return plain.toString();
    }

    int number(String field, int least, int most) {
        JsonNode node = root.path(field);
        if (!node.isIntegralNumber() || !node.canConvertToInt() || node.intValue() < least || node.intValue() > most) {
            throw RefusedException.malformed(
                    "The field " + field + " must be a whole number from " + least + " to " + most + ".");
        }
        return node.intValue();
    }

    /** Null if it is left out. */
    Integer optionalNumber(String field, int least, int most) {
        return has(field) ? Integer.valueOf(number(field, least, most)) : null;
    }

    boolean truth(String field) {
        JsonNode node = root.path(field);
        if (!node.isBoolean()) {
            throw RefusedException.malformed("The field " + field + " must be true or false.");
        }
        return node.booleanValue();
    }

    /** Any whole number. */
    long seed(String field) {
        JsonNode node = root.path(field);
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw RefusedException.malformed("The field " + field + " must be a whole number.");
        }
        return node.longValue();
    }

    /** Short texts, moves of a game for example. */
    List<String> texts(String field, int longest) {
        JsonNode node = root.path(field);
        if (!node.isArray() || node.size() > LONGEST_LINE) {
            throw RefusedException.malformed(
                    "The field " + field + " must be a list of at most " + LONGEST_LINE + " texts.");
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode item : node) {
            if (!item.isTextual() || item.textValue().length() > longest) {
                throw RefusedException.malformed("The field " + field + " must be a list of short texts.");
            }
            texts.add(item.textValue());
        }
        return texts;
    }

    /** An answer as bytes. */
    static byte[] json(Object value) {
        try {
            return MAPPER.writeValueAsBytes(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("plain values can always be written", e);
        }
    }
}
