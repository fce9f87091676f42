package rulesmith.learning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.game.BoardGame;
import rulesmith.game.BoardPosition;
import rulesmith.game.MoveTrace;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.games.Chess;
import rulesmith.genome.Genome;
import rulesmith.rules.Cell;
import rulesmith.rules.Conventions;
import rulesmith.rules.Genes;
import rulesmith.rules.Movement;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.Variant;

class NetworkAgentTest {

    private static final RandomGenerator NONE = () -> {
        throw new AssertionError("draws a random number");
    };

    /** How far the values of two boards may be apart by rounding; their order then says nothing. */
    private static final double TIE = 1e-4;

    private static final int ROUNDS = 5;

    /** Castling, promotion and capturing in passing are near. */
    private static final List<String> CHESS_POSITIONS = List.of(
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
            "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1");

    /** What a move can do; all of it must turn up. */
    private enum Deed {
        CAPTURE,
        CHAIN,
        CONVERSION,
        WIN,
        LOSS,
        DRAW
    }

    static Stream<BoardGame> games() throws IOException {
        List<BoardGame> games = new ArrayList<>();
        for (Path file : new RuleSetFolder(Path.of("rulesets")).files()) {
            games.add(new RuleSetGame(RuleSetFolder.read(file)));
        }
        Conventions quick = Conventions.DEFAULT.withMoveLimit(30);
        for (int seed = 0; seed < 12; seed++) {
            games.add(new RuleSetGame(Genome.random(Seed.of(seed), quick).ruleSet("Random " + seed, quick)));
        }
        games.add(Chess.limited(100));
        return games.stream();
    }

    private static BoardPosition start(BoardGame game, int round) {
        return game instanceof Chess chess && round > 0
                ? chess.position(CHESS_POSITIONS.get(round % CHESS_POSITIONS.size()))
                : game.start();
    }

    private static Network network(BoardGame game, int round, SeededRandom random) {
        Wiring wiring = round % 2 == 0 ? Wiring.SPARSE : Wiring.DENSE;
        return SlowNetwork.network(wiring, game.usableCells(), round % 3 == 0 ? 2 : 0.2f, random);
    }

    @FunctionalInterface
    private interface Check {
        void on(BoardPosition position, NetworkAgent agent, SlowNetworkAgent slow);
    }

    /** Some games, every other move of them the network's, each position of them looked at. */
    private static void everywhere(BoardGame game, Check check) {
        SeededRandom random = Seed.of(1).derive(game.id()).generator();
        for (int round = 0; round < ROUNDS; round++) {
            Network network = network(game, round, random);
            NetworkAgent agent = new NetworkAgent("net", network, game);
            SlowNetworkAgent slow = new SlowNetworkAgent(network, game);
            BoardPosition position = start(game, round);
            while (!position.outcome().isOver()) {
                check.on(position, agent, slow);
                int number = random.nextInt(position.moveCount());
                position.play(random.nextBoolean() ? position.move(number) : agent.choose(position, NONE));
            }
        }
    }

    private static int numberOf(BoardPosition position, long move) {
        LongArrayList moves = new LongArrayList();
        position.legalMoves(moves);
        int number = moves.indexOf(move);
        assertTrue(number >= 0, () -> "not a legal move of\n" + position.diagram());
        return number;
    }

    @ParameterizedTest
    @MethodSource("games")
    void choosesAsItsSlowTwin(BoardGame game) {
        int[] counts = new int[2];
        everywhere(game, (position, agent, slow) -> {
            double[] values = slow.values(position);
            int best = SlowNetworkAgent.best(values);
            int choice = numberOf(position, agent.choose(position, NONE));
            if (Double.isInfinite(values[best])) {
                assertEquals(best, choice, "the first of those that win, or of those that all lose");
                return;
            }
            assertTrue(
                    values[choice] > values[best] - TIE,
                    () -> values[choice] + " instead of " + values[best] + " in\n" + position.diagram());
            long others = DoubleStream.of(values)
                    .filter(value -> value < values[best] - TIE)
                    .count();
            counts[0] += values.length > 1 ? 1 : 0;
            counts[1] += values.length > 1 && others == values.length - 1 ? 1 : 0;
        });
        assertTrue(2 * counts[1] > counts[0], "only " + counts[1] + " of " + counts[0] + " choices are clear");
    }

