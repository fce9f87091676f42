package rulesmith.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.game.RuleSetPosition;
import rulesmith.genome.Genome;
import rulesmith.play.GameRecord;
import rulesmith.rules.Cell;
import rulesmith.rules.Conventions;
import rulesmith.rules.Genes;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.rules.Variant;

/** Facts of short games that can be checked by hand. */
class GameFactsTest {

    private static final double EXACT = 1e-12;

    private static RuleSet draughts(int moveLimit) throws IOException {
        RuleSet draughts = RuleSetFolder.read(Path.of("rulesets/draughts.json"));
        return draughts.withConventions(draughts.conventions().withMoveLimit(moveLimit));
    }

    private static GameFacts watch(RuleSet ruleSet, String line, boolean tracksPieces) {
        GameFacts facts = new GameFacts(tracksPieces);
        Position position = new RuleSetGame(ruleSet).start();
        facts.started(position);
        for (String notation : GameRecord.parseMoves(line)) {
            long move = position.parse(notation);
            facts.moving(position, move);
            position.play(move);
        }
        facts.ended(position);
        return facts;
    }

    @Test
    void followsPiecesThroughAnExchange() throws IOException {
        // South takes one piece, North takes it back: 5 plies, South has had 3 turns, North 2.
        GameFacts facts = watch(draughts(5), "c3-d4 b6-c5 d4xb6 a7xc5 a3-b4", true);
        assertEquals(5, facts.length());
        assertEquals(Outcome.DRAW, facts.outcome());
        assertEquals("limit", facts.ending());
        assertEquals(2, facts.captures());
        assertEquals(5.0 / 32, facts.usability(), EXACT);
        // Pieces: South's c3 moved twice and lived 2 turns; a3 once in 3. North's b6 once in 1; a7 once in 2.
        assertEquals((2.0 / 2 + 1.0 / 3 + 1.0 / 1 + 1.0 / 2) / 24, facts.dynamism(), EXACT);
        assertEquals(0, facts.leadChanges());
        assertEquals(0, facts.drama(), EXACT);
        // 24 cells of the set-up, then d4, c5 and b4 are new; b6 was stood on before.
        assertEquals(27.0 / 32, facts.coverage(), EXACT);
        assertEquals(1, facts.typesUsed(), EXACT);
        assertEquals(1.0 / 5, facts.forced(), EXACT);
        assertEquals((7 + 7 + 1 + 2 + 7) / 5.0, facts.branching(), EXACT);
    }

    /** Follows the pieces of a random game by its notation and by what is missing on the board afterwards. */
    @Test
    void agreesWithASlowLookAtRandomGames() {
        int chains = 0;
        for (int number = 0; number < 300; number++) {
            RuleSet ruleSet =
                    Genome.random(Seed.of(number), Conventions.DEFAULT).ruleSet("Some", Conventions.DEFAULT);
            RandomGenerator random = Seed.of(number).derive("facts").generator();
            RuleSetPosition position = new RuleSetGame(ruleSet).start();
            GameFacts facts = new GameFacts(true);
            facts.started(position);
            Map<Integer, Piece> standing = new HashMap<>();
            for (int cell = 0; cell < Cell.COUNT; cell++) {
                if (position.pieceAt(cell) != 0) {
                    standing.put(cell, new Piece(position.pieceAt(cell) > 0));
                }
            }
            List<Piece> all = List.copyOf(standing.values());
            int arrivals = 0;
            int captures = 0;
            while (!position.outcome().isOver()) {
                boolean south = position.toMove() == Player.SOUTH;
                long move = position.move(random.nextInt(position.moveCount()));
                String[] cells = position.notation(move).split("[-x]");
                facts.moving(position, move);
                position.play(move);
                Piece moved = standing.remove(cell(cells[0]));
                moved.hops += cells.length - 1;
                arrivals += cells.length - 1;
                chains += cells.length > 2 ? 1 : 0;
                for (int cell : List.copyOf(standing.keySet())) {
                    if (position.pieceAt(cell) == 0 || cell == cell(cells[cells.length - 1])) {
                        standing.remove(cell).alive = false;
                        captures++;
                    }
                }
                standing.put(cell(cells[cells.length - 1]), moved);
                all.stream()
                        .filter(piece -> piece.alive && piece.south == south)
                        .forEach(piece -> piece.turns++);
            }
            facts.ended(position);
            double dynamism = all.stream()
                    .mapToDouble(piece -> (double) piece.hops / Math.max(1, piece.turns))
                    .average()
                    .orElseThrow();
            assertEquals(dynamism, facts.dynamism(), 1e-9);
            assertEquals(captures, facts.captures());
            int usable = Long.bitCount(position.game().usableCells());
            assertEquals((double) arrivals / usable, facts.usability(), EXACT);
        }
        assertTrue(chains > 50, chains + " chains");
    }

