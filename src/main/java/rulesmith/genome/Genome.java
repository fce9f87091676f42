package rulesmith.genome;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.rules.Conventions;
import rulesmith.rules.Genes;
import rulesmith.rules.InvalidRuleSetException;
import rulesmith.rules.RuleSet;

/**
 * 50 genes as evolution hands them round. They need not make a valid game: {@link #repaired} maps every genome to one
 * that does, and valid genomes to themselves.
 */
public record Genome(List<Integer> genes) {

    /** Where a piece is put if there is none: {@code d2}, in the middle of the set-up. */
    private static final int LONE_PIECE = 11;

    /** What crossover keeps together, as indices of genes. */
    static final List<List<Integer>> UNITS = units();

    public Genome {
        genes = List.copyOf(genes);
        if (genes.size() != Genes.COUNT) {
            throw new InvalidRuleSetException("genes", "must be " + Genes.COUNT + " numbers, not " + genes.size());
        }
    }

    public static Genome of(RuleSet ruleSet) {
        return new Genome(ruleSet.genes());
    }

    /**
     * A random valid genome. The number of pieces is uniform from 1 to the most the conventions allow, their cells a
     * uniform choice of that many, and every other gene uniform in its range; so small games are as likely as crowded
     * ones, which independent genes would hardly ever give.
     */
    public static Genome random(Seed seed, Conventions conventions) {
        SeededRandom random = seed.generator();
        List<Integer> genes = new ArrayList<>();
        int pieces = 1 + random.nextInt(conventions.maxPieces());
        for (int cell = 0; cell < RuleSet.PLACEMENTS; cell++) {
            boolean placed = random.nextInt(RuleSet.PLACEMENTS - cell) < pieces;
            genes.add(placed ? 1 + random.nextInt(RuleSet.TYPES) : 0);
            pieces -= placed ? 1 : 0;
        }
        for (int i = RuleSet.PLACEMENTS; i < Genes.COUNT; i++) {
            genes.add(random.nextInt(Genes.min(i), Genes.max(i) + 1));
        }
        return new Genome(genes);
    }

    /**
     * The nearest thing to this genome that makes a valid game:
     *
     * <ol>
     *   <li>a gene outside its range wraps around, so that neighbours stay neighbours;
     *   <li>without a piece, one of type 1 is put on {@code d2};
     *   <li>with too many, pieces are taken off until the conventions are kept. Which ones is a random choice that the
     *       placement itself seeds: no region of the board is favoured, and equal genomes are repaired alike.
     * </ol>
     */
    public Genome repaired(Conventions conventions) {
        List<Integer> repaired = new ArrayList<>();
        for (int i = 0; i < Genes.COUNT; i++) {
            int min = Genes.min(i);
            repaired.add(min + Math.floorMod((long) genes.get(i) - min, Genes.max(i) - min + 1));
        }
        List<Integer> occupied = new ArrayList<>();
        Seed seed = Seed.of(0).derive("repair");
        for (int cell = 0; cell < RuleSet.PLACEMENTS; cell++) {
            seed = seed.derive(repaired.get(cell));
            if (repaired.get(cell) != 0) {
                occupied.add(cell);
            }
        }
        if (occupied.isEmpty()) {
            repaired.set(LONE_PIECE, 1);
        }
        SeededRandom random = seed.generator();
        while (occupied.size() > conventions.maxPieces()) {
            repaired.set(occupied.remove(random.nextInt(occupied.size())), 0);
        }
        return new Genome(repaired);
    }

    /**
     * A copy in which each gene has been drawn anew with this probability. A cell of the set-up is drawn occupied as often
     * as the cells of this genome are, so mutation itself neither fills the board nor empties it: uniform values, six of
     * seven of them pieces, would crowd it to the limit within a few generations. Every other gene gets one of the other
     * values of its range. Not repaired.
     */
    public Genome mutated(double rate, RandomGenerator random) {
        List<Integer> placement = genes.subList(0, RuleSet.PLACEMENTS);
        double density = 1 - (double) Collections.frequency(placement, 0) / RuleSet.PLACEMENTS;
        List<Integer> mutated = new ArrayList<>(genes);
        for (int i = 0; i < Genes.COUNT; i++) {
            if (random.nextDouble() < rate) {
                mutated.set(i, i < RuleSet.PLACEMENTS ? cell(density, random) : other(i, genes.get(i), random));
            }
        }
        return new Genome(mutated);
    }

    private static int cell(double density, RandomGenerator random) {
        return random.nextDouble() < density ? 1 + random.nextInt(RuleSet.TYPES) : 0;
    }

