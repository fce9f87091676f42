package rulesmith.survey;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConsentTest {

    @ParameterizedTest
    @CsvSource({
        "2, 1, 10 minutes",
        "2, 3, 20 minutes",
        "3, 3, 40 minutes",
        "4, 3, 50 minutes",
        "5, 3, an hour",
        "9, 2, an hour and 20 minutes",
        "10, 3, 2 hours",
        "12, 20, 12 hours and 40 minutes",
    })
    void saysHowLongItTakes(int games, int runs, String duration) {
        String text = Consent.standard(games, runs).text();
        assertTrue(text.contains(" It takes about " + duration + ", and you can take a break"), text);
    }

    @Test
    void theTextForAnyStudyNamesNoTime() {
        String text = Consent.STANDARD.text();
        assertTrue(text.contains("how you liked them. You can take a break"), text);
        assertFalse(text.contains("%") || text.contains("minutes"), text);
    }
}
