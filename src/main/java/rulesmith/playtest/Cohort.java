package rulesmith.playtest;

import java.io.IOException;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.LongSupplier;
import rulesmith.game.Player;
import rulesmith.survey.Answers.Person;
import rulesmith.survey.StoredParticipant;
import rulesmith.survey.Study;
import rulesmith.survey.StudyDatabase;

/**
 * Those who take part: by what they are known, who plays with whom, who holds which place in the design, who is there and who
 * has left.
 */
final class Cohort {

    static final long AWAY = 15_000;
    static final long PATIENCE = 120_000;

    /** Somebody who has not been seen for so long does not hold a place any more. */
    static final long GONE = 2 * 60 * 60_000;

    private final Study study;
    private final StudyDatabase database;
    private final LongSupplier clock;
    private final Allotment allotment;
    /** Whether the log may still hold what somebody who has withdrawn had answered. */
    private volatile boolean unswept;

    private final Map<String, Participant> byToken = new ConcurrentHashMap<>();
    private final Map<Integer, Participant> byNumber = new ConcurrentSkipListMap<>();

    /** With all that the database knows of. */
    Cohort(Study study, StudyDatabase database, LongSupplier clock) throws IOException {
        this.study = study;
        this.database = database;
        this.clock = clock;
        this.allotment = new Allotment(study);
        for (StoredParticipant stored : database.participants()) {
            Participant participant = Participant.of(stored, clock);
            if (stored.plan() != null) {
                participant.order = allotment.order(stored.plan());
            }
            byNumber.put(participant.number(), participant);
            if (stored.token() != null) {
                byToken.put(stored.token(), participant);
            }
        }
    }

    void add(String token, Participant participant) {
        byNumber.put(participant.number(), participant);
        byToken.put(StudyDatabase.hash(token), participant);
    }

    /** Null for a stranger. */
    Participant find(String token) {
        return token == null ? null : byToken.get(StudyDatabase.hash(token));
    }

    Participant get(int number) {
        return byNumber.get(number);
    }

    /** In the order of their numbers. */
    Collection<Participant> all() {
        return byNumber.values();
    }

    /** Among people everything may concern two of them, and they think longer than the database writes. */
    Object lock(Participant participant) {
        return study.amongPeople() ? this : participant;
    }

    /** Looks who has withdrawn by another process, and sees to it that nothing is left of those who have. */
    void refresh() throws IOException {
        if (unswept) {
            unswept = !database.sweep();
        }
        for (int number : database.withdrawn()) {
            Participant participant = get(number);
            if (participant != null && !participant.withdrawn) {
                synchronized (lock(participant)) {
                    leave(participant);
                }
            }
        }
        if (study.amongPeople()) {
            synchronized (this) {
                all().forEach(this::tellOfPartner);
            }
        }
    }

    /** Somebody has withdrawn by another process, or their partner has, and nobody has looked yet. */
    void noticeWithdrawal(Participant participant) throws IOException {
        for (int number : database.withdrawn()) {
            if (study.amongPeople() || number == participant.number()) {
                leave(get(number));
            }
        }
    }

    /** That somebody has left the page, or is back, shows in the state of the other one. */
    private void tellOfPartner(Participant participant) {
        Participant partner = partner(participant);
        String now = (partner != null && isAway(partner)) + " " + canGoAlone(participant);
        if (!now.equals(participant.toldOfPartner)) {
            participant.toldOfPartner = now;
            participant.listeners.forEach(Runnable::run);
        }
    }

    /** What somebody tells about themselves; who plays the computer is given a place at once. */
    void tell(Participant participant, Person person) throws IOException {
        if (study.amongPeople()) {
            database.tell(person, null, false, clock.getAsLong());
            participant.waitingSince = clock.getAsLong();
        } else {
            tellAndBegin(participant, person);
        }
        participant.told = true;
    }

    private void tellAndBegin(Participant participant, Person person) throws IOException {
        // One at a time: otherwise two would be given the same place.
        synchronized (allotment) {
            Allotment.Place place = allotment.next(holders());
            database.tell(person, place.plan(), place.begins(), clock.getAsLong());
            begin(participant, place.plan(), place.begins());
        }
    }

