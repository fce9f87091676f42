package rulesmith.survey;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.rules.Measurement;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;

/** Studies to test with: the published one, and invented ones. */
public final class SmallStudy {

    public static final Path EXAMPLE = Path.of("surveys", "examples", "halim-2014");

    private static final List<String> FILES =
            List.of("halim-game-1", "halim-game-2", "halim-game-3", "halim-game-4", "draughts", "chessling", "leapers");

    private static final List<String> ALIASES = List.of("Amber", "Birch", "Cedar", "Dune", "Ember", "Fern", "Grove");

    private SmallStudy() {}

    private static RuleSet rules(int number) {
        try {
            return RuleSetFolder.read(Path.of("rulesets", FILES.get(number) + ".json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static Study published() {
        return new Study(
                "halim-2014",
                "Four games",
                1,
                3,
                "random",
                10,
                IntStream.range(0, 4)
                        .mapToObj(i -> new StudyGame("game-" + (i + 1), "Game " + (i + 1), i == 3, rules(i)))
                        .toList());
    }

    public static Answers publishedAnswers() throws IOException {
        return AnswersCsv.read(EXAMPLE, published());
    }

    /** The last of the games is the random one, if there is one. */
    public static Study of(int games, int runs, boolean control) {
        return new Study(
                "small",
                "A small study",
                7,
                runs,
                "one-ply",
                20,
                IntStream.range(0, games)
                        .mapToObj(i -> new StudyGame(
                                ALIASES.get(i).toLowerCase(java.util.Locale.ROOT),
                                ALIASES.get(i),
                                control && i == games - 1,
                                measured(rules(i), i)))
                        .toList());
    }

    private static RuleSet measured(RuleSet rules, int number) {
        Map<String, Measurement> metrics = new TreeMap<>();
        metrics.put("duration", new Measurement(0.9 - 0.1 * number, 0.1, 1, 20));
        metrics.put("intelligence", new Measurement(0.5 + 0.05 * (number * 3 % 5), 0.2, 1, 20));
        metrics.put("usability", new Measurement(2, 1, 3, 20));
        return rules.withMetrics(metrics);
    }

    /** Answers of people who like earlier games better; some left early. */
    public static Answers answers(Study study, int people, long seed) {
        List<Answers.Person> persons = new ArrayList<>();
        List<Answers.RunRating> ratings = new ArrayList<>();
        List<Answers.Verdict> verdicts = new ArrayList<>();
        List<Answers.Preference> preferences = new ArrayList<>();
        for (int person = 1; person <= people; person++) {
            RandomGenerator random = Seed.of(seed).derive(person).generator();
            boolean leaves = person % 7 == 3;
            persons.add(new Answers.Person(
                    person,
                    person % 5 == 0 ? null : Integer.valueOf(18 + random.nextInt(40)),
                    List.of("female", "male", "", "non-binary").get(random.nextInt(4)),
                    person % 6 == 0 ? null : Integer.valueOf(1 + random.nextInt(10)),
                    !leaves));
            int answered = leaves ? 1 : study.games().size();
            for (int game = 0; game < answered; game++) {
                String key = study.games().get(game).key();
                double charm = 0.75 - 0.5 * game / Math.max(1, study.games().size() - 1);
                for (int run = 1; run <= (leaves ? Math.min(2, study.runs()) : study.runs()); run++) {
                    double mood = random.nextDouble();
                    Rating rating = mood < charm + 0.04 * run
                            ? Rating.LIKED
                            : mood < charm + 0.25 ? Rating.NEUTRAL : Rating.DISLIKED;
                    ratings.add(new Answers.RunRating(
                            person,
                            key,
                            run,
                            rating,
                            List.of("won", "lost", "drawn").get(random.nextInt(3)),
                            30 + random.nextInt(40)));
                }
                if (!leaves) {
                    int enjoyment =
                            1 + (int) Math.min(6, Math.max(0, Math.round(7 * charm + 2 * random.nextDouble() - 1)));
                    verdicts.add(new Answers.Verdict(
                            person,
                            key,
                            enjoyment,
                            person == 4 && game == 0
                                    ? "<script>alert('x')</script> \"nice\", I liked it"
                                    : person == 5 ? "=HYPERLINK(\"http://evil\")" : ""));
                }
            }
            for (int game = 0; !leaves && game + 1 < study.games().size(); game++) {
                double mood = random.nextDouble();
                preferences.add(new Answers.Preference(
                        person,
                        study.games().get(game).key(),
                        study.games().get(study.games().size() - 1).key(),
                        mood < 0.7 ? 1 : mood < 0.8 ? 0 : -1));
            }
        }
        return new Answers(persons, ratings, verdicts, preferences);
    }

    public static Answers nothing() {
        return new Answers(List.of(), List.of(), List.of(), List.of());
    }
}
