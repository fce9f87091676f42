package rulesmith.genome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.Seed;
import rulesmith.game.Perft;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.Straight;
import rulesmith.rules.Draughts;
import rulesmith.rules.Genes;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.Variant;

/** Which genomes are the same game. */
class GenomeEssenceTest {

    private static Genome random(long seed) {
        return Genome.random(Seed.of(seed).derive("essence"), Conventions.DEFAULT);
    }

    private static RuleSet ruleSet(Genome genome) {
        return RuleSet.of("Game", genome.genes(), Conventions.DEFAULT);
    }

    private static Genome with(Genome genome, int... changes) {
        List<Integer> genes = new ArrayList<>(genome.genes());
        for (int i = 0; i < changes.length; i += 2) {
            genes.set(changes[i], changes[i + 1]);
        }
        return new Genome(genes);
    }

    /** @param numbers the new number of each type, from that of type 1 on */
    private static Genome renumbered(Genome genome, List<Integer> numbers) {
        List<Integer> genes = new ArrayList<>(genome.genes());
        List<Integer> named = new ArrayList<>(numbers);
        named.add(0, 0);
        for (int i = 0; i < RuleSet.PLACEMENTS; i++) {
            genes.set(i, named.get(genome.genes().get(i)));
        }
        for (int type = 0; type < RuleSet.TYPES; type++) {
            int to = numbers.get(type) - 1;
            for (int first : new int[] {Genes.MOVEMENT, Genes.STEP, Genes.CAPTURE}) {
                genes.set(first + to, genome.genes().get(first + type));
            }
            genes.set(Genes.CONVERSION + to, named.get(genome.genes().get(Genes.CONVERSION + type)));
        }
        genes.set(Genes.HONOR, named.get(genome.genes().get(Genes.HONOR)));
        return new Genome(genes);
    }

    private static Genome mirrored(Genome genome) {
        List<Integer> genes = new ArrayList<>(genome.genes());
        for (int row = 0; row < RuleSet.PLACEMENTS; row += 8) {
            Collections.reverse(genes.subList(row, row + 8));
        }
        return new Genome(genes);
    }

