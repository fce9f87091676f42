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

    @Test
    void visitorsAreToldApartByWhereTheyComeFrom() {
        Address direct = Address.of("0.0.0.0", 7070);
        assertEquals("", direct.visitor("127.0.0.1", null));
        assertEquals("192.0.2.7", direct.visitor("192.0.2.7", null));
        assertEquals("192.0.2.7", direct.visitor("192.0.2.7", "203.0.113.5"), "anybody can say that");
        Address behind = new Address("127.0.0.1", 7070, URI.create("https://study.example"));
        assertEquals("203.0.113.5", behind.visitor("127.0.0.1", "10.0.0.1, 203.0.113.5"));
        assertEquals("", behind.visitor("127.0.0.1", null));
    }

    @Test
    void oneStrangerCannotTakeAllPlaces() {
        long[] now = {0};
        Doors doors = new Doors(() -> now[0]);
        for (int i = 0; i < 40; i++) {
            doors.enter("192.0.2.7");
        }
        assertEquals(
                429,
                assertThrows(RefusedException.class, () -> doors.enter("192.0.2.7"))
                        .status());
        doors.enter("192.0.2.8");
        now[0] += 10_000;
        doors.enter("192.0.2.7");
        assertThrows(RefusedException.class, () -> doors.enter("192.0.2.7"));
    }
}
