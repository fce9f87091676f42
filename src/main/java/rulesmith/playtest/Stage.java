package rulesmith.playtest;

import java.util.ArrayList;
import java.util.List;
import rulesmith.Seed;
import rulesmith.SeededRandom;
import rulesmith.survey.Study;
import rulesmith.survey.StudyGame;

/**
 * What comes next for a participant. It follows from what they have answered and from nothing else, so it is the same after
 * the browser was closed or the server was stopped.
 *
 * @param step named as pages know it
 * @param game the game it is about, or null
 * @param place of the game in the participant's order, from 0
 * @param run the run it is about, from 1; 0 for none
 * @param pair what is to be compared, or null
 */
record Stage(Step step, StudyGame game, int place, int run, Pair pair) {

    enum Step {
        ABOUT,
        LOBBY,
        RULES,
        PLAY,
        RATE,
        VERDICT,
        PREFERENCE,
        DONE,
        WITHDRAWN
    }

    /** Two games to be compared, in the order in which the participant sees them. */
    record Pair(StudyGame game, StudyGame other, int number) {

        String key() {
            return game.key() + " " + other.key();
        }
    }

    static Stage of(Participant participant, Study study, List<Pair> pairs) {
        if (participant.withdrawn) {
            return plain(Step.WITHDRAWN);
        }
        if (!participant.told) {
            return plain(Step.ABOUT);
        }
        if (participant.order.isEmpty()) {
            return plain(Step.LOBBY);
        }
        for (int place = 0; place < participant.order.size(); place++) {
            StudyGame game = participant.order.get(place);
            if (!participant.rulesRead.contains(game.key())) {
                return new Stage(Step.RULES, game, place, 0, null);
            }
            for (int run = 1; run <= study.runs(); run++) {
                if (!participant.ratings.containsKey(Participant.key(game, run))) {
                    OpenRun open = participant.run(game, run);
                    return new Stage(open != null && open.isOver() ? Step.RATE : Step.PLAY, game, place, run, null);
                }
            }
            if (!participant.verdicts.contains(game.key())) {
                return new Stage(Step.VERDICT, game, place, 0, null);
            }
        }
        return pairs.stream()
                .filter(pair -> !participant.preferences.contains(pair.key()))
                .findFirst()
                .map(pair -> new Stage(Step.PREFERENCE, null, 0, 0, pair))
                .orElseGet(() -> plain(Step.DONE));
    }

    private static Stage plain(Step step) {
        return new Stage(step, null, 0, 0, null);
    }

    boolean isAbout(Step wanted, String key) {
        return step == wanted && game != null && game.key().equals(key);
    }

    boolean isAbout(Step wanted, String key, int number) {
        return isAbout(wanted, key) && run == number;
    }

    /** The pairs a participant compares, in an order of their own, so that none always comes last or is named first. */
    static List<Pair> pairs(Study study, boolean everyPair, int participant) {
        List<StudyGame[]> all = new ArrayList<>();
        for (int i = 0; i < study.games().size(); i++) {
            for (int j = i + 1; j < study.games().size(); j++) {
                StudyGame a = study.games().get(i);
                StudyGame b = study.games().get(j);
                if (everyPair || a.control() || b.control()) {
                    all.add(new StudyGame[] {a, b});
                }
            }
        }
        SeededRandom random =
                Seed.of(study.seed()).derive("pairs").derive(participant).generator();
        List<Pair> pairs = new ArrayList<>();
        while (!all.isEmpty()) {
            StudyGame[] two = all.remove(random.nextInt(all.size()));
            int first = random.nextInt(2);
            pairs.add(new Pair(two[first], two[1 - first], pairs.size() + 1));
        }
        return pairs;
    }
}
