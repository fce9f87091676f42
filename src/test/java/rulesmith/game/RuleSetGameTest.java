package rulesmith.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rulesmith.Seed;
import rulesmith.genome.Genome;
import rulesmith.rules.Cell;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Conventions.Straight;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;

class RuleSetGameTest {

    /** Asserting builds check every position they pass, so counting by playing stops earlier. */
    private static final long MOST_PLAYED = 50_000;

    static List<PerftCase> perftCases() {
        return PerftCase.all();
    }

    static Stream<RuleSet> shipped() throws IOException {
        List<RuleSet> ruleSets = new ArrayList<>();
        for (Path file : new RuleSetFolder(Path.of("rulesets")).files()) {
            ruleSets.add(RuleSetFolder.read(file));
        }
        return ruleSets.stream();
    }

    /** Random games with random conventions, as evolution will make them. */
    static RuleSet random(int number) {
        Seed seed = Seed.of(20_261_118).derive(number);
        RandomGenerator random = seed.derive("conventions").generator();
        Conventions conventions = new Conventions(
                random.nextBoolean() ? 16 : 1 + random.nextInt(24),
                random.nextInt(4) > 0 ? 100 : 1 + random.nextInt(150),
                AtLimit.values()[random.nextInt(2)],
                Straight.values()[random.nextInt(2)]);
        return Genome.random(seed, conventions).ruleSet("Random " + number, conventions);
    }

    @ParameterizedTest
    @MethodSource("perftCases")
    void countsWhatOthersCount(PerftCase known) {
        Game game = new RuleSetGame(known.ruleSet());
        for (int depth = 1; depth <= known.perft().size() && depth <= 8; depth++) {
            long expected = known.perft().get(depth - 1);
            assertEquals(expected, Perft.count(game.start(), depth), known.source() + ", depth " + depth);
            if (expected <= MOST_PLAYED) {
                assertEquals(expected, Perft.countByPlaying(game.start(), depth), "played, depth " + depth);
            }
        }
    }

    @Test
    @Tag("slow")
    void countsDraughtsToDepthTen() {
        PerftCase draughts = PerftCase.all().get(PerftCase.all().size() - 1);
        Game game = new RuleSetGame(draughts.ruleSet());
        assertEquals(3_963_680, Perft.count(game.start(), 9));
        assertEquals(18_391_564, Perft.count(game.start(), 10));
        assertEquals(18_391_564, Perft.countByPlaying(game.start(), 10));
    }

    @ParameterizedTest
    @MethodSource("perftCases")
    void endsPlayedLinesAsTheyEnded(PerftCase known) {
        Position position = new RuleSetGame(known.ruleSet()).start();
        for (String move : known.line()) {
            assertEquals(Outcome.ONGOING, position.outcome());
            position.play(position.parse(move));
        }
        assertEquals(
                known.result().isEmpty() ? "ongoing" : known.result(),
                position.outcome().word());
    }

    @Test
    void agreesWithTheSlowTwinOnWholeRandomGames() {
        long plies = IntStream.range(0, 2_000)
                .parallel()
                .mapToLong(number -> compareWithTwin(random(number), number))
                .sum();
        assertTrue(plies > 50_000, "only " + plies + " plies compared");
    }

    @Test
    @Tag("slow")
    void agreesWithTheSlowTwinOnManyMoreRandomGames() {
        IntStream.range(2_000, 30_000).parallel().forEach(number -> compareWithTwin(random(number), number));
    }

    private static int compareWithTwin(RuleSet ruleSet, int number) {
        RandomGenerator random = Seed.of(number).derive("twin").generator();
        RuleSetPosition position = new RuleSetGame(ruleSet).start();
        SlowPosition twin = new SlowPosition(ruleSet);
        List<Long> hashes = new ArrayList<>();
        compare(twin, position);
        while (!twin.outcome().isOver()) {
            hashes.add(position.hash());
            String move = twin.moves().get(random.nextInt(twin.moves().size()));
            position.play(position.parse(move));
            twin = twin.play(move);
            compare(twin, position);
        }
        for (int ply = hashes.size() - 1; ply >= 0; ply--) {
            position.undo();
            assertEquals(hashes.get(ply), position.hash());
        }
        compare(new SlowPosition(ruleSet), position);
        return hashes.size();
    }

