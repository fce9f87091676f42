package rulesmith.cli;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.UnknownHostException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.game.Game;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Agent;
import rulesmith.play.OnePlyAgent;
import rulesmith.playtest.Playtest;
import rulesmith.playtest.PlaytestServer;
import rulesmith.playtest.WebServer;
import rulesmith.survey.Study;
import rulesmith.survey.StudyDatabase;
import rulesmith.survey.StudyFolder;
import rulesmith.survey.StudyGame;

@Command(
        name = "serve",
        mixinStandardHelpOptions = true,
        description =
                "Serves a study to browsers until Ctrl-C. What people answer is on the disk before they are told so;"
                        + " serve it again, and everybody goes on where they were.",
        footer = {
            "",
            "Examples:",
            "  rulesmith playtest serve pilot",
            "  rulesmith playtest serve pilot --bind 0.0.0.0 --port 8080"
        })
final class PlaytestServeCommand implements Callable<Integer> {

    private static final long PATIENCE = 10;
    private static final int LARGEST_PORT = 65_535;

    @Parameters(paramLabel = "NAME", description = "The study.")
    private String name;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "7070",
            description = "Where to listen; 0 takes any port that is free. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            defaultValue = "127.0.0.1",
            description = "Who can reach it: 127.0.0.1 this machine only, 0.0.0.0 the whole network. Default:"
                    + " ${DEFAULT-VALUE}.")
    private String bind;

    private final Console console;

    PlaytestServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        boolean local = checkAddress(bind, port);
        StudyFolder folder = StudyFolder.find(PlaytestCommand.surveys(console), name);
        Study study = folder.study();
        Function<StudyGame, Function<Game, Agent>> agents = agents(study);
        try (AutoCloseable lock = folder.lock();
                StudyDatabase database = folder.open();
                StopSignal stop = new StopSignal(console, PATIENCE, "Stopping …", "Stopped.")) {
            Playtest playtest = new Playtest(
                    study, folder.questions(), folder.consent(), database, agents, System::currentTimeMillis);
            try (PlaytestServer server =
                    PlaytestServer.start(playtest, bind, port, database.dashboardSecret(), this::report)) {
                say(server.port(), database.dashboardSecret(), local, database.isClosed());
                stop.interruptMe();
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                console.err().println("Everything is saved; the same command goes on.");
            }
            assert lock != null;
        }
        return Rulesmith.DONE;
    }

    /** Whether only this machine can reach it. */
    static boolean checkAddress(String bind, int port) throws IOException {
        if (port < 0 || port > LARGEST_PORT) {
            throw new UsageException("--port is " + port + ", expected 0 to " + LARGEST_PORT);
        }
        try {
            return WebServer.isLoopback(bind);
        } catch (UnknownHostException e) {
            throw new UsageException("--bind is " + bind + ", expected an address of this machine");
        }
    }

    /** Made before people come, so that what is missing is known now. */
    private Function<StudyGame, Function<Game, Agent>> agents(Study study) throws IOException {
        Map<String, Function<Game, Agent>> byGame = new HashMap<>();
        for (StudyGame game : study.games()) {
            byGame.put(
                    game.key(),
                    study.amongPeople()
                            ? OnePlyAgent::new
                            : new Agents(console).named(study.opponent(), new RuleSetGame(game.rules())));
        }
        return game -> byGame.get(game.key());
    }

    private void say(int listening, String secret, boolean local, boolean closed) throws IOException {
        for (String host : hosts(bind)) {
            console.out().println("Participants  http://" + host + ":" + listening + "/");
            console.out()
                    .println("Dashboard     http://" + host + ":" + listening + "/dashboard/" + secret
                            + "   (keep it to yourself)");
        }
        console.out().println("Ctrl-C stops; nothing is lost.");
        if (closed) {
            console.err().println("The study is closed: who has begun can finish, nobody new may join.");
        }
        if (!local) {
            console.err()
                    .println(
                            "Warning: everybody who can reach this machine can open these pages, and what is sent can be"
                                    + " read on the way. Beyond a room you trust, put a server with HTTPS before it.");
        }
    }

    /** The names by which others reach the address. */
    private static List<String> hosts(String bind) throws IOException {
        if (!bind.equals("0.0.0.0") && !bind.equals("::")) {
            return List.of(bind.contains(":") ? "[" + bind + "]" : bind);
        }
        List<String> found = NetworkInterface.networkInterfaces()
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .map(address -> address.getHostAddress())
                .sorted()
                .toList();
        return found.isEmpty() ? List.of("127.0.0.1") : found;
    }

    private void report(Exception problem) {
        console.err().println("playtest: " + Rulesmith.sentence(problem));
        if (System.getenv("RULESMITH_DEBUG") != null) {
            problem.printStackTrace(console.err());
        }
    }
}
