package rulesmith.playtest;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import rulesmith.survey.Study;
import rulesmith.survey.StudyGame;
import rulesmith.survey.WilliamsSquare;

/**
 * Gives participants their order of games and the turn to begin, so that all orders and both turns are used equally often.
 * Who has withdrawn or left does not count: somebody else gets the same.
 */
final class Allotment {

    private final List<List<StudyGame>> orders = new ArrayList<>();

    Allotment(Study study) {
        for (List<Integer> row : WilliamsSquare.of(study.games().size())) {
            orders.add(row.stream().map(study.games()::get).toList());
        }
    }

    record Place(int plan, boolean begins) {}

    List<StudyGame> order(int plan) {
        return orders.get(plan);
    }

    int orders() {
        return orders.size();
    }

    /**
     * For somebody who plays on their own.
     *
     * @param holders those who count
     */
    Place next(Collection<Participant> holders) {
        return next(holders, false);
    }

    /** For two who play together: one has the turn to begin, the other has not. */
    Place nextForTwo(Collection<Participant> holders) {
        return next(holders, true);
    }

    private Place next(Collection<Participant> holders, boolean two) {
        int[][] taken = new int[2][orders.size()];
        for (Participant holder : holders) {
            taken[holder.begins ? 1 : 0][holder.plan]++;
        }
        Place best = null;
        int fewest = Integer.MAX_VALUE;
        for (int pass = 0; pass < 2; pass++) {
            for (int plan = 0; plan < orders.size(); plan++) {
                boolean begins = (plan + pass) % 2 == 0;
                int count = two ? taken[0][plan] + taken[1][plan] : taken[begins ? 1 : 0][plan];
                if (count < fewest) {
                    fewest = count;
                    best = new Place(plan, begins);
                }
            }
        }
        return best;
    }
}
