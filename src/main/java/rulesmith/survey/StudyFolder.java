package rulesmith.survey;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import rulesmith.WholeFile;
import rulesmith.survey.StoredParticipant.StoredRun;

/**
 * The folder of a study in {@code surveys/}: its design, the consent text and the questions, which may be edited, and the
 * database of the answers.
 */
public final class StudyFolder {

    static final String STUDY = "study.json";
    private static final String CONSENT = "consent.txt";
    private static final String QUESTIONS = "questions.json";
    private static final String DATABASE = "answers.db";
    private static final String LOCK = "lock";
    private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]{0,63}";

    private final Path path;

    private StudyFolder(Path path) {
        this.path = path;
    }

    public static void checkName(String name) {
        if (!name.matches(NAME)) {
            throw new InvalidSurveyException("a study cannot be called \"" + name
                    + "\", expected up to 64 letters, digits, dots, dashes and underscores");
        }
    }

    /** Makes a study: the folder appears with all its files or not at all. */
    public static StudyFolder create(Path surveys, Study study, Consent consent, Questions questions)
            throws IOException {
        checkName(study.name());
        Path path = surveys.resolve(study.name());
        if (Files.exists(path)) {
            throw new InvalidSurveyException(
                    "there is a study \"" + study.name() + "\" already, which is left as it is");
        }
        WholeFile.create(path, folder -> {
            Files.createDirectory(folder);
            Files.writeString(folder.resolve(STUDY), StudyJson.write(study));
            Files.writeString(folder.resolve(CONSENT), consent.text() + "\n");
            Files.writeString(folder.resolve(QUESTIONS), StudyJson.write(questions));
        });
        return new StudyFolder(path);
    }

    /**
     * Makes a study of what {@link #export} wrote: its design, its texts where there are any, and its answers.
     *
     * @param name of the new study
     */
    public static StudyFolder restore(Path surveys, Path exported, String name, long now) throws IOException {
        checkName(name);
        StudyFolder source = new StudyFolder(exported);
        Study study = source.read(STUDY, text -> StudyJson.read(name, text));
        Consent consent = Files.exists(exported.resolve(CONSENT)) ? source.consent() : Consent.STANDARD;
        Questions questions = Files.exists(exported.resolve(QUESTIONS)) ? source.questions() : Questions.standard(true);
        Answers answers = AnswersCsv.read(exported, study);
        StudyFolder made = create(surveys, study, consent, questions);
        try (StudyDatabase database = made.open()) {
            database.enter(answers, now);
            database.setClosed(true);
        }
        return made;
    }

    /** Writes design, texts, answers and played games to a new folder, for other programs and for {@link #restore}. */
    public void export(Path target) throws IOException {
        Study study = study();
        consent();
        questions();
        Answers answers = answers();
        List<StoredRun> runs = runs();
        WholeFile.create(target, folder -> {
            Files.createDirectory(folder);
            for (String name : List.of(STUDY, CONSENT, QUESTIONS)) {
                Files.copy(path.resolve(name), folder.resolve(name));
            }
            AnswersCsv.write(folder, study, answers);
            PlayedRuns.write(folder.resolve("records"), study, runs);
        });
    }

    /** Puts another design in the place of one that nobody has taken part in yet. */
    public void replace(Study study) throws IOException {
        WholeFile.write(path.resolve(STUDY), StudyJson.write(study).getBytes(StandardCharsets.UTF_8));
    }

    /** The studies there are, in the order of their names. */
    public static List<StudyFolder> all(Path surveys) throws IOException {
        if (!Files.isDirectory(surveys)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(surveys)) {
            return entries.filter(entry -> entry.getFileName().toString().matches(NAME))
                    .filter(entry -> Files.isRegularFile(entry.resolve(STUDY)))
                    .sorted()
                    .map(StudyFolder::new)
                    .toList();
        }
    }

    public static StudyFolder find(Path surveys, String name) throws IOException {
        List<StudyFolder> all = all(surveys);
        return all.stream()
                .filter(study -> study.name().equals(name))
                .findFirst()
                .orElseThrow(() -> {
                    List<String> names = all.stream().map(StudyFolder::name).toList();
                    return new InvalidSurveyException("there is no study \"" + name + "\" in " + surveys
                            + (names.isEmpty() ? "" : "; there are " + String.join(", ", names)));
                });
    }

    public Path path() {
        return path;
    }

    public String name() {
        return path.getFileName().toString();
    }

    public Study study() throws IOException {
        return read(STUDY, text -> StudyJson.read(name(), text));
    }

    public Consent consent() throws IOException {
        return read(CONSENT, Consent::new);
    }

    public Questions questions() throws IOException {
        return read(QUESTIONS, StudyJson::readQuestions);
    }

    private <T> T read(String name, Function<String, T> reader) throws IOException {
        Path file = path.resolve(name);
        try {
            return reader.apply(Files.readString(file));
        } catch (NoSuchFileException e) {
            throw new InvalidSurveyException(file + " is missing");
        } catch (CharacterCodingException e) {
            throw new InvalidSurveyException("is not text in UTF-8").in(file.toString());
        } catch (InvalidSurveyException e) {
            throw e.in(file.toString());
        }
    }

    /** The answers; made empty if there are none yet. */
    public StudyDatabase open() throws IOException {
        return StudyDatabase.open(path.resolve(DATABASE), study());
    }

    /** The answers for somebody who only reads; empty if nobody has taken part yet. Makes nothing. */
    public Optional<StudyReader> read() throws IOException {
        Path file = path.resolve(DATABASE);
        return Files.exists(file) && Files.size(file) > 0
                ? Optional.of(StudyReader.open(file, study()))
                : Optional.empty();
    }

    /** Whether anybody has taken part. */
    public boolean hasParticipants() throws IOException {
        Optional<StudyReader> read = read();
        if (read.isEmpty()) {
            return false;
        }
        try (StudyReader reader = read.get()) {
            return !reader.participants().isEmpty();
        }
    }

    public Answers answers() throws IOException {
        Optional<StudyReader> read = read();
        if (read.isEmpty()) {
            return new Answers(List.of(), List.of(), List.of(), List.of());
        }
        try (StudyReader reader = read.get()) {
            return reader.answers();
        }
    }

    private List<StoredRun> runs() throws IOException {
        Optional<StudyReader> read = read();
        if (read.isEmpty()) {
            return List.of();
        }
        try (StudyReader reader = read.get()) {
            return reader.runs();
        }
    }

    /** Makes this process the only one that serves the study, until the channel is closed or the process ends. */
    public AutoCloseable lock() throws IOException {
        FileChannel channel = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException e) {
            // This process serves it already: as good as another.
        }
        channel.close();
        throw new InvalidSurveyException("another process serves the study \"" + name() + "\" already");
    }
}
