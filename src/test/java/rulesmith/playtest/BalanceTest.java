package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rulesmith.playtest.Visitor.Request;
import rulesmith.rules.Draughts;
import rulesmith.survey.AnyStudy;
import rulesmith.survey.Study;

/** Each order of games, with each turn to begin, is given out equally often, and again if whoever had it is gone. */
class BalanceTest {

    private static final int ORDERS = 4;

    @TempDir
    private Path surveys;

    private ServedStudy served;

    private static Study fourGames(String opponent) {
        return AnyStudy.with(
                opponent,
                1,
                AnyStudy.game("Amber", false, Draughts.ruleSet()),
                AnyStudy.game("Birch", false, AnyStudy.random(2)),
                AnyStudy.game("Cedar", false, AnyStudy.random(5)),
                AnyStudy.game("Delta", true, AnyStudy.random(7)));
    }

    @AfterEach
    void nothingWentWrong() throws Exception {
        served.close();
        assertEquals(List.of(), served.problems());
    }

    private Visitor arrive(long seed) throws Exception {
        Visitor visitor = served.visitor(seed).resigningAfter(2);
        visitor.look();
        visitor.go();
        visitor.go();
        return visitor;
    }

    /** How often each order with each turn to begin is held. */
    private Map<String, Integer> held() {
        Map<String, Integer> held = new TreeMap<>();
        for (List<String> row :
                served.rows("SELECT plan, begins FROM participant WHERE plan IS NOT NULL AND withdrawn_at IS NULL")) {
            held.merge(row.toString(), 1, Integer::sum);
        }
        return held;
    }

    private void assertBalanced(int each) {
        Map<String, Integer> held = held();
        assertEquals(2 * ORDERS, held.size(), held.toString());
        assertTrue(held.values().stream().allMatch(count -> count == each), held.toString());
    }

    @Test
    void eachOrderIsGivenOutEquallyOftenToPeopleWhoComeAtOnce() throws Exception {
        served = ServedStudy.of(surveys, fourGames("one-ply"));
        ExecutorService atOnce = Executors.newFixedThreadPool(8);
        try {
            List<Future<Visitor>> coming = IntStream.range(0, 3 * 2 * ORDERS)
                    .mapToObj(i -> atOnce.submit(() -> arrive(i)))
                    .toList();
            for (Future<Visitor> visitor : coming) {
                assertEquals("rules", visitor.get().step());
            }
        } finally {
            atOnce.shutdownNow();
        }
        assertBalanced(3);
    }

    @Test
    void whoWithdrawsOrVanishesIsReplaced() throws Exception {
        served = ServedStudy.of(surveys, fourGames("one-ply"));
        Visitor[] visitors = new Visitor[2 * ORDERS];
        for (int i = 0; i < visitors.length; i++) {
            visitors[i] = arrive(i);
        }
        assertBalanced(1);
        visitors[3].send(new Request("withdraw", "{}"));
        arrive(20);
        assertBalanced(1);
        served.restart();
        for (Visitor visitor : visitors) {
            visitor.follow(served.address());
        }
        visitors[5].send(new Request("withdraw", "{}"));
        arrive(21);
        assertBalanced(1);

        // One has finished, one stays; the others are gone.
        visitors[0].goUntil("done");
        served.pass(Cohort.GONE + 1);
        visitors[1].look();
        for (int i = 0; i < visitors.length - 2; i++) {
            arrive(30 + i);
        }
        Map<String, Integer> present = new TreeMap<>();
        for (List<String> row : served.rows("SELECT plan || ' ' || begins FROM participant WHERE number IN (1, 2)"
                + " OR number > 10 ORDER BY 1")) {
            present.merge(row.get(0), 1, Integer::sum);
        }
        assertEquals(2 * ORDERS, present.size(), present.toString());
    }

    @Test
    void pairsShareAnOrderAndBeginInTurn() throws Exception {
        served = ServedStudy.of(surveys, fourGames("human"));
        for (int i = 0; i < 2 * 2 * ORDERS; i++) {
            arrive(i);
        }
        assertBalanced(2);
        assertEquals(
                0,
                served.count("participant one JOIN participant two ON one.partner = two.number"
                        + " WHERE one.plan <> two.plan OR one.begins = two.begins"));
    }

    @Test
    void whoLosesTheirPartnerKeepsThePlace() throws Exception {
        served = ServedStudy.of(surveys, fourGames("human"));
        Visitor first = arrive(0);
        arrive(1);
        first.send(new Request("withdraw", "{}"));
        for (int i = 2; i < 2 * ORDERS; i++) {
            arrive(i);
        }
        assertEquals(
                ORDERS,
                served.rows("SELECT DISTINCT plan FROM participant WHERE withdrawn_at IS NULL")
                        .size());
    }

    @Test
    void allGamesAreInEachOrderAndAllPairsAreCompared() throws Exception {
        served = ServedStudy.of(surveys, fourGames("one-ply"));
        for (int i = 0; i < 2 * ORDERS; i++) {
            Visitor visitor = arrive(i);
            visitor.goUntil("done");
            Kept.check(served.path(), visitor);
        }
        assertBalanced(1);
        assertEquals(2 * ORDERS * 6, served.count("preference"));
        // In the first run of a game half of them move first.
        for (String key : List.of("amber", "birch", "cedar", "delta")) {
            assertEquals(ORDERS, served.count("run WHERE south IS NOT NULL AND game = '" + key + "'"), key);
        }
    }
}
