package rulesmith.survey;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The answers of a study by person and game. Answers about games or runs that the study does not have are not seen. */
public final class AnswerGrid {

    private final Study study;
    private final List<Answers.Person> people;
    private final Map<Place, Rating> ratings = new LinkedHashMap<>();
    private final Map<Place, Answers.Verdict> verdicts = new LinkedHashMap<>();
    private final Map<List<Object>, Integer> choices = new LinkedHashMap<>();

    private record Place(int person, String game, int run) {}

    public AnswerGrid(Study study, Answers answers) {
        this.study = study;
        people = answers.people();
        answers.ratings()
                .forEach(rating ->
                        ratings.put(new Place(rating.person(), rating.game(), rating.run()), rating.rating()));
        answers.verdicts().forEach(verdict -> verdicts.put(new Place(verdict.person(), verdict.game(), 0), verdict));
        answers.preferences().forEach(preference -> {
            choices.put(List.of(preference.person(), preference.game(), preference.other()), preference.choice());
            choices.put(List.of(preference.person(), preference.other(), preference.game()), -preference.choice());
        });
    }

    public List<Answers.Person> people() {
        return people;
    }

    public Optional<Rating> rating(int person, String game, int run) {
        return Optional.ofNullable(ratings.get(new Place(person, game, run)));
    }

    /** Of the runs that the person rated, in their order. */
    public List<Rating> ratings(int person, String game) {
        List<Rating> rated = new ArrayList<>();
        for (int run = 1; run <= study.runs(); run++) {
            rating(person, game, run).ifPresent(rated::add);
        }
        return rated;
    }

    public Optional<Rating> overall(int person, String game) {
        return GameOpinion.overall(ratings(person, game));
    }

    /** The ratings of all runs added up, each 1, 0 or −1; nothing if one is missing. */
    public OptionalInt sum(int person, String game) {
        List<Rating> rated = ratings(person, game);
        return rated.size() < study.runs() || rated.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(rated.stream().mapToInt(Rating::score).sum());
    }

    public OptionalInt enjoyment(int person, String game) {
        Answers.Verdict verdict = verdicts.get(new Place(person, game, 0));
        return verdict == null ? OptionalInt.empty() : OptionalInt.of(verdict.enjoyment());
    }

    /** 1, 0 or −1 as in {@link Answers.Preference}, whichever of the two the person was asked about first. */
    public OptionalInt choice(int person, String game, String other) {
        Integer choice = choices.get(List.of(person, game, other));
        return choice == null ? OptionalInt.empty() : OptionalInt.of(choice);
    }
}
