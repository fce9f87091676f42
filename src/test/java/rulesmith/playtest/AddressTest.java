package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressTest {

    @ParameterizedTest
    @ValueSource(strings = {"localhost", "127.0.0.1:7070", "[::1]:7070"})
    void onThisMachineItHasTheseNames(String host) {
        assertTrue(Address.of("127.0.0.1", 7070).answersTo(host));
    }

    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "localhost.evil.example:7070", "127.0.0.1.evil.example", ""})
    void anotherNameOnThisMachineIsSomebodyElses(String host) {
        assertFalse(Address.of("127.0.0.1", 7070).answersTo(host));
        assertFalse(new Address("127.0.0.1", 7070, URI.create("https://study.example")).answersTo(host));
    }

    @Test
    void behindAnotherServerItHasThatOnesName() {
        Address address = new Address("127.0.0.1", 7070, URI.create("https://study.example/"));
        assertTrue(address.answersTo("study.example"));
        assertTrue(address.answersTo("Study.example:443"));
        assertTrue(address.answersTo("localhost:7070"));
        assertTrue(address.isEncrypted());
        assertTrue(address.isLocal());
        assertFalse(new Address("127.0.0.1", 7070, URI.create("http://study.example")).isEncrypted());
        assertFalse(Address.of("127.0.0.1", 0).isEncrypted());
    }

    @Test
    void onTheNetworkNobodyKnowsItsNames() {
        Address address = Address.of("0.0.0.0", 7070);
        assertTrue(address.answersTo("laboratory.example:7070"));
        assertFalse(address.isLocal());
    }

    @ParameterizedTest
    @ValueSource(strings = {"ftp://study.example", "https://study.example/there", "study.example", "https:///"})
    void anAddressFromOutsideHasANameAndNoPath(String url) {
        URI outside = URI.create(url);
        String message = assertThrows(IllegalArgumentException.class, () -> new Address("127.0.0.1", 1, outside))
                .getMessage();
        assertTrue(message.contains(url) && message.contains("expected https://"), message);
    }

    @Test
    void portsHaveABound() {
        assertEquals(0, Address.of("127.0.0.1", 0).port());
        assertThrows(IllegalArgumentException.class, () -> Address.of("127.0.0.1", -1));
        assertThrows(IllegalArgumentException.class, () -> Address.of("127.0.0.1", 65_536));
    }
}
