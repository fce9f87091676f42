package rulesmith.playtest;

import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.Set;

/**
 * Where a server listens, and by what name others reach it.
 *
 * @param bind an address of this machine
 * @param port 0 for any that is free
 * @param outside the address of a server before this one, which passes requests on; null for none
 */
public record Address(String bind, int port, URI outside) {

    public static final int LARGEST_PORT = 65_535;

    private static final Set<String> LOCAL = Set.of("localhost", "127.0.0.1", "[::1]");

    public Address {
        if (port < 0 || port > LARGEST_PORT) {
            throw new IllegalArgumentException("the port is " + port + ", expected 0 to " + LARGEST_PORT);
        }
        if (outside != null
                && (outside.getHost() == null
                        || !String.valueOf(outside.getScheme()).matches("https?")
                        || !outside.getPath().matches("/?"))) {
            throw new IllegalArgumentException(
                    "the address from outside is " + outside + ", expected https:// and a name, without a path");
        }
        isLoopback(bind);
    }

    public static Address of(String bind, int port) {
        return new Address(bind, port, null);
    }

    private static boolean isLoopback(String bind) {
        try {
            return InetAddress.getByName(bind).isLoopbackAddress();
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException("there is no address " + bind + ", expected one of this machine", e);
        }
    }

    /** Whether only this machine can reach it directly. */
    public boolean isLocal() {
        return isLoopback(bind);
    }

    /**
     * Whether a request to this name is meant for us. A page of another site can give a name of its own to this machine, and
     * then its requests would come from the same origin.
     *
     * @param host with or without a port
     */
    boolean answersTo(String host) {
        String name = host.replaceFirst(":\\d+$", "");
        return !isLocal()
                || LOCAL.contains(name)
                || name.equals(bind)
                || name.equals("[" + bind + "]")
                || outside != null && outside.getHost().equalsIgnoreCase(name);
    }

    /** Whether browsers reach it encrypted. */
    boolean isEncrypted() {
        return outside != null && "https".equals(outside.getScheme());
    }

    /**
     * Where a request comes from; empty if it is this machine.
     *
     * @param ip of whoever has connected
     * @param forwarded what the server before this one says, or null: its last word is its own, the others may be anybody's
     */
    String visitor(String ip, String forwarded) {
        if (outside != null && forwarded != null) {
            return forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
        }
        return isLoopback(ip) ? "" : ip;
    }
}
