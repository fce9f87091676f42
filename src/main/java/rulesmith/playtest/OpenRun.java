package rulesmith.playtest;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import rulesmith.Seed;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Agent;
import rulesmith.play.GameRecord;
import rulesmith.survey.StoredParticipant.StoredRun;

/** A run of a game: who plays it, and how far it has come. Guarded by the lock of its party. */
final class OpenRun {

    /** 0 until it is in the database. */
    private long id;

    private final String game;
    private final int number;
    private final String opponent;
    private final Seed seed;
    private final OpenRecord record;
    /** By player; null for a computer. */
    private final Integer[] people;

    /** Makes the one who plays for those who are no people. */
    private final Supplier<Agent> agents;

    /** Only while it is needed: a champion is large. */
    private Agent agent;

    /** Decided otherwise than by the rules, or null. */
    private Outcome given;

    private String givenHow;

    private OpenRun(StoredRun stored, RuleSetGame rules, Function<Game, Agent> agents) {
        this.id = stored.id();
        this.game = stored.game();
        this.number = stored.number();
        this.opponent = stored.opponent();
        this.seed = Seed.of(stored.seed());
        this.people = new Integer[] {stored.south(), stored.north()};
        this.agents = () -> agents.apply(rules);
        this.record = OpenRecord.after(rules, stored.moves());
    }

    /** As the database has it. */
    static OpenRun of(StoredRun stored, RuleSetGame rules, Function<Game, Agent> agents) {
        OpenRun run = new OpenRun(stored, rules, agents);
        Outcome outcome = Outcome.parse(stored.outcome());
        if (outcome.isOver() && !run.record.position().outcome().isOver()) {
            run.end(outcome, stored.ending());
        }
        return run;
    }

    long id() {
        return id;
    }

    /** It is in the database now. */
    void keptAs(long newId) {
        id = newId;
    }

    int number() {
        return number;
    }

    OpenRecord record() {
        return record;
    }

    int ply() {
        return record.history().size();
    }

    /** The colour of a participant. */
    Player colour(int participant) {
        return people[0] != null && people[0] == participant ? Player.SOUTH : Player.NORTH;
    }

    boolean isAgainstComputer() {
        return people[0] == null || people[1] == null;
    }

    Outcome outcome() {
        return given == null ? record.position().outcome() : given;
    }

    String ending() {
        return given == null ? record.position().ending() : givenHow;
    }

    boolean isOver() {
        return outcome().isOver();
    }

    /** Whether it is for the computer to move. */
    boolean computerIsToMove() {
        return !isOver() && people[record.position().toMove().ordinal()] == null;
    }

    boolean isToMove(int participant) {
        return !isOver() && record.position().toMove() == colour(participant);
    }

    void end(Outcome outcome, String how) {
        given = outcome;
        givenHow = how;
    }

    /** The other player has left: from now on a computer plays for them. */
    void handOver(Player leaver) {
        people[leaver.ordinal()] = null;
    }

    /** The computer's moves, if it is its turn; the same ones whenever it is asked in this position. */
    List<String> reply() {
        List<String> moves = new ArrayList<>();
        while (computerIsToMove()) {
            if (agent == null) {
                agent = agents.get();
            }
            moves.add(record.play(agent, seed.derive(ply()).generator()));
        }
        if (isOver()) {
            agent = null;
        }
        return moves;
    }

    StoredRun stored() {
        return new StoredRun(
                id,
                game,
                number,
                people[0],
                people[1],
                opponent,
                null,
                seed.value(),
                outcome().word(),
                ending(),
                List.copyOf(record.history()));
    }

    /** What came of it for a participant. */
    String result(int participant) {
        Player colour = colour(participant);
        if (outcome() == Outcome.DRAW) {
            return "drawn";
        }
        if (outcome() == Outcome.win(colour)) {
            return "won";
        }
        return ending().equals(GameRecord.RESIGNED) ? "resigned" : "lost";
    }

    /** As a participant sees it. */
    BoardView view(int participant, int seen) {
        BoardView view = record.view(seen);
        if (given != null) {
            return view.ended(given, givenHow);
        }
        return isToMove(participant) ? view : view.withoutMoves();
    }
}
