package rulesmith.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A page that listens to server-sent events, until it is closed as a browser closes it. */
final class Listening implements AutoCloseable {

    private static final int PATIENCE = 20;

    private final InputStream stream;
    private final BlockingQueue<String> events = new LinkedBlockingQueue<>();

    private Listening(InputStream stream) {
        this.stream = stream;
        Thread reader = new Thread(this::read, "events");
        reader.setDaemon(true);
        reader.start();
    }

    static Listening of(HttpClient client, Visitor visitor) throws IOException, InterruptedException {
        HttpResponse<InputStream> response = client.send(visitor.events(), HttpResponse.BodyHandlers.ofInputStream());
        assertEquals(200, response.statusCode());
        return new Listening(response.body());
    }

    private void read() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith("event: ")) {
                    events.add(line.substring("event: ".length()));
                }
            }
        } catch (IOException e) {
            events.add("closed");
        }
    }

    /** Waits for the next one. */
    void await() throws InterruptedException {
        assertEquals("state", events.poll(PATIENCE, TimeUnit.SECONDS));
    }

    void forget() {
        events.clear();
    }

    @Override
    public void close() throws IOException {
        stream.close();
    }
}
