package rulesmith.learning;

import rulesmith.game.RuleSetGame;
import rulesmith.rules.Conventions;
import rulesmith.rules.Conventions.AtLimit;
import rulesmith.rules.Genes;
import rulesmith.rules.Movement;
import rulesmith.rules.RuleSet;
import rulesmith.rules.Variant;

/** Games that are over soon, so that learning them takes no time. */
final class SmallGames {

    private static final Conventions TWELVE_PLIES = Conventions.DEFAULT.withMoveLimit(12);

    /** Draughts with the front row alone: wins, losses and draws. */
    static final RuleSetGame FOUR_MEN = new RuleSetGame(RuleSet.of(
            "Four men",
            RuleSet.parseGenes("0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0, 1,0,1,0,1,0,1,0, 1,2,1,1,1,1, 0,0,0,0,0,0,"
                    + " 1,1,0,0,0,0, 0, 2,0,0,0,0,0, 1"),
            TWELVE_PLIES));

    /** One piece a side, of honor, that slides diagonally ahead. Some seeds learn it in a few generations. */
    static final RuleSetGame DUEL = new RuleSetGame(Variant.of(
                    Variant.D2,
                    0,
                    23,
                    1,
                    Genes.MOVEMENT,
                    Movement.DIAGONAL_FORWARD.gene(),
                    Genes.STEP,
                    1,
                    Genes.CAPTURE,
                    1,
                    Genes.HONOR,
                    1)
            .withName("Duel"));

    /**
     * One piece a side that slides ahead on a file of its own. Who cannot move loses, so the whole art is to make small
     * steps.
     */
    static final RuleSetGame RACE =
            new RuleSetGame(Variant.of(Variant.D2, 0, 20, 1, Genes.MOVEMENT, Movement.FORWARD.gene(), Genes.STEP, 1)
                    .withName("Race"));

    /** One piece a side that goes to and fro on a file of its own: in the end it is a draw, whatever they did. */
    static final RuleSetGame ALL_DRAWN = new RuleSetGame(Variant.of(Genes.MOVEMENT, Movement.STRAIGHT.gene())
            .withName("All drawn")
            .withConventions(TWELVE_PLIES.withAtLimit(AtLimit.DRAW)));

    /** Two pieces a side, one of honor before the other side's other one, which must take it with the first move. */
    static final RuleSetGame SOUTH_WINS = new RuleSetGame(Variant.of(
                    Variant.D2,
                    0,
                    19,
                    1,
                    20,
                    2,
                    Genes.MOVEMENT,
                    Movement.DIAGONAL_FORWARD.gene(),
                    Genes.MOVEMENT + 1,
                    Movement.STRAIGHT.gene(),
                    Genes.STEP + 1,
                    1,
                    Genes.HONOR,
                    1,
                    Genes.MANDATORY,
                    1)
            .withName("South wins"));

    /** Two pieces a side that step ahead, each on a file of its own: South runs out of moves first. */
    static final RuleSetGame NORTH_WINS = new RuleSetGame(
            Variant.of(8, 1, Genes.MOVEMENT, Movement.FORWARD.gene()).withName("North wins"));

    private SmallGames() {}
}
