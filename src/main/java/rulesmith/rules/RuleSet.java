package rulesmith.rules;

import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game design: 50 genes and the conventions they are read with, always valid. Name, provenance and metrics are what is
 * known about the design; they do not change what is played, so they do not count for the {@link #id()}.
 *
 * @param name what people call it
 * @param genes the 50 genes, as {@link Genes} lays them out
 * @param conventions the choices the genes leave open
 * @param provenance where it comes from, as labelled notes in the order of their labels
 * @param metrics what has been measured of it, by metric name
 */
public record RuleSet(
        String name,
        List<Integer> genes,
        Conventions conventions,
        Map<String, String> provenance,
        Map<String, Measurement> metrics)
        implements Serializable {

    public static final int TYPES = 6;
    public static final int PLACEMENTS = 24;
    private static final int LONGEST_NAME = 80;
    private static final int ID_DIGITS = 10;

    public RuleSet {
        genes = List.copyOf(genes);
        provenance = Collections.unmodifiableMap(new TreeMap<>(provenance));
        metrics = Collections.unmodifiableMap(new TreeMap<>(metrics));
        checkName(name);
        checkGenes(genes, conventions);
    }

    public static RuleSet of(String name, List<Integer> genes, Conventions conventions) {
        return new RuleSet(name, genes, conventions, Map.of(), Map.of());
    }

    private static void checkName(String name) {
        if (name.isBlank() || name.length() > LONGEST_NAME || !name.equals(name.strip())) {
            throw new InvalidRuleSetException(
                    "name", "must be 1 to " + LONGEST_NAME + " characters without space at its ends");
        }
        for (int i = 0; i < name.length(); i++) {
            if (Character.isISOControl(name.charAt(i))) {
                throw new InvalidRuleSetException("name", "must not contain control characters");
            }
        }
    }

    private static void checkGenes(List<Integer> genes, Conventions conventions) {
        if (genes.size() != Genes.COUNT) {
            throw new InvalidRuleSetException("genes", "must be " + Genes.COUNT + " numbers, not " + genes.size());
        }
        for (int i = 0; i < Genes.COUNT; i++) {
            int gene = genes.get(i);
            if (gene < Genes.min(i) || gene > Genes.max(i)) {
                throw new InvalidRuleSetException(
                        "genes[" + i + "]",
                        "(" + Genes.name(i) + ") is " + gene + ", expected " + Genes.min(i) + " to " + Genes.max(i));
            }
        }
        long pieces = pieces(genes);
        if (pieces == 0) {
            throw new InvalidRuleSetException("genes", "place no piece, expected at least 1");
        }
        if (pieces > conventions.maxPieces()) {
            throw new InvalidRuleSetException(
                    "genes",
                    "place " + pieces + " pieces, expected at most " + conventions.maxPieces()
                            + " (conventions.maxPieces)");
        }
    }

    private static long pieces(List<Integer> genes) {
        return PLACEMENTS - Collections.frequency(genes.subList(0, PLACEMENTS), 0);
    }

    /** Short hash of what defines the play: genes and conventions. */
    public String id() {
        String content = genes + "|" + conventions.maxPieces() + "|" + conventions.moveLimit() + "|"
                + conventions.atLimit().toString() + "|"
                + conventions.straight().toString();
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.US_ASCII));
            return HexFormat.of().formatHex(hash).substring(0, ID_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The type of South's piece that starts on a cell, 0 for none. */
    public int southPiece(int cell) {
        return cell < PLACEMENTS ? genes.get(cell) : 0;
    }

    /** The type of North's piece that starts on a cell: South's set-up turned by 180°. */
    public int northPiece(int cell) {
        return southPiece(Cell.turned(cell));
    }

    /** How many pieces each player starts with. */
    public int pieceCount() {
        return (int) pieces(genes);
    }

    public PieceType type(int number) {
        int i = number - 1;
        return new PieceType(
                number,
                Movement.ofGene(genes.get(Genes.MOVEMENT + i)),
                genes.get(Genes.STEP + i) == 1,
                genes.get(Genes.CAPTURE + i) == 1,
                genes.get(Genes.CONVERSION + i));
    }

    /**
     * The piece types that can ever stand on the board: those of the set-up and what they can turn into. Every movement
     * leads to the last row in the end; but a piece that became a forward mover there can never leave it, so it stays
     * what it is.
     */
    public SortedSet<Integer> typesInPlay() {
        SortedSet<Integer> types = new TreeSet<>(genes.subList(0, PLACEMENTS));
        types.remove(0);
        for (int starter : List.copyOf(types)) {
            PieceType type = type(starter);
            while (type.converts() && types.add(type.conversion())) {
                type = type(type.conversion());
                if (type.movement().forwardOnly()) {
                    break;
                }
            }
        }
        return types;
    }

    /** Whether players start with a piece of this type. */
    public boolean startsWith(int number) {
        return genes.subList(0, PLACEMENTS).contains(number);
    }

    /**
     * Whether a piece of this type can ever turn into another one: not if it only comes into being on the last row and
     * can never leave it to arrive there again.
     */
    public boolean everConverts(int number) {
        PieceType type = type(number);
        return type.converts() && everMoves(number);
    }

    /** Whether a piece of this type can ever move: not one that comes into being where it is stuck at once. */
    public boolean everMoves(int number) {
        return startsWith(number) || !type(number).movement().forwardOnly();
    }

    /** The type whose loss loses the game, 0 for none. */
    public int honor() {
        return genes.get(Genes.HONOR);
    }

    public boolean captureMandatory() {
        return genes.get(Genes.MANDATORY) == 1;
    }

    public RuleSet withName(String other) {
        return new RuleSet(other, genes, conventions, provenance, metrics);
    }

    public RuleSet withConventions(Conventions other) {
        return new RuleSet(name, genes, other, provenance, metrics);
    }

    public RuleSet withProvenance(Map<String, String> other) {
        return new RuleSet(name, genes, conventions, other, metrics);
    }

    public RuleSet withMetrics(Map<String, Measurement> other) {
        return new RuleSet(name, genes, conventions, provenance, other);
    }

    /** Reads 50 numbers separated by commas (spaces allowed). */
    public static List<Integer> parseGenes(String text) {
        String[] parts = text.strip().split("\\s*,\\s*", -1);
        int count = text.isBlank() ? 0 : parts.length;
        if (count != Genes.COUNT) {
            throw new InvalidRuleSetException("genes", "must be " + Genes.COUNT + " numbers, not " + count);
        }
        return IntStream.range(0, Genes.COUNT)
                .mapToObj(i -> parseGene(i, parts[i]))
                .collect(Collectors.toList());
    }

    private static int parseGene(int index, String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new InvalidRuleSetException(
                    "genes[" + index + "]", "(" + Genes.name(index) + ") is \"" + text + "\", expected a whole number");
        }
    }
}
