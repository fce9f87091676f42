package rulesmith.survey;

import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Changes of a database, made by one thread in the order they come. Whoever hands one in waits until it is on the disk;
 * changes that wait together are committed together, so that hundreds of people need no more waits for the disk than one.
 */
final class CommitQueue implements AutoCloseable {

    private static final int MOST_TOGETHER = 256;

    /** What is done within a transaction; if it throws, nothing of it stays. */
    @FunctionalInterface
    interface Change<T> {
        T make(CommitQueue queue) throws SQLException;
    }

    private static final class Entry<T> {

        private final Change<T> change;
        private T result;
        private Exception failure;
        private boolean done;

        Entry(Change<T> change) {
            this.change = change;
        }

        private synchronized void finish(Exception problem) {
            failure = failure == null ? problem : failure;
            done = true;
            notifyAll();
        }

        private synchronized T await() throws IOException {
            boolean interrupted = false;
            while (!done) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    // The change is on its way: to leave now would not tell whether it was made.
                    interrupted = true;
                }
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
            if (failure instanceof RuntimeException e) {
                throw e;
            }
            if (failure != null) {
                throw new IOException("the answers cannot be written: " + failure.getMessage(), failure);
            }
            return result;
        }
    }

    /** Opens the database. */
    @FunctionalInterface
    interface Opening {
        Connection open() throws SQLException;
    }

    private final Opening opening;

    /** Null after a failure. */
    private Connection connection;

    private final Map<String, PreparedStatement> statements = new HashMap<>();
    private final BlockingQueue<Entry<?>> waiting = new LinkedBlockingQueue<>();
    private final Entry<Void> last = new Entry<>(queue -> null);
    private final Thread thread;
    private boolean closed;

    /** @param opening used again after a failure, because nobody knows what the connection is worth then */
    CommitQueue(Opening opening, String name) throws SQLException {
        this.opening = opening;
        this.connection = opening.open();
        this.thread = new Thread(this::work, "commits of " + name);
        thread.setDaemon(true);
        thread.start();
    }

    /**
     * Makes a change and returns when it is on the disk.
     *
     * @throws IOException if it could not be written; then nothing has changed
     */
    <T> T commit(Change<T> change) throws IOException {
        Entry<T> entry = new Entry<>(change);
        synchronized (this) {
            if (closed) {
                throw new IOException("the answers cannot be written: the study is being closed");
            }
            waiting.add(entry);
        }
        return entry.await();
    }

    /** For changes: a statement with its parameters set; numbers, texts and nulls. */
    PreparedStatement statement(String sql, Object... values) throws SQLException {
        PreparedStatement statement = statements.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            statements.put(sql, statement);
        }
        for (int i = 0; i < values.length; i++) {
            statement.setObject(i + 1, values[i]);
        }
        return statement;
    }

    /** For changes: makes one, with values as for {@link #statement}; returns how many rows it met. */
    int update(String sql, Object... values) throws SQLException {
        return statement(sql, values).executeUpdate();
    }

    private void work() {
        List<Entry<?>> together = new ArrayList<>();
        while (!together.contains(last)) {
            together.clear();
            try {
                together.add(waiting.take());
            } catch (InterruptedException e) {
                return;
            }
            waiting.drainTo(together, MOST_TOGETHER - 1);
            Exception problem = null;
            try {
                if (connection == null) {
                    connection = opening.open();
                }
                // Said in SQL: a driver that begins the next transaction after each commit would lock others out.
                execute("BEGIN IMMEDIATE");
                for (Entry<?> entry : together) {
                    make(entry);
                }
                execute("COMMIT");
            } catch (SQLException | RuntimeException e) {
                problem = e;
                abandon();
            }
            for (Entry<?> entry : together) {
                entry.finish(problem);
            }
        }
    }

    private void execute(String sql) throws SQLException {
        statement(sql).execute();
    }

    /** One that fails leaves no trace, and the others nothing to fear. */
    private <T> void make(Entry<T> entry) throws SQLException {
        execute("SAVEPOINT entry");
        try {
            entry.result = entry.change.make(this);
        } catch (SQLException | RuntimeException e) {
            entry.failure = e;
            execute("ROLLBACK TO entry");
        }
        execute("RELEASE entry");
    }

    private void abandon() {
        try {
            disconnect();
        } catch (SQLException e) {
            // What it was to do has failed already, and everybody is told so.
            return;
        }
    }

    /** Takes back what was not committed. */
    private void disconnect() throws SQLException {
        Connection left = connection;
        connection = null;
        statements.clear();
        if (left != null) {
            left.close();
        }
    }

    /** Ends when all that was handed in is done. */
    @Override
    public void close() throws IOException {
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            waiting.add(last);
        }
        last.await();
        try {
            disconnect();
        } catch (SQLException e) {
            throw new IOException("the answers cannot be closed: " + e.getMessage(), e);
        }
    }
}
