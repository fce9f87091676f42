package rulesmith.games;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rulesmith.Seed;
import rulesmith.game.Evaluation;

/** Every value beside that of a twin that plays the move and looks at each cell. */
class ConnectFourEvaluationTest {

    private static int rate(ConnectFour game, String line, int column) {
        ConnectFourPosition position = game.start();
        for (String move : line.isEmpty() ? new String[0] : line.split("")) {
            position.play(position.parse(move));
        }
        int[] values = new int[1];
        game.evaluation().rate(position, LongArrayList.of(column - 1), values);
        return values[0];
    }

    @Test
    void countsTheLinesOfADisc() {
        int[] bottom = {3, 4, 5, 7, 5, 4, 3};
        for (int column = 1; column <= 7; column++) {
            assertEquals(bottom[column - 1], rate(ConnectFour.standard(), "", column));
        }
        // Discs in the middle column are in 7, 10 and 13 lines, from below.
        assertEquals(7 - 10 + 13, rate(ConnectFour.standard(), "44", 4));
    }

    @Test
    void seesTheEndOfTheGame() {
        assertEquals(Evaluation.WON, rate(ConnectFour.standard(), "121212", 1));
        assertEquals(Evaluation.DRAWN, rate(ConnectFour.of(2, 2), "112", 2));
        assertEquals(Evaluation.DRAWN, rate(ConnectFour.of(1, 1), "", 1));
    }

    @Test
    void seesWhatComesNext() {
        // South has three above each other: North must stop the four.
        assertTrue(rate(ConnectFour.standard(), "12121", 4) < -ConnectFourEvaluation.BLUNDER / 2);
        assertTrue(rate(ConnectFour.standard(), "12121", 1) > -ConnectFourEvaluation.BLUNDER / 2);
        assertTrue(rate(ConnectFour.standard(), "12121", 4) > Evaluation.LOST);
        // Three in the lowest row, open on both sides.
        assertTrue(rate(ConnectFour.standard(), "3344", 5) > ConnectFourEvaluation.DECISIVE / 2);
        assertTrue(rate(ConnectFour.standard(), "3344", 5) < Evaluation.WON);
        assertTrue(rate(ConnectFour.standard(), "3344", 1) < ConnectFourEvaluation.DECISIVE / 2);
    }

    @Test
    void isWorthAThreat() {
        assertEquals(
                ConnectFourEvaluation.THREAT,
                ConnectFour.standard().evaluation().lead());
        ConnectFourPosition start = ConnectFour.standard().start();
        assertEquals(0, ConnectFour.standard().evaluation().distance(start, 3));
    }

    @Test
    void isTheSameFromBothSides() {
        RandomGenerator random = Seed.of(3).generator();
        ConnectFourPosition position = ConnectFour.standard().start();
        ConnectFourPosition mirrored = ConnectFour.standard().start();
        Evaluation evaluation = ConnectFour.standard().evaluation();
        int[] values = new int[7];
        int[] others = new int[7];
        while (!position.outcome().isOver()) {
            LongArrayList moves = new LongArrayList();
            LongArrayList reversed = new LongArrayList();
            position.legalMoves(moves);
            moves.forEach(move -> reversed.add(6 - move));
            evaluation.rate(position, moves, values);
            evaluation.rate(mirrored, reversed, others);
            assertArrayEquals(values, others);
            int choice = random.nextInt(moves.size());
            position.play(moves.getLong(choice));
            mirrored.play(reversed.getLong(choice));
        }
        assertTrue(position.ply() > 10);
    }

    @ParameterizedTest
    @CsvSource({"7, 6, 5", "5, 4, 12", "4, 5, 12", "6, 7, 2", "9, 6, 1", "7, 8, 1", "8, 3, 3", "3, 8, 2", "9, 1, 2"})
    void agreesWithTheTwin(int columns, int rows, int games) {
        ConnectFour game = ConnectFour.of(columns, rows);
        RandomGenerator random = Seed.of(columns * 10 + rows).derive("values").generator();
        Evaluation evaluation = game.evaluation();
        LongArrayList moves = new LongArrayList();
        int[] values = new int[columns];
        int decisive = 0;
        int blunders = 0;
        int won = 0;
        for (int i = 0; i < games; i++) {
            ConnectFourPosition position = game.start();
            SlowConnectFour twin = SlowConnectFour.start(columns, rows);
            while (!position.outcome().isOver()) {
                position.legalMoves(moves);
                long hash = position.hash();
                evaluation.rate(position, moves, values);
                assertEquals(hash, position.hash());
                for (int k = 0; k < moves.size(); k++) {
                    int move = (int) moves.getLong(k);
                    assertEquals(twin.value(move), values[k], () -> (move + 1) + "\n" + position.diagram());
                    blunders += values[k] < -ConnectFourEvaluation.BLUNDER / 2 ? 1 : 0;
                    won += values[k] == Evaluation.WON ? 1 : 0;
                    decisive += values[k] != Evaluation.WON && values[k] > ConnectFourEvaluation.DECISIVE / 2 ? 1 : 0;
                }
                int move = (int) moves.getLong(random.nextInt(moves.size()));
                position.play(move);
                twin = twin.play(move);
            }
        }
        if (games >= 5) {
            assertTrue(blunders > 5 && won > 2 && decisive > 0, blunders + " " + won + " " + decisive);
        }
    }
}
