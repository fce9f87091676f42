package rulesmith.survey;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.sqlite.SQLiteConfig;
import rulesmith.Seed;
import rulesmith.survey.Answers.Person;
import rulesmith.survey.StoredParticipant.StoredRun;

/**
 * The answers of a study. Every method that writes returns when what it wrote is on the disk; whatever happens to the
 * program or the machine after that, it is there. Participants who have withdrawn, perhaps by another process, are
 * refused.
 */
public final class StudyDatabase implements AutoCloseable {

    static final int PATIENCE = 10_000;

    /** The outcome of a run that is not over. */
    private static final String ONGOING = "ongoing";

    private final CommitQueue queue;
    private final StudyReader reader;

    private StudyDatabase(CommitQueue queue, StudyReader reader) {
        this.queue = queue;
        this.reader = reader;
    }

    static StudyDatabase open(Path file, Study study) throws IOException {
        try {
            if (!Files.exists(file)) {
                createForOwner(file);
            } else if (!Files.isWritable(file)) {
                throw new AccessDeniedException(file.toString());
            }
            try (Connection connection = connect(file, SQLiteConfig.TransactionMode.IMMEDIATE)) {
                connection.setAutoCommit(false);
                StudySchema.renew(connection);
                checkDesign(connection, study);
                connection.commit();
            }
            return new StudyDatabase(
                    new CommitQueue(() -> connect(file, SQLiteConfig.TransactionMode.IMMEDIATE), study.name()),
                    new StudyReader(connect(file, SQLiteConfig.TransactionMode.DEFERRED), study));
        } catch (InvalidSurveyException e) {
            throw e.in(file.toString());
        } catch (SQLException e) {
            throw new InvalidSurveyException(file + " cannot be used as the answers of a study: " + e.getMessage());
        }
    }

    /** Nobody else of the machine reads what people answer. */
    private static void createForOwner(Path file) throws IOException {
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
    }

