package rulesmith.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import rulesmith.Seed;

/**
 * All that the answers of a study say, as values. Whatever is missing is nothing here, not a number that is none.
 *
 * @param opinions by game, in the order of the study
 * @param comparisons of each game with the random one; none without one
 * @param liking Cochran's Q: are some games liked by more people than others?
 * @param ratings Friedman's test of the ratings of all runs added up
 * @param enjoyment Friedman's test of the enjoyment
 * @param scores from all choices between two games; nothing without any
 * @param ratingAgreement of people about the runs
 * @param enjoymentAgreement of people about the games
 * @param learning by game; none if each is played once
 * @param planned what the study could find with the number of people it was planned for
 */
public record SurveyAnalysis(
        Study study,
        Answers answers,
        List<GameOpinion> opinions,
        List<Comparison> comparisons,
        Optional<OverallTest> liking,
        Optional<OverallTest> ratings,
        Optional<OverallTest> enjoyment,
        Optional<BradleyTerry> scores,
        Optional<Agreement> ratingAgreement,
        Optional<Agreement> enjoymentAgreement,
        List<Learning> learning,
        List<Correlation> correlations,
        DetectableShare planned) {

    public SurveyAnalysis {
        opinions = List.copyOf(opinions);
        comparisons = List.copyOf(comparisons);
        learning = List.copyOf(learning);
        correlations = List.copyOf(correlations);
    }

    /** The same for the same study and answers; what is drawn at random comes from the seed of the study. */
    public static SurveyAnalysis of(Study study, Answers answers) {
        AnswerGrid grid = new AnswerGrid(study, answers);
        Seed seed = Seed.of(study.seed()).derive("statistics");
        List<GameOpinion> opinions =
                study.games().stream().map(game -> opinion(study, grid, game)).toList();
        List<Comparison> comparisons = Comparison.of(study, grid);
        double[][] liked = complete(grid, study, (person, game) -> likes(grid, person, game));
        return new SurveyAnalysis(
                study,
                answers,
                opinions,
                comparisons,
                OverallTest.cochran(yes(liked), seed.derive("liking")),
                OverallTest.friedman(complete(grid, study, grid::sum), seed.derive("ratings")),
                OverallTest.friedman(complete(grid, study, grid::enjoyment), seed.derive("enjoyment")),
                scores(study, answers),
                Agreement.of(runs(study, grid), seed.derive("rating-agreement")),
                Agreement.of(enjoyments(study, grid), seed.derive("enjoyment-agreement")),
                Learning.of(study, grid),
                Correlation.of(opinions, seed.derive("correlations")),
                DetectableShare.of(
                        study.planned(),
                        study.control().isPresent() ? study.games().size() - 1 : 0));
    }

    public int people() {
        return answers.people().size();
    }

    /** How many of the three tests over all games could be made. */
    public int overallTests() {
        return (int) Stream.of(liking, ratings, enjoyment)
                .filter(Optional::isPresent)
                .count();
    }

    public int finished() {
        return (int) answers.people().stream().filter(Answers.Person::finished).count();
    }

    private static GameOpinion opinion(Study study, AnswerGrid grid, StudyGame game) {
        int[] counts = new int[Rating.values().length];
        int partly = 0;
        List<Integer> enjoyments = new ArrayList<>();
        for (Answers.Person person : grid.people()) {
            List<Rating> runs = grid.ratings(person.number(), game.key());
            GameOpinion.overall(runs).ifPresent(rating -> counts[rating.ordinal()]++);
            partly += !runs.isEmpty() && runs.size() < study.runs() ? 1 : 0;
            grid.enjoyment(person.number(), game.key()).ifPresent(enjoyments::add);
        }
        return new GameOpinion(
                game,
                counts[Rating.LIKED.ordinal()],
                counts[Rating.NEUTRAL.ordinal()],
                counts[Rating.DISLIKED.ordinal()],
                partly,
                enjoyments);
    }

    /** 1 if a person who rated all runs of a game likes it, else 0. */
    private static OptionalInt likes(AnswerGrid grid, int person, String game) {
        return grid.sum(person, game).isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(grid.overall(person, game).orElseThrow() == Rating.LIKED ? 1 : 0);
    }

    /** A row for each person who answered for all games. */
    private static double[][] complete(AnswerGrid grid, Study study, BiFunction<Integer, String, OptionalInt> answer) {
        return grid.people().stream()
                .map(person -> study.games().stream()
                        .map(game -> answer.apply(person.number(), game.key()))
                        .toList())
                .filter(row -> row.stream().allMatch(OptionalInt::isPresent))
                .map(row -> row.stream().mapToDouble(OptionalInt::getAsInt).toArray())
                .toArray(double[][]::new);
    }

    private static boolean[][] yes(double[][] values) {
        boolean[][] yes = new boolean[values.length][];
        for (int i = 0; i < values.length; i++) {
            yes[i] = new boolean[values[i].length];
            for (int j = 0; j < values[i].length; j++) {
                yes[i][j] = values[i][j] > 0;
            }
        }
        return yes;
    }

    private static Optional<BradleyTerry> scores(Study study, Answers answers) {
        List<String> keys = study.games().stream().map(StudyGame::key).toList();
        double[][] wins = new double[keys.size()][keys.size()];
        int choices = 0;
        for (Answers.Preference preference : answers.preferences()) {
            int game = keys.indexOf(preference.game());
            int other = keys.indexOf(preference.other());
            if (game >= 0 && other >= 0 && game != other) {
                wins[game][other] += (1 + preference.choice()) / 2.0;
                wins[other][game] += (1 - preference.choice()) / 2.0;
                choices++;
            }
        }
        return choices == 0 ? Optional.empty() : Optional.of(BradleyTerry.of(keys, wins));
    }

    private static Integer[][] runs(Study study, AnswerGrid grid) {
        return grid.people().stream()
                .map(person -> study.games().stream()
                        .flatMap(game -> IntStream.rangeClosed(1, study.runs())
                                .mapToObj(run -> grid.rating(person.number(), game.key(), run)
                                        .map(Rating::score)
                                        .orElse(null)))
                        .toArray(Integer[]::new))
                .toArray(Integer[][]::new);
    }

    private static Integer[][] enjoyments(Study study, AnswerGrid grid) {
        return grid.people().stream()
                .map(person -> study.games().stream()
                        .map(game -> grid.enjoyment(person.number(), game.key()))
                        .map(told -> told.isPresent() ? (Integer) told.getAsInt() : null)
                        .toArray(Integer[]::new))
                .toArray(Integer[][]::new);
    }
}
