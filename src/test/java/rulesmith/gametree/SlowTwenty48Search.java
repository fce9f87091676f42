package rulesmith.gametree;

import java.util.ArrayList;
import java.util.List;
import rulesmith.game.Player;
import rulesmith.games.Twenty48Position;
import rulesmith.games.Twenty48Weights;

/**
 * Expectimax and conspiracy number by the book, move by move on a position; the slow twin of {@link Twenty48Search}.
 */
record SlowTwenty48Search(double value, double conspirators) {

    static SlowTwenty48Search look(
            Twenty48Position position, Twenty48Weights weights, int plies, long threshold, boolean weighsStuckBoards) {
        if (position.outcome().isOver()) {
            double worth = weighsStuckBoards ? worth(position, weights) : 0;
            return new SlowTwenty48Search(worth, worth >= threshold ? 0 : Double.POSITIVE_INFINITY);
        }
        if (plies == 0) {
            double worth = worth(position, weights);
            return new SlowTwenty48Search(worth, worth >= threshold ? 0 : 1);
        }
        List<SlowTwenty48Search> replies = new ArrayList<>();
        double mean = 0;
        for (int i = 0; i < position.moveCount(); i++) {
            long move = position.move(i);
            double probability = position.probability(move);
            position.play(move);
            SlowTwenty48Search reply = look(position, weights, plies - 1, threshold, weighsStuckBoards);
            position.undo();
            replies.add(reply);
            mean += probability * reply.value;
        }
        if (position.toMove() == Player.CHANCE) {
            double sum = replies.stream()
                    .mapToDouble(SlowTwenty48Search::conspirators)
                    .sum();
            return new SlowTwenty48Search(mean, sum);
        }
        return new SlowTwenty48Search(
                replies.stream().mapToDouble(SlowTwenty48Search::value).max().orElseThrow(),
                replies.stream()
                        .mapToDouble(SlowTwenty48Search::conspirators)
                        .min()
                        .orElseThrow());
    }

    private static double worth(Twenty48Position position, Twenty48Weights weights) {
        double worth = 0;
        for (int row = 0; row < 4; row++) {
            for (int column = 0; column < 4; column++) {
                worth += (double) weights.weight(row, column) * position.tile(row, column);
            }
        }
        return worth;
    }
}
