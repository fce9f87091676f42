package rulesmith.gametree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rulesmith.gametree.Claims.Claim;

class StudyTest {

    private static Trial trial(int number, String solver, Verdict verdict, long nodes, Claim... claims) {
        String limit = verdict == Verdict.UNKNOWN ? "nodes" : "";
        return new Trial("s", number, solver, verdict, limit, nodes / 2, nodes, 0.25, List.of(claims));
    }

    @Test
    void aTrialIsALineAndBack() {
        for (Verdict verdict : Verdict.values()) {
            Trial trial = trial(7, "ppns θ=0.01", verdict, 100, new Claim(true, 3, 20), new Claim(false, 9, 64));
            assertEquals(trial, Trial.parse(trial.line()));
        }
        assertEquals(
                "s,7,pns,proved,,50,100,0.250,",
                trial(7, "pns", Verdict.PROVED, 100).line());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "s,7,pns,proved,,50,100,0.250",
                "s,x,pns,proved,,50,100,0.250,",
                "s,7,pns,perhaps,,50,100,0.250,",
                "s,7,pns,proved,,50,100,0.250,3/20",
                "s,7,pns,proved,,50,100,0.250,+3",
                "s,7,pns,proved,,50,100,0.250,+/20",
            })
    void otherLinesAreRefused(String line) {
        assertThrows(IllegalArgumentException.class, () -> Trial.parse(line));
    }

    @Test
    void claimsAreNotedWhenTheRootFirstComesNearEnough() {
        Claims claims = new Claims();
        claims.root(0.5, 1, 3);
        claims.root(0.95, 2, 5);
        claims.root(0.2, 3, 7);
        claims.root(0.0005, 4, 9);
        assertEquals(List.of(new Claim(true, 2, 5), new Claim(false, 4, 9), new Claim(false, 4, 9)), claims.made());
        claims.clear();
        assertEquals(List.of(), claims.made());
        claims.root(1, 1, 1);
        assertEquals(Claims.PRECISIONS, claims.made().size());
    }

    @Test
    void withAPrecisionASearchStopsAtItsClaim() {
        Trial trial = trial(1, "ppns", Verdict.PROVED, 100, new Claim(false, 3, 20));
        Trial stopped = trial.with(0, "ppns pr=0.1");
        assertEquals(Verdict.CLAIMED_NOT_WON, stopped.verdict());
        assertEquals(3, stopped.iterations());
        assertEquals(20, stopped.nodes());
        Trial whole = trial.with(1, "ppns pr=0.01");
        assertEquals(Verdict.PROVED, whole.verdict());
        assertEquals(100, whole.nodes());
    }

    @Test
    void repetitionsAreAveragedOverPositionsFirst() {
        List<Trial> trials = List.of(
                trial(1, "ppns", Verdict.PROVED, 10),
                trial(2, "ppns", Verdict.PROVED, 30),
                trial(3, "ppns", Verdict.PROVED, 20),
                trial(4, "ppns", Verdict.PROVED, 60));
        Tally tally = Tally.of("ppns", trials, Map.of()).repeated(trials, 2);
        assertEquals(4, tally.proved());
        assertEquals(2, tally.nodes().games(), "two repetitions of two positions");
        assertEquals(30, tally.nodes().mean());
    }

    @Test
    void talliesCountProofsAndClaimsApart() {
        Study study = new Study();
        study.add(trial(1, "exact", Verdict.PROVED, 10));
        study.add(trial(2, "exact", Verdict.DISPROVED, 10));
        study.add(trial(3, "exact", Verdict.UNKNOWN, 10));
        study.add(trial(1, "ppns", Verdict.CLAIMED_WON, 4));
        study.add(trial(2, "ppns", Verdict.CLAIMED_WON, 8));
        study.add(trial(3, "ppns", Verdict.CLAIMED_NOT_WON, 12));
        assertEquals(Map.of(1, true, 2, false), study.truth("s"));
        Tally tally = study.tally("s", "ppns");
        assertEquals(0, tally.exact());
        assertEquals(0, tally.unknown());
        assertEquals(2, tally.claimedWon());
        assertEquals(1, tally.claimedNotWon());
        assertEquals(1, tally.rightClaims(), "nobody knows the third");
        assertEquals(1, tally.wrongClaims());
        assertEquals(0.5, tally.falseShare().mean());
        assertEquals(8, tally.nodes().mean());
        assertEquals(1, study.tally("s", "exact").unknown());
        assertNull(study.find("s", 4, "exact"));
    }

    @Test
    void contradictingProofsAreAFault() {
        Study study = new Study();
        study.add(trial(1, "exact", Verdict.PROVED, 10));
        study.add(trial(1, "pns", Verdict.DISPROVED, 10));
        assertThrows(IllegalStateException.class, () -> study.truth("s"));
    }
}
