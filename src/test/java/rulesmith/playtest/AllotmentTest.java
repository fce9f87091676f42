package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.survey.AnyStudy;
import rulesmith.survey.Study;
import rulesmith.survey.StudyGame;

class AllotmentTest {

    private static Study study(int games) {
        StudyGame[] all = new StudyGame[games];
        for (int i = 0; i < games; i++) {
            all[i] = AnyStudy.game("Game " + (i + 1), i == games - 1, AnyStudy.random(100 + i));
        }
        return AnyStudy.with("one-ply", 3, all);
    }

    private static Participant holder(int number, Allotment.Place place) {
        Participant participant = new Participant(number, () -> 0);
        participant.plan = place.plan();
        participant.begins = place.begins();
        return participant;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void allOrdersAndBothTurnsAreUsedEquallyOften(int games) {
        Allotment allotment = new Allotment(study(games));
        List<Participant> holders = new ArrayList<>();
        Map<String, Integer> uses = new HashMap<>();
        int places = 2 * allotment.orders();
        for (int i = 1; i <= 3 * places; i++) {
            Allotment.Place place = allotment.next(holders);
            holders.add(holder(i, place));
            uses.merge(place.toString(), 1, Integer::sum);
            if (i % places == 0) {
                assertEquals(places, uses.size());
                assertEquals(1, new HashSet<>(uses.values()).size(), uses::toString);
            }
        }
    }

    @Test
    void afterHalfARoundEachOrderWasUsedAndTheTurnsAreEven() {
        Allotment allotment = new Allotment(study(4));
        List<Participant> holders = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            holders.add(holder(i, allotment.next(holders)));
        }
        assertEquals(4, holders.stream().map(holder -> holder.plan).distinct().count());
        assertEquals(2, holders.stream().filter(holder -> holder.begins).count());
    }

    @Test
    void somebodyElseGetsThePlaceOfOneWhoLeft() {
        Allotment allotment = new Allotment(study(4));
        List<Participant> holders = new ArrayList<>();
        for (int i = 1; i <= 8; i++) {
            holders.add(holder(i, allotment.next(holders)));
        }
        Participant gone = holders.remove(5);
        Allotment.Place place = allotment.next(holders);
        assertEquals(gone.plan, place.plan());
        assertEquals(gone.begins, place.begins());
    }

    @Test
    void allPairsAreComparedInAnOrderOfTheirOwn() {
        Study study = study(4);
        assertEquals(6, Stage.pairs(study, true, 1).size());
        assertEquals(3, Stage.pairs(study, false, 1).size());
        HashSet<String> orders = new HashSet<>();
        int firsts = 0;
        for (int participant = 1; participant <= 100; participant++) {
            List<Stage.Pair> pairs = Stage.pairs(study, true, participant);
            assertEquals(pairs, Stage.pairs(study, true, participant));
            HashSet<HashSet<String>> different = new HashSet<>();
            pairs.forEach(pair -> different.add(
                    new HashSet<>(List.of(pair.game().key(), pair.other().key()))));
            assertEquals(6, different.size());
            orders.add(pairs.toString());
            firsts += pairs.stream().filter(pair -> pair.game().control()).count();
        }
        assertTrue(orders.size() > 95);
        assertTrue(firsts > 100 && firsts < 200, "the control is named first " + firsts + " times of 300");
    }

    @Test
    void whoAsksTooMuchWaits() {
        long[] now = {0};
        Allowance allowance = new Allowance(3, 2, () -> now[0]);
        for (int i = 0; i < 3; i++) {
            allowance.take();
        }
        assertEquals(429, assertThrows(RefusedException.class, allowance::take).status());
        now[0] += 499;
        assertThrows(RefusedException.class, allowance::take);
        now[0] += 1;
        allowance.take();
        assertThrows(RefusedException.class, allowance::take);
        now[0] -= 10_000;
        assertThrows(RefusedException.class, allowance::take);
        now[0] += 3_600_000;
        for (int i = 0; i < 3; i++) {
            allowance.take();
        }
        assertThrows(RefusedException.class, allowance::take);
    }
}
