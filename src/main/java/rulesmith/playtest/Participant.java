package rulesmith.playtest;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import rulesmith.survey.Rating;
import rulesmith.survey.StoredParticipant;
import rulesmith.survey.StudyGame;

/** Somebody who takes part, with all that decides what comes next for them. Guarded by the lock of the party. */
final class Participant {

    private static final int AT_ONCE = 120;
    private static final double PER_SECOND = 40;

    private final int number;
    private final Allowance allowance;

    boolean told;
    boolean finished;
    volatile boolean withdrawn;
    /** Whether they play without the partner they were given, or were never given one. */
    boolean alone;

    Integer partner;
    Integer plan;
    boolean begins;
    /** In the order in which they play them; empty before they begin. */
    List<StudyGame> order = List.of();

    final Set<String> rulesRead = new HashSet<>();
    final Map<String, Rating> ratings = new HashMap<>();
    final Set<String> verdicts = new HashSet<>();
    final Set<String> preferences = new HashSet<>();
    final Map<String, OpenRun> runs = new HashMap<>();
    final List<Runnable> listeners = new ArrayList<>();
    /** What their page was last told of their partner. */
    String toldOfPartner = "false false";

    volatile long seenAt;
    long waitingSince;

    Participant(int number, LongSupplier clock) {
        this.number = number;
        this.allowance = new Allowance(AT_ONCE, PER_SECOND, clock);
        this.seenAt = clock.getAsLong();
        this.waitingSince = seenAt;
    }

    /** As the database has them; runs and order are put in later. */
    static Participant of(StoredParticipant stored, LongSupplier clock) {
        Participant participant = new Participant(stored.number(), clock);
        participant.told = stored.told();
        participant.finished = stored.finished();
        participant.withdrawn = stored.withdrawn();
        participant.alone = stored.alone();
        participant.partner = stored.partner();
        participant.plan = stored.plan();
        participant.begins = stored.begins();
        participant.rulesRead.addAll(stored.rulesRead());
        participant.ratings.putAll(stored.ratings());
        participant.verdicts.addAll(stored.verdicts());
        participant.preferences.addAll(stored.preferences());
        participant.seenAt = stored.seenAt();
        return participant;
    }

    int number() {
        return number;
    }

    Allowance allowance() {
        return allowance;
    }

    static String key(StudyGame game, int run) {
        return game.key() + " " + run;
    }

    OpenRun run(StudyGame game, int run) {
        return runs.get(key(game, run));
    }
}
