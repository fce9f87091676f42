package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import rulesmith.metrics.Estimate;

/** What was played, who took part, and all they said. */
final class PeopleParts {

    private PeopleParts() {}

    static SurveyPart games(SurveyAnalysis analysis) {
        List<List<String>> rows = analysis.study().games().stream()
                .map(game -> List.of(
                        Wording.label(game),
                        game.rules().name(),
                        game.rules().id(),
                        game.control() ? "random, to compare with" : "to be judged"))
                .toList();
        return new SurveyPart(
                "games",
                "The games",
                List.of("What participants knew under the names on the left; this report calls the games so too."),
                new SurveyTable("games", "The games of the study", List.of("game", "rule set", "id", "role"), rows));
    }

    static SurveyPart participants(SurveyAnalysis analysis) {
        List<Answers.Person> people = analysis.answers().people();
        String title = "Who took part";
        if (people.isEmpty()) {
            return new SurveyPart("participants", title, List.of("Nobody yet."));
        }
        List<List<String>> rows = people.stream()
                .map(person -> List.of(
                        String.valueOf(person.number()),
                        told(person.age()),
                        person.gender().isBlank() ? Wording.NONE : person.gender(),
                        told(person.liking()),
                        person.finished() ? "yes" : "no"))
                .toList();
        return new SurveyPart(
                "participants",
                title,
                List.of("The people behind all that follows: " + described(people)
                        + " The result is about people like these."),
                new SurveyTable(
                        "participants",
                        "Participants" + PublishedSurvey.reference(analysis, "Table 5"),
                        List.of("person", "age", "gender", "likes board games, 1–10", "finished"),
                        rows));
    }

    private static String told(Integer number) {
        return number == null ? Wording.NONE : number.toString();
    }

    private static String described(List<Answers.Person> people) {
        List<String> sentences = new ArrayList<>();
        sentences.add(Wording.people(people.size()) + ".");
        int[] ages = told(people, Answers.Person::age);
        if (ages.length > 0) {
            int youngest = IntStream.of(ages).min().orElseThrow();
            int oldest = IntStream.of(ages).max().orElseThrow();
            sentences.add(
                    youngest == oldest
                            ? ages.length + " told their age, " + youngest + "."
                            : ages.length + " told their age, from " + youngest + " to " + oldest + ", on average "
                                    + Wording.mean(Estimate.mean(doubles(ages), 0, 150)) + ".");
        }
        TreeMap<String, Long> genders = people.stream()
                .filter(person -> !person.gender().isBlank())
                .collect(Collectors.groupingBy(Answers.Person::gender, TreeMap::new, Collectors.counting()));
        if (!genders.isEmpty() && genders.size() <= 5) {
            sentences.add("Gender: "
                    + genders.entrySet().stream()
                            .map(entry -> entry.getKey() + " " + entry.getValue())
                            .collect(Collectors.joining(", "))
                    + ".");
        }
        int[] likings = told(people, Answers.Person::liking);
        if (likings.length > 0) {
            sentences.add("They like board games with " + Wording.mean(Estimate.bounded(doubles(likings), 1, 10))
                    + " of 10 on average.");
        }
        return String.join(" ", sentences);
    }

    private static int[] told(List<Answers.Person> people, Function<Answers.Person, Integer> answer) {
        return people.stream()
                .map(answer)
                .filter(Objects::nonNull)
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static double[] doubles(int[] values) {
        return IntStream.of(values).asDoubleStream().toArray();
    }

    static SurveyPart ratings(SurveyAnalysis analysis) {
        Study study = analysis.study();
        AnswerGrid grid = new AnswerGrid(study, analysis.answers());
        List<String> heads = new ArrayList<>(List.of("person"));
        study.games().forEach(game -> heads.add(Wording.label(game)));
        List<List<String>> rows = new ArrayList<>();
        for (Answers.Person person : grid.people()) {
            List<String> row = new ArrayList<>(List.of(String.valueOf(person.number())));
            for (StudyGame game : study.games()) {
                row.add(signs(study, grid, person.number(), game.key())
                        + grid.overall(person.number(), game.key())
                                .map(rating -> " " + rating.word())
                                .orElse(""));
            }
            rows.add(row);
        }
        String title = "Ratings, run by run";
        if (rows.isEmpty() || analysis.answers().ratings().isEmpty()) {
            return new SurveyPart("ratings", title, List.of("No run has been rated."));
        }
        return new SurveyPart(
                "ratings",
                title,
                List.of(
                        "What each person thought after each run, in the order of the runs, and what that makes of the game:"
                                + " √ liked, ~ neutral, × disliked, · not rated."),
                new SurveyTable(
                        "ratings",
                        "Ratings by person and game" + PublishedSurvey.reference(analysis, "Table 6"),
                        heads,
                        rows));
    }

    private static String signs(Study study, AnswerGrid grid, int person, String game) {
        return IntStream.rangeClosed(1, study.runs())
                .mapToObj(
                        run -> grid.rating(person, game, run).map(Rating::sign).orElse("·"))
                .collect(Collectors.joining());
    }

    static SurveyPart comments(SurveyAnalysis analysis) {
        List<String> comments = new ArrayList<>();
        for (StudyGame game : analysis.study().games()) {
            for (Answers.Verdict verdict : analysis.answers().verdicts()) {
                if (verdict.game().equals(game.key()) && !verdict.comment().isBlank()) {
                    comments.add(Wording.label(game) + ", person " + verdict.person() + ": " + verdict.comment());
                }
            }
        }
        String words = comments.isEmpty()
                ? "Nobody has written a comment."
                : "What people wrote about the games, word for word: "
                        + Wording.count(comments.size(), "comment", "comments") + ".";
        return new SurveyPart("comments", "Comments", List.of(words), List.of(), comments);
    }
}