    private void begin(Participant participant, int plan, boolean begins) {
        participant.plan = plan;
        participant.begins = begins;
        participant.order = allotment.order(plan);
    }

    /** Those whose order and turn to begin count as used. */
    private List<Participant> holders() {
        long now = clock.getAsLong();
        return byNumber.values().stream()
                .filter(one -> one.plan != null && !one.withdrawn)
                .filter(one -> one.finished || now - one.seenAt < GONE)
                .toList();
    }

    /** Pairs somebody in the lobby with the one who waits there longest, if anybody does. */
    void meet(Participant participant) throws IOException {
        Participant other = byNumber.values().stream()
                .filter(one -> one != participant && !one.withdrawn && one.told && one.order.isEmpty())
                .filter(one -> !isAway(one))
                .min(Comparator.comparingLong(one -> one.waitingSince))
                .orElse(null);
        if (other != null) {
            Allotment.Place place = allotment.nextForTwo(holders());
            database.pair(other.number(), participant.number(), place.plan(), place.begins(), clock.getAsLong());
            begin(other, place.plan(), place.begins());
            begin(participant, place.plan(), !place.begins());
            other.partner = participant.number();
            participant.partner = other.number();
            other.listeners.forEach(Runnable::run);
        }
    }

    boolean isAway(Participant participant) {
        return participant.listeners.isEmpty() && clock.getAsLong() - participant.seenAt > AWAY;
    }

    /** The one they play with now, or null. */
    Participant partner(Participant participant) {
        return participant.partner == null || participant.alone ? null : byNumber.get(participant.partner);
    }

    boolean canGoAlone(Participant participant) {
        long now = clock.getAsLong();
        if (participant.order.isEmpty()) {
            return study.amongPeople() && participant.told && now - participant.waitingSince > PATIENCE;
        }
        Participant partner = partner(participant);
        return partner != null && isAway(partner) && now - partner.seenAt > PATIENCE;
    }

    /** Nobody came to play with, or the one who did is away: the computer takes the other side. */
    void goAlone(Participant participant) throws IOException {
        if (participant.order.isEmpty()) {
            Allotment.Place place = allotment.next(holders());
            database.begin(participant.number(), place.plan(), place.begins(), clock.getAsLong());
            begin(participant, place.plan(), place.begins());
            participant.alone = true;
        } else {
            goAlone(participant, partner(participant));
        }
    }

    private void goAlone(Participant stays, Participant leaves) throws IOException {
        OpenRun run = runOfBoth(stays);
        database.part(
                stays.number(),
                leaves.number(),
                run == null ? null : run.stored(),
                run != null && run.colour(leaves.number()) == Player.SOUTH ? "south" : "north",
                clock.getAsLong());
        part(stays, leaves);
    }

    /** The run that somebody plays, or is going to play, with their partner; null if there is none. */
    private static OpenRun runOfBoth(Participant participant) {
        return participant.runs.values().stream()
                .filter(run -> !run.isOver() && !run.isAgainstComputer())
                .findFirst()
                .orElse(null);
    }

    /** What the database knows already: two who played together go on without each other. */
    private void part(Participant stays, Participant leaves) {
        OpenRun run = runOfBoth(stays);
        stays.alone = true;
        leaves.alone = true;
        if (run != null) {
            leaves.runs.values().remove(run);
            run.handOver(run.colour(leaves.number()));
        }
        stays.listeners.forEach(Runnable::run);
        leaves.listeners.forEach(Runnable::run);
    }

    /** Somebody has withdrawn, and the database knows: who played with them goes on against the computer. */
    void leave(Participant participant) {
        if (participant.withdrawn) {
            return;
        }
        Participant partner = partner(participant);
        participant.withdrawn = true;
        unswept = true;
        if (partner != null) {
            part(partner, participant);
        }
        participant.runs.clear();
        participant.listeners.forEach(Runnable::run);
    }
}
