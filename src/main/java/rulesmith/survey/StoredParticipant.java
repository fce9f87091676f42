package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * All that the database holds about a participant. Times are in milliseconds since 1970.
 *
 * @param token the hash of the secret their browser keeps
 * @param code the hash of their withdrawal code
 * @param plan the number of their order of games, null before they begin
 * @param begins whether they move first in their first run
 * @param partner whom they play with, null for nobody
 * @param alone whether the partner was left, or has left
 * @param rulesRead the games whose rules they have read
 * @param ratings by game and run, "amber 2"
 * @param verdicts the games they have judged
 * @param preferences the pairs they have compared, "amber birch"
 */
public record StoredParticipant(
        int number,
        String token,
        String code,
        long seenAt,
        boolean told,
        Integer plan,
        boolean begins,
        Integer partner,
        boolean alone,
        boolean finished,
        boolean withdrawn,
        Set<String> rulesRead,
        Map<String, Rating> ratings,
        Set<String> verdicts,
        Set<String> preferences) {

    StoredParticipant withAnswers() {
        return new StoredParticipant(
                number,
                token,
                code,
                seenAt,
                told,
                plan,
                begins,
                partner,
                alone,
                finished,
                withdrawn,
                new TreeSet<>(),
                new TreeMap<>(),
                new TreeSet<>(),
                new TreeSet<>());
    }

    /**
     * A run as far as it was played.
     *
     * @param south the participant's number, null for a computer or somebody who has withdrawn
     * @param computerFrom the ply from which a computer played for somebody who had left, null if none did
     * @param outcome a word of {@link rulesmith.game.Outcome}
     */
    public record StoredRun(
            long id,
            String game,
            int number,
            Integer south,
            Integer north,
            String opponent,
            Integer computerFrom,
            long seed,
            String outcome,
            String ending,
            List<String> moves) {

        StoredRun withMoves() {
            return new StoredRun(
                    id, game, number, south, north, opponent, computerFrom, seed, outcome, ending, new ArrayList<>());
        }
    }
}
