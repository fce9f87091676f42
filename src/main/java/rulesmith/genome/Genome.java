package rulesmith.genome;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
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