    private static int other(int index, int gene, RandomGenerator random) {
        int min = Genes.min(index);
        int values = Genes.max(index) - min + 1;
        return min + (gene - min + 1 + random.nextInt(values - 1)) % values;
    }

    /**
     * A mixture of two genomes. What belongs together comes from the same one: each row of the set-up, all that defines a
     * piece type, the piece of honor, the duty to capture. Not repaired.
     */
    public Genome crossed(Genome other, RandomGenerator random) {
        List<Integer> mixed = new ArrayList<>(genes);
        for (List<Integer> unit : UNITS) {
            if (random.nextBoolean()) {
                unit.forEach(i -> mixed.set(i, other.genes.get(i)));
            }
        }
        return new Genome(mixed);
    }

    private static List<List<Integer>> units() {
        List<List<Integer>> units = new ArrayList<>();
        for (int row = 0; row < RuleSet.PLACEMENTS; row += 8) {
            units.add(IntStream.range(row, row + 8).boxed().toList());
        }
        for (int type = 0; type < RuleSet.TYPES; type++) {
            units.add(List.of(Genes.MOVEMENT + type, Genes.STEP + type, Genes.CAPTURE + type, Genes.CONVERSION + type));
        }
        units.add(List.of(Genes.HONOR));
        units.add(List.of(Genes.MANDATORY));
        return List.copyOf(units);
    }

    /**
     * The game itself: genomes with the same essence play alike. What is said of types that never stand on the board is
     * left out; types are numbered in the order in which they appear; and of a set-up and its mirror image one stands for
     * both.
     */
    public Genome essence() {
        Genome plain = renumbered(genes);
        List<Integer> mirrored = new ArrayList<>(genes);
        for (int cell = 0; cell < RuleSet.PLACEMENTS; cell++) {
            mirrored.set(cell, genes.get(cell / 8 * 8 + 7 - cell % 8));
        }
        Genome mirror = renumbered(mirrored);
        return plain.digits().compareTo(mirror.digits()) <= 0 ? plain : mirror;
    }

    private static Genome renumbered(List<Integer> genes) {
        RuleSet ruleSet = RuleSet.of("Essence", genes, Conventions.DEFAULT.withMaxPieces(RuleSet.PLACEMENTS));
        List<Integer> order = new ArrayList<>();
        genes.subList(0, RuleSet.PLACEMENTS).stream()
                .filter(type -> type != 0 && !order.contains(type))
                .forEach(order::add);
        for (int i = 0; i < order.size(); i++) {
            int next = ruleSet.type(order.get(i)).conversion();
            if (ruleSet.everConverts(order.get(i)) && !order.contains(next)) {
                order.add(next);
            }
        }
        List<Integer> essence = new ArrayList<>();
        for (int i = 0; i < Genes.COUNT; i++) {
            essence.add(Genes.min(i));
        }
        for (int cell = 0; cell < RuleSet.PLACEMENTS; cell++) {
            essence.set(cell, order.indexOf(genes.get(cell)) + 1);
        }
        for (int i = 0; i < order.size(); i++) {
            int type = order.get(i);
            essence.set(Genes.MOVEMENT + i, genes.get(Genes.MOVEMENT + type - 1));
            essence.set(Genes.STEP + i, genes.get(Genes.STEP + type - 1));
            essence.set(Genes.CAPTURE + i, genes.get(Genes.CAPTURE + type - 1));
            int conversion = ruleSet.everConverts(type) ? ruleSet.type(type).conversion() : 0;
            essence.set(Genes.CONVERSION + i, order.indexOf(conversion) + 1);
        }
        essence.set(Genes.HONOR, order.indexOf(ruleSet.honor()) + 1);
        essence.set(Genes.MANDATORY, genes.get(Genes.MANDATORY));
        return new Genome(essence);
    }

    /** The genes as 50 digits: no gene is greater than 6. */
    public String digits() {
        return genes.stream().map(String::valueOf).collect(Collectors.joining());
    }

    /** Reads what {@link #digits} wrote. */
    public static Genome ofDigits(String digits) {
        if (!digits.matches("[0-6]{" + Genes.COUNT + "}")) {
            throw new InvalidRuleSetException(
                    "genes", "are \"" + digits + "\", expected " + Genes.COUNT + " digits from 0 to 6");
        }
        return new Genome(digits.chars().mapToObj(digit -> digit - '0').toList());
    }

    /** The valid rule set this genome stands for. */
    public RuleSet ruleSet(String name, Conventions conventions) {
        return RuleSet.of(name, repaired(conventions).genes, conventions);
    }

    /** The genes separated by commas. */
    @Override
    public String toString() {
        return genes.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
