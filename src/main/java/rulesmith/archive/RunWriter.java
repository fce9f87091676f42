package rulesmith.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import rulesmith.WholeFile;

/**
 * Appends to the tables of a run and keeps its state. The tables are brought to the disk first and the checkpoint, which
 * says how long they are, after them: so at any moment the checkpoint on the disk has its rows on the disk, and whatever
 * comes after those rows is cut off when the run goes on.
 */
public final class RunWriter implements AutoCloseable {

    private final RunFolder folder;
    private final RunConfig config;
    private final Table individuals;
    private final Table generations;
    private final Optional<RunState> state;

    public RunWriter(RunFolder folder, RunConfig config, String generationHeader) throws IOException {
        this.folder = folder;
        this.config = config;
        Optional<Checkpoint> last = folder.checkpoint(config);
        this.state = last.map(Checkpoint::state);
        this.individuals = new Table(
                folder.path().resolve(RunFolder.INDIVIDUALS),
                IndividualTable.of(config).header(),
                last.map(Checkpoint::individualsLength).orElse(0L));
        this.generations = new Table(
                folder.path().resolve(RunFolder.GENERATIONS),
                generationHeader,
                last.map(Checkpoint::generationsLength).orElse(0L));
    }

    /** The state of the last checkpoint; nothing for a run that has none. */
    public Optional<RunState> state() {
        return state;
    }

    public void append(List<String> individualRows, String generationRow) {
        individualRows.forEach(individuals::append);
        generations.append(generationRow);
    }

    /** Brings everything to the disk. */
    public void commit(RunState reached) throws IOException {
        Checkpoint checkpoint = new Checkpoint(reached, individuals.flush(), generations.flush());
        WholeFile.write(
                folder.path().resolve(RunFolder.CHECKPOINT),
                checkpoint.json(config).getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        individuals.channel.close();
        generations.channel.close();
    }

    /** Rows are gathered in memory until they are brought to the disk. */
    private static final class Table {

        private final Path file;
        private final FileChannel channel;
        private final StringBuilder rows = new StringBuilder();

        Table(Path file, String header, long length) throws IOException {
            this.file = file;
            // A table that is gone must not come back empty.
            channel = length == 0
                    ? FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
                    : FileChannel.open(file, StandardOpenOption.WRITE);
            if (channel.size() < length) {
                long size = channel.size();
                channel.close();
                throw new InvalidRunException(
                        file + " has " + size + " bytes, but the checkpoint knows of " + length + ": it was changed");
            }
            channel.truncate(length);
            channel.position(length);
            if (length == 0) {
                append(header);
            }
        }

        void append(String row) {
            rows.append(row).append('\n');
        }

        long flush() throws IOException {
            ByteBuffer bytes = ByteBuffer.wrap(rows.toString().getBytes(StandardCharsets.UTF_8));
            try {
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
                channel.force(false);
            } catch (IOException e) {
                throw new FileSystemException(file.toString(), null, e.getMessage());
            }
            rows.setLength(0);
            return channel.position();
        }
    }
}
