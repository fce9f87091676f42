package rulesmith.gametree;

import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;

/** The answer to a question by looking at every way the game can go, to judge the solvers by. */
final class ForcedWin {

    private ForcedWin() {}

    static boolean of(Question question) {
        return of(question.position().copy(), question.player(), question.kindChance());
    }

    private static boolean of(Position position, Player player, boolean kindChance) {
        if (position.outcome() != Outcome.ONGOING) {
            return position.outcome() == (player == Player.SOUTH ? Outcome.SOUTH : Outcome.NORTH);
        }
        Player mover = position.toMove();
        boolean oneIsEnough = mover == Player.CHANCE ? kindChance : mover == player;
        for (int i = 0; i < position.moveCount(); i++) {
            position.play(position.move(i));
            boolean won = of(position, player, kindChance);
            position.undo();
            if (won == oneIsEnough) {
                return oneIsEnough;
            }
        }
        return !oneIsEnough;
    }

    /** Whether the win is still forced after a move of it. */
    static boolean after(Question question, String move) {
        Position next = question.position().copy();
        next.play(next.parse(move));
        return of(next, question.player(), question.kindChance());
    }
}
