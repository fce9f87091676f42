package rulesmith.learning;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;
import rulesmith.WholeFile;

/**
 * Keeps a training on disk: its log and, unless it has come to an end by itself, the survivors from which it goes on; one
 * that was stopped by a cap may be given more generations. One file, written whole, so that both are always of the same
 * generation; a checksum tells a damaged one.
 */
record TrainingFile(Path path, String game, Wiring wiring, long seed) {

    private static final String FORMAT = "rulesmith training 1";
    private static final int CHECKSUM = Integer.BYTES;
    private static final int MOST_GENERATIONS = 1_000_000;

    /** What is on disk. */
    record Content(TrainingLog log, List<Learner> survivors) {}

    boolean exists() {
        return Files.exists(path);
    }

    void write(TrainingLog log, List<Learner> survivors) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeUTF(FORMAT);
        out.writeUTF(game);
        out.writeUTF(wiring.toString());
        out.writeLong(seed);
        out.writeInt(log.generations().size());
        for (Generation generation : log.generations()) {
            for (Tally tally :
                    List.of(generation.others(), generation.random(), generation.onePly(), generation.south())) {
                out.writeInt(tally.wins());
                out.writeInt(tally.draws());
                out.writeInt(tally.losses());
            }
        }
        write(out, log.champion().parameters());
        List<Learner> kept = hasEnded(log) ? List.of() : survivors;
        out.writeInt(kept.size());
        for (Learner survivor : kept) {
            write(out, survivor.weights);
            write(out, survivor.deviations);
        }
        out.writeInt(checksum(bytes.toByteArray(), bytes.size()));
        WholeFile.write(path, bytes.toByteArray());
    }

    Content read(int[] places) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        int length = bytes.length - CHECKSUM;
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        try {
            if (length < 0 || checksum(bytes, length) != checksumIn(bytes)) {
                throw damaged();
            }
            if (!in.readUTF().equals(FORMAT)) {
                throw new InvalidTrainingException(
                        path + ": is of another version of the program; delete it, and the seed is learned anew");
            }
            if (!in.readUTF().equals(game) || !in.readUTF().equals(wiring.toString()) || in.readLong() != seed) {
                throw new InvalidTrainingException(
                        path + ": belongs to another game, wiring or seed; delete it, and the seed is learned anew");
            }
            List<Generation> generations = new ArrayList<>();
            int count = in.readInt();
            require(count >= 1 && count <= MOST_GENERATIONS);
            for (int i = 0; i < count; i++) {
                generations.add(new Generation(i, tally(in), tally(in), tally(in), tally(in)));
            }
            Network champion = Network.of(floats(in, Network.PARAMETERS));
            List<Learner> survivors = new ArrayList<>();
            int learners = in.readInt();
            TrainingLog log = new TrainingLog(seed, generations, champion);
            require(learners == (hasEnded(log) ? 0 : Training.PARENTS));
            for (int i = 0; i < learners; i++) {
                survivors.add(new Learner(places, floats(in, places.length), floats(in, places.length)));
            }
            require(in.available() == CHECKSUM);
            return new Content(log, survivors);
        } catch (InvalidTrainingException e) {
            throw e;
        } catch (IOException | IllegalArgumentException e) {
            throw damaged();
        }
    }

    /** Whatever the cap: more generations would change nothing. */
    private static boolean hasEnded(TrainingLog log) {
        return log.learned() || log.idle();
    }

    private InvalidTrainingException damaged() {
        return new InvalidTrainingException(path + ": is damaged; delete it, and the seed is learned anew");
    }

    private void require(boolean sound) {
        if (!sound) {
            throw damaged();
        }
    }

    private static void write(DataOutputStream out, float[] numbers) throws IOException {
        for (float number : numbers) {
            out.writeFloat(number);
        }
    }

    private static float[] floats(DataInputStream in, int count) throws IOException {
        float[] numbers = new float[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = in.readFloat();
        }
        return numbers;
    }

    private static Tally tally(DataInputStream in) throws IOException {
        return new Tally(in.readInt(), in.readInt(), in.readInt());
    }

    private static int checksum(byte[] bytes, int length) {
        CRC32 checksum = new CRC32();
        checksum.update(bytes, 0, length);
        return (int) checksum.getValue();
    }

    private static int checksumIn(byte[] bytes) throws IOException {
        byte[] last = Arrays.copyOfRange(bytes, bytes.length - CHECKSUM, bytes.length);
        return new DataInputStream(new ByteArrayInputStream(last)).readInt();
    }
}
