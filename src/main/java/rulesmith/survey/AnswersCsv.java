package rulesmith.survey;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import rulesmith.WholeFile;

/** The answers of a study as four tidy tables, with a codebook that says what is in them. */
public final class AnswersCsv {

    public static final String PARTICIPANTS = "participants.csv";
    public static final String RUNS = "runs.csv";
    public static final String VERDICTS = "verdicts.csv";
    public static final String PREFERENCES = "preferences.csv";
    public static final String CODEBOOK = "codebook.md";

    static final List<String> PARTICIPANT_COLUMNS = List.of("person", "age", "gender", "liking", "finished");
    static final List<String> RUN_COLUMNS = List.of("person", "game", "run", "rating", "result", "plies");
    static final List<String> VERDICT_COLUMNS = List.of("person", "game", "enjoyment", "comment");
    static final List<String> PREFERENCE_COLUMNS = List.of("person", "game", "other", "choice");

    private static final int MOST_PEOPLE = 1_000_000;
    private static final int OLDEST = 150;
    private static final int MOST_PLIES = 1_000_000;

    private AnswersCsv() {}

    /** The files by name. */
    public static Map<String, byte[]> files(Study study, Answers answers) {
        CsvTable people = new CsvTable(PARTICIPANT_COLUMNS);
        answers.people()
                .forEach(person -> people.row(Arrays.asList(
                        person.number(),
                        person.age(),
                        person.gender(),
                        person.liking(),
                        person.finished() ? "yes" : "no")));
        CsvTable runs = new CsvTable(RUN_COLUMNS);
        answers.ratings()
                .forEach(rating -> runs.row(Arrays.asList(
                        rating.person(),
                        rating.game(),
                        rating.run(),
                        rating.rating().word(),
                        rating.result(),
                        rating.plies() == 0 ? null : rating.plies())));
        CsvTable verdicts = new CsvTable(VERDICT_COLUMNS);
        answers.verdicts()
                .forEach(verdict -> verdicts.row(
                        List.of(verdict.person(), verdict.game(), verdict.enjoyment(), verdict.comment())));
        CsvTable preferences = new CsvTable(PREFERENCE_COLUMNS);
        answers.preferences()
                .forEach(preference -> preferences.row(
                        List.of(preference.person(), preference.game(), preference.other(), preference.choice())));
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put(PARTICIPANTS, people.bytes());
        files.put(RUNS, runs.bytes());
        files.put(VERDICTS, verdicts.bytes());
        files.put(PREFERENCES, preferences.bytes());
        files.put(CODEBOOK, Codebook.of(study).getBytes(StandardCharsets.UTF_8));
        return files;
    }

    public static void write(Path folder, Study study, Answers answers) throws IOException {
        for (Map.Entry<String, byte[]> file : files(study, answers).entrySet()) {
            WholeFile.write(folder.resolve(file.getKey()), file.getValue());
        }
    }

    /**
     * Reads what {@link #write} wrote, or somebody in its format. The codebook is not read.
     *
     * @throws InvalidSurveyException naming the file, the line and the field where something is wrong
     */
    public static Answers read(Path folder, Study study) throws IOException {
        List<Answers.Person> people = new ArrayList<>();
        Set<Integer> numbers = new HashSet<>();
        for (CsvTable.Row row : rows(folder, PARTICIPANTS, PARTICIPANT_COLUMNS)) {
            Answers.Person person = new Answers.Person(
                    row.number("person", 1, MOST_PEOPLE),
                    row.optional("age", 0, OLDEST),
                    row.text("gender"),
                    row.optional("liking", 1, 10),
                    row.word("finished", words("yes", "no")).equals("yes"));
            if (!numbers.add(person.number())) {
                throw row.problem("person " + person.number() + " is there twice");
            }
            people.add(person);
        }
        people.sort(Comparator.comparingInt(Answers.Person::number));
        Reader reader = new Reader(folder, study, numbers);
        return new Answers(people, reader.runs(), reader.verdicts(), reader.preferences());
    }

    private static Set<String> words(String... words) {
        return new LinkedHashSet<>(Arrays.asList(words));
    }

    private static List<CsvTable.Row> rows(Path folder, String name, List<String> columns) throws IOException {
        Path file = folder.resolve(name);
        if (!Files.isRegularFile(file)) {
            throw new InvalidSurveyException(file + " is missing");
        }
        return CsvTable.read(file.toString(), Files.readAllBytes(file), columns);
    }

    /** Of the tables that name people and games. */
    private record Reader(Path folder, Study study, Set<Integer> people) {

        private int person(CsvTable.Row row) {
            int number = row.number("person", 1, MOST_PEOPLE);
            if (!people.contains(number)) {
                throw row.problem("person is " + number + ", who is not in " + PARTICIPANTS);
            }
            return number;
        }

        private String game(CsvTable.Row row, String column) {
            return row.word(
                    column,
                    study.games().stream().map(StudyGame::key).collect(Collectors.toCollection(LinkedHashSet::new)));
        }

        private static void once(CsvTable.Row row, Set<List<Object>> seen, String what, Object... key) {
            if (!seen.add(List.of(key))) {
                throw row.problem(what + " is there twice");
            }
        }

        List<Answers.RunRating> runs() throws IOException {
            List<Answers.RunRating> runs = new ArrayList<>();
            Set<List<Object>> seen = new HashSet<>();
            Set<String> ratings = words(Rating.LIKED.word(), Rating.NEUTRAL.word(), Rating.DISLIKED.word());
            for (CsvTable.Row row : rows(folder, RUNS, RUN_COLUMNS)) {
                Integer plies = row.optional("plies", 0, MOST_PLIES);
                Answers.RunRating run = new Answers.RunRating(
                        person(row),
                        game(row, "game"),
                        row.number("run", 1, study.runs()),
                        Rating.parse(row.word("rating", ratings)),
                        row.text("result"),
                        plies == null ? 0 : plies);
                once(row, seen, "the rating of this run", run.person(), run.game(), run.run());
                runs.add(run);
            }
            return runs;
        }

        List<Answers.Verdict> verdicts() throws IOException {
            List<Answers.Verdict> verdicts = new ArrayList<>();
            Set<List<Object>> seen = new HashSet<>();
            for (CsvTable.Row row : rows(folder, VERDICTS, VERDICT_COLUMNS)) {
                Answers.Verdict verdict = new Answers.Verdict(
                        person(row), game(row, "game"), row.number("enjoyment", 1, 7), row.text("comment"));
                once(row, seen, "the verdict of this person on this game", verdict.person(), verdict.game());
                verdicts.add(verdict);
            }
            return verdicts;
        }

        List<Answers.Preference> preferences() throws IOException {
            List<Answers.Preference> preferences = new ArrayList<>();
            Set<List<Object>> seen = new HashSet<>();
            for (CsvTable.Row row : rows(folder, PREFERENCES, PREFERENCE_COLUMNS)) {
                Answers.Preference preference = new Answers.Preference(
                        person(row), game(row, "game"), game(row, "other"), row.number("choice", -1, 1));
                if (preference.game().equals(preference.other())) {
                    throw row.problem("game and other are both " + preference.game());
                }
                Set<String> pair = Set.of(preference.game(), preference.other());
                once(row, seen, "the choice of this person between these games", preference.person(), pair);
                preferences.add(preference);
            }
            return preferences;
        }
    }
}
