package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rulesmith.Seed;

class GameNameTest {

    @Test
    void theSameSeedGivesTheSameName() {
        assertEquals(GameName.of(Seed.of(7)), GameName.of(Seed.of(7)));
    }

    @Test
    void seedsRarelyShareAName() {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < 1000; i++) {
            names.add(GameName.of(Seed.of(i)));
        }
        assertTrue(names.size() > 950, () -> names.size() + " names for 1000 seeds");
    }

    @Test
    void aNameIsAWordThatCanBeSaid() {
        for (int i = 0; i < 1000; i++) {
            String name = GameName.of(Seed.of(i));
            assertTrue(name.matches("[A-Z][a-z]{3,17}"), name);
            assertFalse(name.toLowerCase(Locale.ROOT).matches(".*[^aeiou]{5}.*"), name);
            assertFalse(name.toLowerCase(Locale.ROOT).matches(".*[aeiou]{4}.*"), name);
        }
    }

    @Test
    void aNameIsFitForARuleSetAndAFile() {
        for (int i = 0; i < 100; i++) {
            String name = GameName.of(Seed.of(i));
            assertEquals(name, Variant.PLAIN.withName(name).name());
            assertEquals(name.toLowerCase(Locale.ROOT), RuleSetFolder.slug(name));
        }
    }
}