    private static Connection connect(Path file, SQLiteConfig.TransactionMode mode) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.setTransactionMode(mode);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(PATIENCE);
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "true");
        return DriverManager.getConnection("jdbc:sqlite:" + file.toAbsolutePath(), config.toProperties());
    }

    /** Answers to one design must not be mixed with those to another. */
    private static void checkDesign(Connection connection, Study study) throws SQLException {
        String design = study.games().stream()
                        .map(game -> game.key() + "=" + game.rules().id() + (game.control() ? " control" : ""))
                        .toList()
                + " runs=" + study.runs() + " opponent=" + study.opponent() + " seed=" + study.seed();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(
                        "SELECT (SELECT value FROM setting WHERE name = 'design'), (SELECT count(*) FROM participant)")) {
            rows.next();
            String kept = rows.getString(1);
            if (kept != null && !kept.equals(design) && rows.getInt(2) > 0) {
                throw new InvalidSurveyException(
                        "people have answered already, so games, control, runs, opponent and seed in "
                                + StudyFolder.STUDY + " must stay as they were");
            }
        }
        try (var update = connection.prepareStatement("INSERT OR REPLACE INTO setting VALUES ('design', ?)")) {
            update.setString(1, design);
            update.executeUpdate();
        }
    }

    @Override
    public void close() throws IOException {
        queue.close();
        reader.close();
    }

    public boolean isClosed() throws IOException {
        return reader.isClosed();
    }

    /** Ends or continues the study: while it is closed nobody new may join. */
    public void setClosed(boolean closed) throws IOException {
        update("INSERT OR REPLACE INTO setting VALUES ('closed', ?)", String.valueOf(closed));
    }

    /** What the address of the dashboard ends with: made once, the same whenever the study is served. */
    public String dashboardSecret() throws IOException {
        update("INSERT OR IGNORE INTO setting VALUES ('dashboard', ?)", Seed.secret());
        return reader.setting("dashboard");
    }

    public List<StoredParticipant> participants() throws IOException {
        return reader.participants();
    }

    /** The numbers of those who have withdrawn. */
    public List<Integer> withdrawn() throws IOException {
        return reader.withdrawn();
    }

    public List<StoredRun> runs() throws IOException {
        return reader.runs();
    }

    public Answers answers() throws IOException {
        return reader.answers();
    }

    /** Somebody has agreed to take part, whose browser is known by a token from now on; returns their number. */
    public int join(String token, Consent consent, long now) throws IOException {
        return queue.commit(changes -> {
            changes.update("INSERT OR IGNORE INTO consent VALUES (?, ?)", consent.version(), consent.text());
            changes.update(
                    "INSERT INTO participant(token, code, consent, joined_at, seen_at) VALUES (?, ?, ?, ?, ?)",
                    Consent.Hash.of(token),
                    Consent.Hash.of(WithdrawalCode.of(token)),
                    consent.version(),
                    now,
                    now);
            return lastRow(changes);
        });
    }

    /** By what tokens are known in the database. */
    public static String hash(String token) {
        return Consent.Hash.of(token);
    }

    /** What somebody told about themselves, and their order of games if they are to have one already. */
    public void tell(Person person, Integer plan, boolean begins, long now) throws IOException {
        asParticipant(
                person.number(),
                now,
                changes -> changes.update(
                        "UPDATE participant SET age = ?, gender = ?, liking = ?, told_at = ?, plan = ?, begins = ?"
                                + " WHERE number = ?",
                        person.age(),
                        person.gender(),
                        person.liking(),
                        now,
                        plan,
                        begins ? 1 : 0,
                        person.number()));
    }

    /** Two participants play together from now on; the first one's turn to begin is given. */
    public void pair(int first, int second, int plan, boolean firstBegins, long now) throws IOException {
        queue.commit(changes -> {
            for (int who : new int[] {first, second}) {
                requirePresent(changes, who);
                boolean begins = who == first == firstBegins;
                changes.update(
                        "UPDATE participant SET plan = ?, begins = ?, partner = ?, seen_at = ? WHERE number = ?",
                        plan,
                        begins ? 1 : 0,
                        who == first ? second : first,
                        now,
                        who);
            }
            return null;
        });
    }

    /** Somebody who waited for a partner goes on against the computer. */
    public void begin(int participant, int plan, boolean begins, long now) throws IOException {
        asParticipant(
                participant,
                now,
                changes -> changes.update(
                        "UPDATE participant SET plan = ?, begins = ?, alone_at = ? WHERE number = ?",
                        plan,
                        begins ? 1 : 0,
                        now,
                        participant));
    }

    /**
     * Two who played together go on without each other; a run that is under way stays with the one who asks, and a computer
     * takes the other's place.
     *
     * @param run null if none is under way
     * @param otherColour south or north, the column of the one who leaves
     */
    public void part(int participant, int partner, StoredRun run, String otherColour, long now) throws IOException {
        asParticipant(participant, now, changes -> {
            changes.update("UPDATE participant SET alone_at = ? WHERE number IN (?, ?)", now, participant, partner);
            if (run == null) {
                return 0;
            }
            String column = otherColour.equals("south") ? "south" : "north";
            return changes.update(
                    "UPDATE run SET computer_from = ?, " + column + " = NULL WHERE id = ?",
                    run.moves().size(),
                    run.id());
        });
    }

    public void readRules(int participant, String game, long now) throws IOException {
        asParticipant(
                participant,
                now,
                changes -> changes.update("INSERT OR IGNORE INTO reading VALUES (?, ?, ?)", participant, game, now));
    }

    /** A run begins, perhaps with moves of the computer; returns its id. */
    public long beginRun(int participant, StoredRun run, long now) throws IOException {
        return queue.commit(changes -> {
            for (Integer player : Arrays.asList(participant, run.south(), run.north())) {
                if (player != null) {
                    requirePresent(changes, player);
                }
            }
            changes.update(
                    "INSERT INTO run(game, number, south, north, opponent, seed, began_at, outcome, ending,"
                            + " ended_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    run.game(),
                    run.number(),
                    run.south(),
                    run.north(),
                    run.opponent(),
                    run.seed(),
                    now,
                    run.outcome(),
                    run.ending(),
                    run.outcome().equals(ONGOING) ? null : now);
            long id = lastRow(changes);
            insertMoves(changes, id, 0, run.moves(), now);
            return id;
        });
    }

    /**
     * Moves of a run, and its end if it has come to one.
     *
     * @param firstPly how many moves were played before these
     * @param outcome a word of {@link rulesmith.game.Outcome}
     */
    public void move(
            int participant, long run, int firstPly, List<String> moves, String outcome, String ending, long now)
            throws IOException {
        asParticipant(participant, now, changes -> {
            insertMoves(changes, run, firstPly, moves, now);
            if (outcome.equals(ONGOING)) {
                return 0;
            }
            return changes.update(
                    "UPDATE run SET outcome = ?, ending = ?, ended_at = ? WHERE id = ?", outcome, ending, now, run);
        });
    }

    private static void insertMoves(CommitQueue changes, long run, int firstPly, List<String> moves, long now)
            throws SQLException {
        for (int i = 0; i < moves.size(); i++) {
            changes.update("INSERT INTO move VALUES (?, ?, ?, ?)", run, firstPly + i, moves.get(i), now);
        }
    }

    public void rate(Answers.RunRating rating, long now) throws IOException {
        asParticipant(rating.person(), now, changes -> AnswerRows.insert(changes, rating, now));
    }

    public void judge(Answers.Verdict verdict, long now) throws IOException {
        asParticipant(verdict.person(), now, changes -> AnswerRows.insert(changes, verdict, now));
    }

    /** @param last whether that was all they were to answer */
    public void prefer(Answers.Preference preference, boolean last, long now) throws IOException {
        asParticipant(preference.person(), now, changes -> {
            AnswerRows.insert(changes, preference, now);
            return last ? finish(changes, preference.person(), now) : 0;
        });
    }

    /** Somebody has answered everything. */
    public void finish(int participant, long now) throws IOException {
        asParticipant(participant, now, changes -> finish(changes, participant, now));
    }

    private static int finish(CommitQueue changes, int participant, long now) throws SQLException {
        return changes.update("UPDATE participant SET finished_at = ? WHERE number = ?", now, participant);
    }

    /** Puts in what was answered elsewhere, all of it or nothing; for a study without participants. */
    public void enter(Answers answers, long now) throws IOException {
        queue.commit(changes -> {
            AnswerRows.insert(changes, answers, now);
            return null;
        });
    }

    /**
     * Deletes all that somebody answered; who has a number keeps it, so that it is not given again. Who played with them
     * goes on alone, and a computer takes over what they were playing.
     */
    public void withdraw(int participant, long now) throws IOException {
        queue.commit(changes -> {
            Withdrawal.make(changes, participant, now);
            return null;
        });
        sweep();
    }

    /**
     * Overwrites what was deleted in the log beside the database as well; false if somebody who reads is in the way. Then it is
     * to be tried again; at the latest it is done when the last who uses the database has closed it.
     */
    public boolean sweep() throws IOException {
        return reader.sweep();
    }

    /**
     * The same for the one who has this withdrawal code; returns their number.
     *
     * @throws InvalidSurveyException if nobody has it
     */
    public int withdraw(String code, long now) throws IOException {
        String wanted = Consent.Hash.of(WithdrawalCode.normal(code));
        StoredParticipant found = participants().stream()
                .filter(participant -> wanted.equals(participant.code()))
                .findFirst()
                .orElseThrow(() -> new InvalidSurveyException("nobody has the withdrawal code " + code));
        withdraw(found.number(), now);
        return found.number();
    }

    private interface Update {
        int make(CommitQueue changes) throws SQLException;
    }

    private void asParticipant(int participant, long now, Update update) throws IOException {
        queue.commit(changes -> {
            requirePresent(changes, participant);
            changes.update("UPDATE participant SET seen_at = ? WHERE number = ?", now, participant);
            return update.make(changes);
        });
    }

    private void update(String sql, Object... values) throws IOException {
        queue.commit(changes -> changes.update(sql, values));
    }

    private static void requirePresent(CommitQueue changes, int participant) throws SQLException {
        try (ResultSet rows = changes.statement(
                        "SELECT count(*) FROM participant WHERE number = ? AND withdrawn_at IS NULL", participant)
                .executeQuery()) {
            rows.next();
            if (rows.getInt(1) == 0) {
                throw new WithdrawnException(participant);
            }
        }
    }

    private static int lastRow(CommitQueue changes) throws SQLException {
        try (ResultSet rows = changes.statement("SELECT last_insert_rowid()").executeQuery()) {
            rows.next();
            return rows.getInt(1);
        }
    }
}
