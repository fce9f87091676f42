package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class SvgTest {

    @Test
    void escapesWhatXmlReserves() {
        assertEquals("&lt;&amp;&quot;&gt; it's", Svg.escape("<&\"> it's"));
    }

    @Test
    void replacesWhatXmlCannotHold() {
        assertEquals("a\uFFFDb\uFFFDc", Svg.escape("a\uD800b\uFFFEc"));
        assertEquals("\uD83D\uDC51", Svg.escape("\uD83D\uDC51"));
    }

    @Test
    void writesNumbersShortAndWithAPoint() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertEquals("1.5", Svg.number(1.5));
            assertEquals("0.33", Svg.number(1 / 3.0));
            assertEquals("0", Svg.number(-0.001));
            assertEquals("1200", Svg.number(1200));
        } finally {
            Locale.setDefault(before);
        }
    }
}