    private static final class Piece {
        private final boolean south;
        private boolean alive = true;
        private int hops;
        private int turns;

        Piece(boolean south) {
            this.south = south;
        }
    }

    private static int cell(String name) {
        return Cell.of(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    @Test
    void doesNotFollowPiecesUnlessAsked() throws IOException {
        GameFacts facts = watch(draughts(5), "c3-d4 b6-c5 d4xb6 a7xc5 a3-b4", false);
        assertEquals(5, facts.length());
        assertEquals(0, facts.captures());
        assertEquals(0, facts.dynamism(), EXACT);
    }

    @Test
    void knowsWhetherTheSkilledPlayerWon() throws IOException {
        RuleSet three = draughts(3);
        for (Player skilled : List.of(Player.SOUTH, Player.NORTH)) {
            GameFacts facts = new GameFacts(false);
            facts.expect(skilled);
            Position position = new RuleSetGame(three).start();
            facts.started(position);
            for (String notation : "c3-d4 b6-c5 d4xb6".split(" ")) {
                facts.moving(position, position.parse(notation));
                position.play(position.parse(notation));
            }
            facts.ended(position);
            assertEquals(skilled == Player.SOUTH, facts.skilledWon());
        }
    }

    @Test
    void scalesLengthsAsPublished() {
        int[] plies = {0, 1, 10, 11, 20, 21, 30, 31, 40, 41, 60, 61, 70, 71, 80, 81, 90, 91, 100, 500};
        double[] scaled = {0, 0, 0, .2, .2, .5, .5, .8, .8, 1, 1, .8, .8, .5, .5, .2, .2, 0, 0, 0};
        for (int i = 0; i < plies.length; i++) {
            assertEquals(scaled[i], Metrics.scaledLength(plies[i]), plies[i] + " plies");
        }
    }

    @Test
    void tellsCapturesOverFromCapturesInto() throws IOException {
        String line = "c3-d4 b6-c5 d4xb6 a7xc5 a3-b4";
        GameFacts over = watch(draughts(5), line, true);
        assertEquals(2, over.captures());
        assertEquals(1, over.stepOver(), EXACT);
        assertEquals(0, watch(draughts(2), "c3-d4 b6-c5", true).stepOver(), EXACT, "nothing was captured");
        assertEquals(0, watch(draughts(5), line, false).stepOver(), EXACT, "nobody followed the pieces");

        // The kings stand on d2 and e7 and go anywhere by one step.
        GameFacts into = watch(Variant.of(), "d2-d3 e7-e6 d3-d4 e6-e5 d4xe5", true);
        assertEquals(1, into.captures());
        assertEquals(0, into.stepOver(), EXACT);
    }

    @Test
    void forgetsTheCapturesOfTheGameBefore() throws IOException {
        GameFacts facts = watch(draughts(3), "c3-d4 b6-c5 d4xb6", true);
        assertEquals(1, facts.stepOver(), EXACT);
        facts.started(new RuleSetGame(draughts(3)).start());
        assertEquals(0, facts.stepOver(), EXACT);
    }

    /** Type 1 steps over its victims and type 2 into their cells. */
    @Test
    void countsMixedCapturesByTheirShare() {
        RuleSet mixed = Variant.of(16, 1, 23, 2, Variant.D2, 0, Genes.CAPTURE, 1);
        assertTrue(mixed.type(1).stepOver() && !mixed.type(2).stepOver());
        GameFacts facts = new GameFacts(true);
        RandomGenerator random = Seed.of(4).generator();
        boolean[] seen = new boolean[3];
        for (int i = 0; i < 300; i++) {
            RuleSetPosition position = new RuleSetGame(mixed).start();
            facts.started(position);
            int over = 0;
            int all = 0;
            while (!position.outcome().isOver()) {
                long move = position.move(random.nextInt(position.moveCount()));
                String[] cells = position.notation(move).split("[-x]");
                int type = Math.abs(position.pieceAt(cell(cells[0])));
                int taken = position.notation(move).contains("x") ? cells.length - 1 : 0;
                all += taken;
                over += type == 1 ? taken : 0;
                facts.moving(position, move);
                position.play(move);
            }
            facts.ended(position);
            assertEquals(all, facts.captures());
            assertEquals(all == 0 ? 0 : (double) over / all, facts.stepOver(), EXACT);
            seen[over == 0 ? 0 : over == all ? 1 : 2] = true;
        }
        assertTrue(seen[0] && seen[1] && seen[2], "none, all and some");
    }
}
