package rulesmith.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.SplittableRandom;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PngFileTest {

    /** Noise does not compress, so that the larger picture overflows every buffer. */
    @ParameterizedTest
    @CsvSource({"1, 1", "7, 3", "400, 300"})
    void isReadBackPixelByPixel(int width, int height) throws IOException {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < width * height; i++) {
            image.setRGB(i % width, i / width, random.nextInt());
        }
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(PngFile.of(image)));
        assertEquals(width, read.getWidth());
        assertEquals(height, read.getHeight());
        for (int i = 0; i < width * height; i++) {
            assertEquals(image.getRGB(i % width, i / width), read.getRGB(i % width, i / width));
        }
    }
}
