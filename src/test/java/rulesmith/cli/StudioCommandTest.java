package rulesmith.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudioCommandTest {

    @TempDir
    Path home;

    @Test
    void servesTheGamesUntilItIsStopped() throws Exception {
        Shell.with(home, "draughts", "leapers");
        StringWriter err = new StringWriter();
        try (PipedReader piped = new PipedReader();
                PipedWriter out = new PipedWriter(piped);
                BufferedReader said = new BufferedReader(piped)) {
            Console console = new Console(
                    new BufferedReader(new StringReader("")),
                    new PrintWriter(out, true),
                    new PrintWriter(err, true),
                    false,
                    0,
                    home);
            FutureTask<Integer> run = new FutureTask<>(() -> Rulesmith.run(console, "studio", "--port", "0"));
            Thread thread = new Thread(run);
            thread.start();
            String line = said.readLine();
            assertTrue(line.matches("Studio  http://127\\.0\\.0\\.1:\\d+/"), line);
            assertEquals("Ctrl-C stops.", said.readLine());
            JsonNode game = get(line.split("  ")[1] + "api/games/draughts");
            assertEquals("English draughts", game.path("name").asText());
            assertEquals(
                    "[\"one-ply\",\"one-ply-random-ties\",\"random\"]",
                    game.path("agents").toString());
            thread.interrupt();
            assertEquals(0, run.get());
        }
        assertEquals("The studio is closed.\n", err.toString());
    }

    private static JsonNode get(String address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(address)).build();
        return new ObjectMapper()
                .readTree(HttpClient.newHttpClient()
                        .send(request, HttpResponse.BodyHandlers.ofString())
                        .body());
    }

    @Test
    void saysWhyItCannotListen() throws Exception {
        Shell shell = new Shell(home);
        shell.refuses("rulesmith studio: --port is 70000, expected 0 to 65535", "studio", "--port", "70000");
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"))) {
            String port = String.valueOf(taken.getLocalPort());
            shell.fails(
                    1,
                    "rulesmith studio: cannot listen on 127.0.0.1, port " + port
                            + ": it is in use or not of this machine",
                    "studio",
                    "--port",
                    port);
        }
    }
}