    private static List<Integer> anyOrder(long seed) {
        List<Integer> numbers = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6));
        Collections.shuffle(numbers, new Random(seed));
        return numbers;
    }

    @Property(seed = "31", tries = 1000)
    void anEssenceIsItsOwn(@ForAll long seed) {
        Genome essence = random(seed).essence();
        assertEquals(essence, essence.essence());
        assertEquals(essence, essence.repaired(Conventions.DEFAULT), "and valid");
    }

    @Property(seed = "32", tries = 1000)
    void typesMayHaveAnyNumbers(@ForAll long seed) {
        Genome genome = random(seed);
        assertEquals(genome.essence(), renumbered(genome, anyOrder(seed)).essence());
    }

    @Property(seed = "33", tries = 1000)
    void aMirrorImageIsTheSameGame(@ForAll long seed) {
        Genome genome = random(seed);
        assertEquals(genome.essence(), mirrored(genome).essence());
        assertEquals(
                genome.essence(), mirrored(renumbered(genome, anyOrder(seed))).essence());
    }

    @Property(seed = "34", tries = 1000)
    void whatIsSaidOfTypesThatNeverStandOnTheBoardDoesNotMatter(@ForAll long seed) {
        Genome genome = random(seed);
        RuleSet ruleSet = ruleSet(genome);
        Genome noise = random(seed + 1);
        Genome changed = genome;
        for (int type = 0; type < RuleSet.TYPES; type++) {
            if (!ruleSet.typesInPlay().contains(type + 1)) {
                for (int first : new int[] {Genes.MOVEMENT, Genes.STEP, Genes.CAPTURE, Genes.CONVERSION}) {
                    changed = with(changed, first + type, noise.genes().get(first + type));
                }
            }
        }
        assertEquals(genome.essence(), changed.essence());
    }

    @Test
    void whoCannotBeLostIsNoPieceOfHonor() {
        Genome draughts = Genome.of(Draughts.ruleSet());
        assertEquals(draughts.essence(), with(draughts, Genes.HONOR, 5).essence(), "there is never a piece of type 5");
        assertNotEquals(draughts.essence(), with(draughts, Genes.HONOR, 2).essence());
    }

    @Test
    void aConversionToItselfIsNone() {
        Genome plain = new Genome(Variant.genes());
        assertEquals(plain.essence(), with(plain, Genes.CONVERSION, 1).essence());
        assertNotEquals(plain.essence(), with(plain, Genes.CONVERSION, 2).essence());
    }

    /**
     * Type 3 comes into being on the last row as a forward mover and never leaves it, so what it would turn into there
     * cannot matter, not even for the order in which types are met.
     */
    @Test
    void aConversionThatCanNeverHappenIsNone() {
        Genome without = new Genome(Variant.genes(
                14,
                1,
                15,
                2,
                Variant.D2,
                0,
                Genes.CONVERSION,
                3,
                Genes.CONVERSION + 1,
                4,
                Genes.CONVERSION + 3,
                5,
                Genes.CONVERSION + 4,
                6,
                Genes.MOVEMENT + 2,
                6,
                Genes.STEP + 4,
                1));
        for (int dead = 0; dead <= RuleSet.TYPES; dead++) {
            Genome with = with(without, Genes.CONVERSION + 2, dead);
            assertEquals(without.essence(), with.essence(), "conversion of type 3 to " + dead);
            assertEquals(with.essence(), with.essence().essence());
        }
    }

    @Property(seed = "35", tries = 1000)
    void aConversionThatCanNeverHappenIsNoneInAnyGame(@ForAll long seed) {
        Genome genome = random(seed);
        RuleSet ruleSet = ruleSet(genome);
        for (int type : ruleSet.typesInPlay()) {
            if (!ruleSet.everMoves(type)) {
                for (int dead = 0; dead <= RuleSet.TYPES; dead++) {
                    assertEquals(
                            genome.essence(),
                            with(genome, Genes.CONVERSION + type - 1, dead).essence());
                }
            }
        }
    }

    @Test
    void eachChangeToWhatIsPlayedIsAnotherGame() {
        Genome draughts = Genome.of(Draughts.ruleSet());
        int[][] changes = {
            {0, 0},
            {1, 1},
            {0, 2},
            {Genes.MOVEMENT, 2},
            {Genes.MOVEMENT + 1, 3},
            {Genes.STEP, 1},
            {Genes.STEP + 1, 1},
            {Genes.CAPTURE, 0},
            {Genes.CAPTURE + 1, 0},
            {Genes.HONOR, 1},
            {Genes.CONVERSION, 0},
            {Genes.CONVERSION, 3},
            {Genes.CONVERSION + 1, 1},
            {Genes.MANDATORY, 0},
        };
        for (int[] change : changes) {
            Genome other = with(draughts, change);
            assertNotEquals(draughts.essence(), other.essence(), Genes.name(change[0]) + " " + change[1]);
        }
    }

    @Test
    void theShippedRuleSetsAreAllDifferentGames() throws IOException {
        List<Path> files = new RuleSetFolder(Path.of("rulesets")).files();
        List<Genome> essences = new ArrayList<>();
        for (Path file : files) {
            essences.add(Genome.of(RuleSetFolder.read(file)).essence());
        }
        assertTrue(files.size() > 5);
        assertEquals(files.size(), essences.stream().distinct().count());
    }

    @ParameterizedTest
    @EnumSource(Straight.class)
    void anEssenceHasAsManyLinesOfPlay(Straight straight) {
        Conventions conventions = Conventions.DEFAULT.withStraight(straight);
        for (int i = 0; i < 60; i++) {
            Genome genome = random(i);
            long count = count(genome, conventions);
            assertEquals(count, count(genome.essence(), conventions), genome.toString());
            assertEquals(count, count(mirrored(genome), conventions), genome.toString());
            assertEquals(count, count(renumbered(genome, anyOrder(i)), conventions), genome.toString());
        }
    }

    private static long count(Genome genome, Conventions conventions) {
        return Perft.count(new RuleSetGame(genome.ruleSet("Game", conventions)).start(), 3);
    }

    /** Whole games: the same choices in every position, in the same notation or in its mirror image, and the same end. */
    @ParameterizedTest
    @EnumSource(Straight.class)
    void anEssencePlaysLikeTheGame(Straight straight) {
        Conventions conventions = Conventions.DEFAULT.withStraight(straight);
        int mirrorsOnly = 0;
        for (int i = 0; i < 150; i++) {
            Genome genome = random(i);
            boolean same = playsAlike(genome, genome.essence(), conventions, UnaryOperator.identity(), i);
            boolean mirror = playsAlike(genome, genome.essence(), conventions, GenomeEssenceTest::mirrored, i);
            assertTrue(same || mirror, genome.toString());
            mirrorsOnly += same ? 0 : 1;
        }
        assertTrue(mirrorsOnly > 20, "the mirror image stood for the game " + mirrorsOnly + " times");
    }

    private static final Pattern CELL = Pattern.compile("([a-h])([1-8])");

    private static String mirrored(String notation) {
        return CELL.matcher(notation)
                .replaceAll(cell -> (char) ('a' + 'h' - cell.group(1).charAt(0)) + cell.group(2));
    }

    private static boolean playsAlike(
            Genome one, Genome other, Conventions conventions, UnaryOperator<String> translation, long seed) {
        Position here = new RuleSetGame(one.ruleSet("One", conventions)).start();
        Position there = new RuleSetGame(other.ruleSet("Other", conventions)).start();
        Random random = new Random(seed);
        while (!here.outcome().isOver()) {
            List<String> moves = moves(here);
            List<String> translated = moves.stream().map(translation).sorted().toList();
            if (!translated.equals(moves(there))) {
                return false;
            }
            String move = moves.get(random.nextInt(moves.size()));
            here.play(here.parse(move));
            there.play(there.parse(translation.apply(move)));
        }
        return here.outcome() == there.outcome() && here.ending().equals(there.ending());
    }

    private static List<String> moves(Position position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        return IntStream.range(0, moves.size())
                .mapToObj(i -> position.notation(moves.getLong(i)))
                .sorted()
                .toList();
    }
}
