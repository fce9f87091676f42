package rulesmith.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.rules.Variant;

class RandomAgentTest {

    private static final int DRAWS = 8000;

    private final Agent agent = new RandomAgent();
    private final Position position = new RuleSetGame(Variant.PLAIN).start();

    @Test
    void everyLegalMoveIsEquallyLikely() {
        Map<Long, Integer> counts = new TreeMap<>();
        for (int i = 0; i < DRAWS; i++) {
            counts.merge(agent.choose(position, Seed.of(1).derive(i).generator()), 1, Integer::sum);
        }
        assertEquals(8, position.moveCount());
        assertEquals(8, counts.size());
        counts.forEach((move, count) -> assertEquals(DRAWS / 8.0, count, 150, position.notation(move)));
    }

    @Test
    void thePositionIsLeftAsItWas() {
        long hash = position.hash();
        agent.choose(position, Seed.of(1).generator());
        assertEquals(hash, position.hash());
        assertEquals(0, position.ply());
    }

    @Test
    void hasTheNamePeopleType() {
        assertEquals("random", agent.name());
    }
}
