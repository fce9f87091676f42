package rulesmith.play;

import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Position;

/**
 * A game record in about one byte a move, for keeping millions: each move is its number among the legal ones. Which game
 * it is has to be known, because its rules give the numbers their meaning.
 */
public final class DenseRecord {

    private static final byte VERSION = 1;

    private DenseRecord() {}

    public static byte[] encode(GameRecord record, Game game) {
        ByteArrayOutputStream out = new ByteArrayOutputStream(record.moves().size() + 32);
        out.write(VERSION);
        out.writeBytes(ByteBuffer.allocate(Long.BYTES).putLong(record.seed()).array());
        out.write(record.outcome().ordinal());
        for (String text : List.of(record.ending(), record.south(), record.north())) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            writeNumber(bytes.length, out);
            out.writeBytes(bytes);
        }
        writeNumber(record.moves().size(), out);
        Position position = game.start();
        for (String notation : record.moves()) {
            long move = position.parse(notation);
            writeNumber(numberOf(move, position), out);
            position.play(move);
        }
        return out.toByteArray();
    }

    private static int numberOf(long move, Position position) {
        int number = 0;
        while (position.move(number) != move) {
            number++;
        }
        return number;
    }

    /** Seven bits a byte, the highest bit set on all but the last. */
    private static void writeNumber(int number, ByteArrayOutputStream out) {
        for (; number > 127; number >>>= 7) {
            out.write(number & 127 | 128);
        }
        out.write(number);
    }

    public static GameRecord decode(byte[] bytes, Game game) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        try {
            if (in.get() != VERSION) {
                throw new IllegalArgumentException("not a dense record of version " + VERSION);
            }
            long seed = in.getLong();
            Outcome outcome = Outcome.values()[in.get()];
            String ending = readText(in);
            String south = readText(in);
            String north = readText(in);
            int plies = readNumber(in);
            List<String> moves = new ArrayList<>();
            Position position = game.start();
            for (int i = 0; i < plies; i++) {
                long move = position.move(readNumber(in));
                moves.add(position.notation(move));
                position.play(move);
            }
            boolean stopped = ending.equals(GameRecord.RESIGNED) || ending.equals(GameRecord.UNFINISHED);
            if (!stopped && position.outcome() != outcome) {
                throw new IndexOutOfBoundsException("the moves lead elsewhere");
            }
            return new GameRecord(game.id(), game.name(), south, north, seed, moves, outcome, ending);
        } catch (BufferUnderflowException | IndexOutOfBoundsException e) {
            throw new IllegalArgumentException("the dense record is damaged or of another game", e);
        }
    }

    private static String readText(ByteBuffer in) {
        int length = readNumber(in);
        if (length < 0 || length > in.remaining()) {
            throw new BufferUnderflowException();
        }
        byte[] bytes = new byte[length];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private static int readNumber(ByteBuffer in) {
        int number = 0;
        for (int shift = 0; shift < 32; shift += 7) {
            byte next = in.get();
            number |= (next & 127) << shift;
            if (next >= 0) {
                return number;
            }
        }
        throw new IndexOutOfBoundsException("number too long");
    }
}