    @Test
    void theGamesShowAllThatAMoveCanDo() throws IOException {
        Map<Deed, Integer> deeds = new EnumMap<>(Deed.class);
        MoveTrace trace = new MoveTrace();
        games().forEach(game -> everywhere(game, (position, agent, slow) -> {
            for (int i = 0; i < position.moveCount(); i++) {
                position.trace(position.move(i), trace);
                int last = trace.to(trace.hops() - 1);
                BoardPosition after = position.copy();
                after.play(position.move(i));
                deeds.merge(Deed.CAPTURE, trace.removals() > 0 ? 1 : 0, Integer::sum);
                deeds.merge(Deed.CHAIN, trace.removals() > 1 ? 1 : 0, Integer::sum);
                boolean converted = trace.hops() == 1 && after.pieceAt(last) != position.pieceAt(trace.from(0));
                deeds.merge(Deed.CONVERSION, converted ? 1 : 0, Integer::sum);
            }
            for (double value : slow.values(position)) {
                deeds.merge(Deed.WIN, value == Double.POSITIVE_INFINITY ? 1 : 0, Integer::sum);
                deeds.merge(Deed.LOSS, value == Double.NEGATIVE_INFINITY ? 1 : 0, Integer::sum);
                deeds.merge(Deed.DRAW, value == 0 ? 1 : 0, Integer::sum);
            }
        }));
        for (Deed deed : Deed.values()) {
            assertTrue(deeds.get(deed) >= 20, deeds.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void leavesThePositionAsItWas(BoardGame game) {
        LongArrayList before = new LongArrayList();
        LongArrayList after = new LongArrayList();
        everywhere(game, (position, agent, slow) -> {
            BoardPosition copy = position.copy();
            position.legalMoves(before);
            agent.choose(position, NONE);
            position.legalMoves(after);
            assertEquals(before, after);
            assertEquals(copy.hash(), position.hash());
            assertEquals(copy.ply(), position.ply());
            assertEquals(copy.toMove(), position.toMove());
            assertEquals(copy.outcome(), position.outcome());
            assertEquals(copy.diagram(), position.diagram());
        });
    }

    @ParameterizedTest
    @MethodSource("games")
    void choosesTheSameAgainWhateverItDidBetween(BoardGame game) {
        everywhere(game, (position, agent, slow) -> {
            long choice = agent.choose(position, NONE);
            agent.choose(game.start(), NONE);
            assertEquals(choice, agent.choose(position, NONE));
        });
    }

    /** Turned around, a board looks the same to the other player. */
    @ParameterizedTest
    @MethodSource("games")
    void northChoosesAsSouthWould(BoardGame game) {
        everywhere(game, (position, agent, slow) -> {
            double[] values = slow.values(position);
            int choice = numberOf(position, agent.choose(position, NONE));
            int turned = numberOf(position, agent.choose(new TurnedPosition(position), NONE));
            assertTrue(values[choice] == values[turned] || Math.abs(values[choice] - values[turned]) < TIE);
        });
    }

    /** South loses a move on a triangle: the board is that of the start, and North is to move. */
    @Test
    void northAnswersTheStartAsSouthWould() {
        RuleSetGame game = new RuleSetGame(Variant.of(0, 2, 6, 3, 12, 4, 15, 2, Genes.MOVEMENT + 1, Movement.L.gene()));
        BoardPosition position = game.start();
        for (String move : List.of("d2-d3", "e7-e6", "d3-c3", "e6-e7", "c3-d2")) {
            position.play(position.parse(move));
        }
        for (int cell = 0; cell < Cell.COUNT; cell++) {
            assertEquals(game.start().pieceAt(cell), position.pieceAt(cell));
        }
        assertEquals(Player.NORTH, position.toMove());
        SeededRandom random = Seed.of(3).generator();
        MoveTrace south = new MoveTrace();
        MoveTrace north = new MoveTrace();
        List<Integer> cells = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            NetworkAgent agent = new NetworkAgent("net", network(game, i, random), game);
            BoardPosition start = game.start();
            start.trace(agent.choose(start, NONE), south);
            position.trace(agent.choose(position, NONE), north);
            assertEquals(Cell.turned(south.from(0)), north.from(0), "network " + i);
            assertEquals(Cell.turned(south.to(0)), north.to(0), "network " + i);
            cells.add(south.to(0));
        }
        assertTrue(cells.stream().distinct().count() > 5, "different networks choose differently");
    }

    @Test
    void winsAtOnceIfItCan() {
        Chess chess = Chess.standard();
        SeededRandom random = Seed.of(4).generator();
        BoardPosition backRank = chess.position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        BoardPosition turned = chess.position("3k3r/8/8/8/8/8/PPP5/1K6 b - - 0 1");
        for (int i = 0; i < 30; i++) {
            NetworkAgent agent = new NetworkAgent("net", network(chess, i, random), chess);
            assertEquals("a1-a8", backRank.notation(agent.choose(backRank, NONE)));
            assertEquals("h8-h1", turned.notation(agent.choose(turned, NONE)));
        }
    }

    /** A piece of honor that converts on the last row is lost. */
    @Test
    void losesAtOnceOnlyIfItMust() {
        RuleSetGame game =
                new RuleSetGame(Variant.of(Genes.STEP, 1, Genes.HONOR, 1, Genes.CONVERSION, 2, Variant.D2, 1));
        BoardPosition position = game.start();
        position.play(position.parse("d2-a2"));
        position.play(position.parse("e7-h7"));
        SeededRandom random = Seed.of(5).generator();
        for (int i = 0; i < 30; i++) {
            NetworkAgent agent = new NetworkAgent("net", network(game, i, random), game);
            for (BoardPosition now : List.of(game.start(), position)) {
                long lost = DoubleStream.of(new SlowNetworkAgent(network(game, i, random), game).values(now))
                        .filter(value -> value == Double.NEGATIVE_INFINITY)
                        .count();
                assertTrue(lost > 0 && lost < now.moveCount(), "some moves lose at once");
                String choice = now.notation(agent.choose(now, NONE));
                assertFalse(choice.endsWith("8"), choice);
            }
        }
    }

    /** A network that thinks the same of all boards: a drawn game is better than bad boards and worse than good ones. */
    @ParameterizedTest
    @CsvSource({"-0.01, true", "0.01, false", "-2, true", "2, false"})
    void drawsIfItExpectsNoBetter(float opinion, boolean draws) {
        float[] parameters = new float[Network.PARAMETERS];
        parameters[Network.PARAMETERS - 1] = opinion;
        Chess chess = Chess.standard();
        NetworkAgent agent = new NetworkAgent("net", Network.of(parameters), chess);
        BoardPosition south = chess.position("7k/8/8/8/8/8/4r3/4K3 w - - 0 1");
        assertEquals(draws, south.notation(agent.choose(south, NONE)).equals("e1xe2"));
        BoardPosition north = chess.position("3k4/3R4/8/8/8/8/8/K7 b - - 0 1");
        assertEquals(draws, north.notation(agent.choose(north, NONE)).equals("d8xd7"));
    }

    @Test
    void ofBoardsItLikesAlikeItTakesTheFirst() {
        Network indifferent = Network.of(new float[Network.PARAMETERS]);
        for (BoardGame game : List.of(new RuleSetGame(Variant.PLAIN), Chess.standard())) {
            BoardPosition start = game.start();
            assertEquals(start.move(0), new NetworkAgent("net", indifferent, game).choose(start, NONE));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void theHeaviestPieceIsOne(BoardGame game) {
        float[] worth = NetworkAgent.worth(game);
        float heaviest = 0;
        for (int type = 1; type < worth.length; type++) {
            assertTrue(worth[type] >= 0 && worth[type] <= 1);
            assertEquals(game.weight(type) > 0, worth[type] > 0);
            heaviest = Math.max(heaviest, worth[type]);
        }
        assertEquals(1, heaviest);
        assertEquals(0, worth[0]);
    }

    @Test
    void looksAtTheWholeBoardFromItsOwnSide() {
        BoardPosition start = Chess.standard().start();
        SlowNetworkAgent slow = new SlowNetworkAgent(Network.of(new float[Network.PARAMETERS]), start.game());
        float[] south = slow.inputs(start, Player.SOUTH);
        float[] north = slow.inputs(start, Player.NORTH);
        assertTrue(south[3] == 1 && north[4] == 1, "own queens are 1");
        assertTrue(south[59] == -1 && north[60] == -1, "the other ones are -1");
        float[] turned = slow.inputs(new TurnedPosition(start), Player.NORTH);
        assertArrayEquals(south, turned);
    }
}