    private static void compare(SlowPosition twin, RuleSetPosition position) {
        assertEquals(twin.moves(), notations(position), () -> position.game().ruleSet() + "\n" + position.diagram());
        assertEquals(twin.outcome(), position.outcome());
        assertEquals(twin.ending(), position.ending());
        assertEquals(twin.toMove(), position.toMove());
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            assertEquals(twin.pieceAt(cell), position.pieceAt(cell));
        }
    }

    private static List<String> notations(Position position) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        return moves.longStream().mapToObj(position::notation).sorted().toList();
    }

    @Test
    void turningTheBoardChangesOnlyNames() {
        for (int number = 0; number < 200; number++) {
            RuleSetGame game = new RuleSetGame(random(number));
            RandomGenerator random = Seed.of(number).derive("turn").generator();
            RuleSetPosition position = game.start();
            // The limit counts plies and a decision by honor is history: neither is on the board.
            while (!position.ending().equals("limit") && !position.ending().equals("honor")) {
                RuleSetPosition turned = turned(position);
                List<String> expected = notations(position).stream()
                        .map(RuleSetGameTest::turned)
                        .sorted()
                        .toList();
                assertEquals(expected, notations(turned));
                if (position.outcome().isOver()) {
                    assertEquals(Outcome.win(position.toMove()), turned.outcome());
                    break;
                }
                position.play(position.move(random.nextInt(position.moveCount())));
            }
        }
    }

    private static RuleSetPosition turned(RuleSetPosition position) {
        RuleSetPosition turned =
                RuleSetPosition.empty(position.game(), position.toMove().opponent());
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            int piece = position.pieceAt(cell);
            turned.put(piece > 0 ? Player.NORTH : Player.SOUTH, Math.abs(piece), Cell.turned(cell));
        }
        return turned;
    }

    private static String turned(String notation) {
        StringBuilder turned = new StringBuilder();
        for (char c : notation.toCharArray()) {
            boolean file = c >= 'a' && c <= 'h';
            boolean rank = c >= '1' && c <= '8';
            turned.append(file ? (char) ('a' + 'h' - c) : rank ? (char) ('1' + '8' - c) : c);
        }
        return turned.toString();
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void keepsTheContractOnShippedRuleSets(RuleSet ruleSet) {
        GameContract.check(new RuleSetGame(ruleSet), 10, Seed.of(1));
    }

    @Test
    void keepsTheContractOnRandomRuleSets() {
        IntStream.range(0, 200).forEach(number -> GameContract.check(new RuleSetGame(random(number)), 1, Seed.of(2)));
    }

    @Test
    void givesEqualBoardsEqualHashesHoweverTheyWereReached() {
        Position one = line("draughts", "a3-b4 b6-a5 c3-d4");
        Position other = line("draughts", "c3-d4 b6-a5 a3-b4");
        assertEquals(one.hash(), other.hash());
        assertEquals(one.diagram(), other.diagram());
    }

    private static RuleSet shipped(String name) {
        try {
            return RuleSetFolder.read(Path.of("rulesets", name + ".json"));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Position line(String name, String moves) {
        Position position = new RuleSetGame(shipped(name)).start();
        Arrays.stream(moves.split(" ")).forEach(move -> position.play(position.parse(move)));
        return position;
    }

    @Test
    void obeysTheMoveLimitAndWhoWinsThen() {
        RuleSet draughts = shipped("draughts");
        Conventions three = draughts.conventions().withMoveLimit(3);
        // South has captured one piece when the limit comes.
        String moves = "c3-d4 b6-c5 d4xb6";
        assertEquals(
                Outcome.SOUTH, played(draughts.withConventions(three), moves).outcome());
        assertEquals("limit", played(draughts.withConventions(three), moves).ending());
        Conventions drawn = three.withAtLimit(AtLimit.DRAW);
        assertEquals(
                Outcome.DRAW, played(draughts.withConventions(drawn), moves).outcome());
        assertEquals(Outcome.ONGOING, played(draughts, moves).outcome());
        assertEquals(
                Outcome.DRAW,
                played(draughts.withConventions(three), "c3-d4 b6-a5 d4-c5").outcome());
    }

    private static Position played(RuleSet ruleSet, String moves) {
        Position position = new RuleSetGame(ruleSet).start();
        Arrays.stream(moves.split(" ")).forEach(move -> position.play(position.parse(move)));
        return position;
    }

    @Test
    void readsStraightByTheConvention() {
        RuleSet lone = RuleSet.of(
                "Lone",
                RuleSet.parseGenes(
                        "0,0,0,0,0,0,0,0,0,0,0,1,0,0,0,0,0,0,0,0,0,0,0,0,5,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,"
                                + "0,0,0,0,0,0,0"),
                Conventions.DEFAULT);
        assertEquals(List.of("d2-d1", "d2-d3"), notations(new RuleSetGame(lone).start()));
        RuleSet rook = lone.withConventions(Conventions.DEFAULT.withStraight(Straight.ROOK));
        assertEquals(List.of("d2-c2", "d2-d1", "d2-d3", "d2-e2"), notations(new RuleSetGame(rook).start()));
    }

    @Test
    void keepsChainsThatDoNotFitIntoAMove() {
        // Type 1 jumps in all directions; 24 victims lie so that it can take 18 of them and more in one move.
        RuleSet jumper = RuleSet.of(
                "Jumper",
                RuleSet.parseGenes(
                        "1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,3,6,1,1,1,1,0,0,0,0,0,0,1,0,0,0,0,0,0,"
                                + "0,0,0,0,0,0,1"),
                Conventions.DEFAULT.withMaxPieces(24));
        RuleSetPosition position = RuleSetPosition.empty(new RuleSetGame(jumper), Player.SOUTH);
        position.put(Player.SOUTH, 1, Cell.of(0, 0));
        for (String cell : "b1 d1 f1 g2 b3 d3 f3 a4 b5 d5 f5 g6 b7 d7 f7 a6 c4 c2".split(" ")) {
            position.put(Player.NORTH, 2, Cell.of(cell.charAt(0) - 'a', cell.charAt(1) - '1'));
        }
        position.put(Player.NORTH, 2, Cell.of(7, 7));
        GameContract.checkMoves(position);
        String longest = notations(position).stream()
                .max((a, b) -> Integer.compare(a.length(), b.length()))
                .orElseThrow();
        long move = position.parse(longest);
        int hops = longest.split("x").length - 1;
        assertTrue(hops > Move.MOST_HOPS, longest);
        assertEquals(Move.OVER_NUMBERED, Move.kind(move));
        long before = position.hash();
        String diagram = position.diagram();
        position.play(move);
        assertEquals(19 - hops, Long.bitCount(position.pieces(Player.NORTH, 0)));
        assertEquals(1, position.pieceAt(Move.to(move)));
        assertTrue(longest.endsWith(Cell.name(Move.to(move))));
        position.undo();
        assertEquals(before, position.hash());
        assertEquals(diagram, position.diagram());
    }

    @Test
    void namesAnIllegalMove() {
        Position position = line("draughts", "c3-d4");
        IllegalMoveException e = assertThrows(IllegalMoveException.class, () -> position.parse("c3-d4"));
        assertEquals("\"c3-d4\" is not a legal move for north at ply 2", e.getMessage());
    }

    @Test
    void refusesToCopyFromAnotherGame() {
        Position draughts = new RuleSetGame(shipped("draughts")).start();
        Position leapers = new RuleSetGame(shipped("leapers")).start();
        assertThrows(IllegalArgumentException.class, () -> draughts.copyFrom(leapers));
    }

    @Test
    void remembersGamesLongerThanItsFirstRoom() {
        RuleSet endless = RuleSet.of(
                "Endless",
                RuleSet.parseGenes(
                        "1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,5,1,1,1,1,1,0,0,0,0,0,0,0,0,0,0,0,0,0,"
                                + "0,0,0,0,0,0,0"),
                Conventions.DEFAULT.withMoveLimit(1_000));
        Position position = new RuleSetGame(endless).start();
        long start = position.hash();
        while (!position.outcome().isOver()) {
            position.play(position.move(position.ply() % position.moveCount()));
        }
        assertEquals(1_000, position.ply());
        Position copy = new RuleSetGame(endless).start().copy();
        assertThrows(IllegalArgumentException.class, () -> copy.copyFrom(position), "of another compiled game");
        Position own = position.game().start();
        own.copyFrom(position);
        while (own.ply() > 0) {
            own.undo();
        }
        assertEquals(start, own.hash());
    }
}
