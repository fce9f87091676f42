package rulesmith.report;

import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.Deflater;

/**
 * The bytes of a PNG file: a header, the compressed rows, an end. Java's own writer makes somewhat smaller files, but
 * takes a new virtual machine half as long again.
 */
final class PngFile {

    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1A, '\n'};
    private static final byte[] EIGHT_BITS_RGB = {8, 2, 0, 0, 0};
    private static final int HEADER_SIZE = 13;
    private static final int BUFFER = 1 << 15;

    /** Each row as its difference from the one above: in drawings, most of it is nothing but zeros. */
    private static final byte UP = 2;

    private PngFile() {}

    /** @param image of type {@link BufferedImage#TYPE_INT_RGB} */
    static byte[] of(BufferedImage image) {
        ByteArrayOutputStream file = new ByteArrayOutputStream(BUFFER);
        file.writeBytes(SIGNATURE);
        chunk(
                file,
                "IHDR",
                ByteBuffer.allocate(HEADER_SIZE)
                        .putInt(image.getWidth())
                        .putInt(image.getHeight())
                        .put(EIGHT_BITS_RGB)
                        .array());
        chunk(file, "IDAT", compressed(image));
        chunk(file, "IEND", new byte[0]);
        return file.toByteArray();
    }

    private static void chunk(ByteArrayOutputStream file, String type, byte[] data) {
        byte[] name = type.getBytes(StandardCharsets.US_ASCII);
        CRC32 check = new CRC32();
        check.update(name);
        check.update(data);
        file.writeBytes(ByteBuffer.allocate(4).putInt(data.length).array());
        file.writeBytes(name);
        file.writeBytes(data);
        file.writeBytes(ByteBuffer.allocate(4).putInt((int) check.getValue()).array());
    }

    private static byte[] compressed(BufferedImage image) {
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        int width = image.getWidth();
        byte[] row = new byte[1 + 3 * width];
        row[0] = UP;
        byte[] buffer = new byte[BUFFER];
        ByteArrayOutputStream out = new ByteArrayOutputStream(BUFFER);
        // Most of the time of a report would go into finding shorter codes for what is zeros already.
        Deflater deflater = new Deflater(Deflater.BEST_SPEED);
        try {
            for (int y = 0; y < image.getHeight(); y++) {
                for (int x = 0; x < width; x++) {
                    int pixel = pixels[y * width + x];
                    int above = y == 0 ? 0 : pixels[(y - 1) * width + x];
                    row[1 + 3 * x] = (byte) ((pixel >> 16) - (above >> 16));
                    row[2 + 3 * x] = (byte) ((pixel >> 8) - (above >> 8));
                    row[3 + 3 * x] = (byte) (pixel - above);
                }
                deflater.setInput(row);
                while (!deflater.needsInput()) {
                    out.write(buffer, 0, deflater.deflate(buffer));
                }
            }
            deflater.finish();
            while (!deflater.finished()) {
                out.write(buffer, 0, deflater.deflate(buffer));
            }
        } finally {
            deflater.end();
        }
        return out.toByteArray();
    }
}
