package rulesmith.learning;

import static rulesmith.learning.Dl4jFormat.COEFFICIENTS;
import static rulesmith.learning.Dl4jFormat.CONFIGURATION;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import rulesmith.WholeFile;

/**
 * Champions as files. Such a file is a model of Deeplearning4j, which any program that uses Deeplearning4j can open, with
 * one more entry that says what the network was trained on. The same champion gives the same bytes.
 *
 * <p>Files come from anywhere, and Deeplearning4j trusts them: its own reader makes objects of whatever class a model
 * names and reserves the memory it asks for. So everything is checked here first, and Deeplearning4j is given only bytes
 * that cannot be anything but the parameters of such a network.
 */
public final class ChampionFile {

    private static final String FORMAT = "rulesmith-champion/1";

    private static final String FACTS = "rulesmith.json";
    private static final Set<String> FIELDS = Set.of("format", "game", "name", "wiring", "seed", "generation");

    private static final int MOST_BYTES = 256 * 1024;
    private static final int MOST_TEXT = 32 * 1024;

    /** Zip files hold local times without a zone; any will do, as long as it is always the same. */
    private static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private ChampionFile() {}

    public static void write(Path file, Champion champion) throws IOException {
        Dl4jNetwork model = Dl4jNetwork.of(champion.network());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            put(zip, CONFIGURATION, text(model.configuration()));
            put(zip, COEFFICIENTS, model.coefficients());
            put(zip, FACTS, text(facts(champion)));
        }
        WholeFile.write(file, bytes.toByteArray());
    }

    /** Not compressed: weights hardly shrink, and what comes out would depend on the compressor's version. */
    private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(crc(content));
        entry.setTimeLocal(TIME);
        zip.putNextEntry(entry);
        zip.write(content);
    }

    private static byte[] text(String json) {
        return json.replace(System.lineSeparator(), "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static String facts(Champion champion) {
        ObjectNode node = MAPPER.createObjectNode();
        node.put("format", FORMAT);
        node.put("game", champion.game());
        node.put("name", champion.name());
        node.put("wiring", champion.wiring());
        node.put("seed", champion.seed());
        node.put("generation", champion.generation());
        return node.toPrettyString() + "\n";
    }

    /**
     * Reads a champion.
     *
     * @throws InvalidChampionException if the file is anything else, naming the file as it was given
     * @throws NoNativeCodeException if Deeplearning4j cannot run on this machine
     */
    public static Champion read(Path file) throws IOException {
        try {
            refuseAllButSmallFiles(file);
            return readZip(file);
        } catch (InvalidChampionException e) {
            throw e.in(file.toString());
        }
    }

    private static void refuseAllButSmallFiles(Path file) throws IOException {
        long size = Files.size(file);
        if (Files.isDirectory(file)) {
            throw new InvalidChampionException("it is a folder");
        }
        if (!Files.isRegularFile(file)) {
            throw new InvalidChampionException("it is not a regular file");
        }
        if (!Files.isReadable(file)) {
            throw new AccessDeniedException(file.toString());
        }
        if (size == 0) {
            throw new InvalidChampionException("it is empty");
        }
        if (size > MOST_BYTES) {
            throw new InvalidChampionException("it has " + size + " bytes, expected at most " + MOST_BYTES);
        }
    }

    private static Champion readZip(Path file) throws IOException {
        byte[] coefficients;
        byte[] facts;
        try (ZipFile zip = new ZipFile(file.toFile())) {
            checkNames(zip.stream().map(ZipEntry::getName).toList());
            facts = content(zip, FACTS, MOST_TEXT);
            Dl4jFormat.checkConfiguration(parse(CONFIGURATION, content(zip, CONFIGURATION, MOST_TEXT)));
            coefficients = content(zip, COEFFICIENTS, Dl4jFormat.LENGTH);
        } catch (ZipException | EOFException | IllegalArgumentException e) {
            // The last one is how Java complains about names that are no text.
            throw new InvalidChampionException("it is not a whole zip file");
        }
        Dl4jFormat.checkCoefficients(coefficients);
        return champion(parse(FACTS, facts), coefficients);
    }

    private static void checkNames(List<String> names) {
        Set<String> found = new TreeSet<>(names);
        if (!found.contains(CONFIGURATION) || !found.contains(COEFFICIENTS)) {
            throw new InvalidChampionException(
                    "it is not a model of Deeplearning4j, which holds " + CONFIGURATION + " and " + COEFFICIENTS);
        }
        if (!found.contains(FACTS)) {
            throw new InvalidChampionException("it is a model of Deeplearning4j without " + FACTS
                    + ", which says what the network was trained on");
        }
        if (names.size() > 3) {
            found.removeAll(Set.of(CONFIGURATION, COEFFICIENTS, FACTS));
            throw new InvalidChampionException(
                    found.isEmpty()
                            ? "it holds an entry twice"
                            : "it also holds "
                                    + Dl4jFormat.shown(found.iterator().next()) + ", expected nothing but "
                                    + CONFIGURATION + ", " + COEFFICIENTS + " and " + FACTS);
        }
    }

    /** No more than the limit is ever read, whatever the entry says of itself. */
    private static byte[] content(ZipFile zip, String name, int limit) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        try (InputStream stream = zip.getInputStream(entry)) {
            byte[] content = stream.readNBytes(limit + 1);
            if (content.length > limit) {
                throw new InvalidChampionException(name + " has more than the " + limit + " bytes expected at most");
            }
            if (crc(content) != entry.getCrc()) {
                throw new InvalidChampionException(name + " is damaged");
            }
            return content;
        }
    }

    private static long crc(byte[] content) {
        CRC32 crc = new CRC32();
        crc.update(content);
        return crc.getValue();
    }

    private static ObjectNode parse(String name, byte[] content) {
        try {
            if (MAPPER.readTree(new String(content, StandardCharsets.UTF_8)) instanceof ObjectNode object) {
                return object;
            }
        } catch (JsonProcessingException e) {
            throw new InvalidChampionException(name + " is not JSON");
        }
        throw new InvalidChampionException(name + " must hold one JSON object");
    }

    private static Champion champion(ObjectNode facts, byte[] coefficients) {
        String format = text(facts, "format");
        if (!format.equals(FORMAT)) {
            throw new InvalidChampionException("its format is " + Dl4jFormat.shown(format) + ", expected " + FORMAT);
        }
        facts.fieldNames().forEachRemaining(name -> {
            if (!FIELDS.contains(name)) {
                throw new InvalidChampionException(Dl4jFormat.shown(name) + " in " + FACTS + " is unknown");
            }
        });
        String game = text(facts, "game");
        String name = text(facts, "name");
        String wiring = text(facts, "wiring");
        long seed = field(facts, "seed", n -> n.isIntegralNumber() && n.canConvertToLong(), "a whole number")
                .longValue();
        int generation = field(facts, "generation", n -> n.isIntegralNumber() && n.canConvertToInt(), "a whole number")
                .intValue();
        try {
            return new Champion(Dl4jNetwork.read(coefficients), game, name, wiring, seed, generation);
        } catch (IllegalArgumentException e) {
            throw new InvalidChampionException(e.getMessage());
        }
    }

    private static String text(ObjectNode facts, String name) {
        return field(facts, name, JsonNode::isTextual, "a text").textValue();
    }

    private static JsonNode field(ObjectNode facts, String name, Predicate<JsonNode> fits, String expected) {
        JsonNode field = facts.path(name);
        if (field.isMissingNode()) {
            throw new InvalidChampionException(name + " is missing in " + FACTS);
        }
        if (!fits.test(field)) {
            throw new InvalidChampionException(
                    name + " in " + FACTS + " is " + Dl4jFormat.shown(field.toString()) + ", expected " + expected);
        }
        return field;
    }
}
