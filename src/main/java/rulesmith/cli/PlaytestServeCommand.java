package rulesmith.cli;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.NetworkInterface;
import java.net.URI;
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
import rulesmith.playtest.Address;
import rulesmith.playtest.Playtest;
import rulesmith.playtest.PlaytestServer;
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
            "  rulesmith playtest serve pilot --bind 0.0.0.0 --port 8080",
            "  rulesmith playtest serve pilot --url https://study.example.org"
        })
final class PlaytestServeCommand implements Callable<Integer> {

    private static final long PATIENCE = 10;

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

    @Option(
            names = "--url",
            paramLabel = "URL",
            description = "How participants reach it, if a server with HTTPS stands before it and passes requests on.")
    private URI url;

    private final Console console;

    PlaytestServeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        Address address = address(bind, port, url);
        StudyFolder folder = StudyFolder.find(PlaytestCommand.surveys(console), name);
        Study study = folder.study();
        Function<StudyGame, Function<Game, Agent>> agents = agents(study);
        if (study.games().size() < 2) {
            throw new UsageException(
                    "study " + name + " has one game, expected two or more: it is about what people like better");
        }
        try (StopSignal stop = new StopSignal(console, PATIENCE, "Stopping …", "Stopped.")) {
            serve(folder, study, agents, address, stop);
            console.err().println("Everything is saved; the same command goes on.");
        }
        return Rulesmith.DONE;
    }

    /** Until the user wants to stop; then everything is closed. */
    private void serve(
            StudyFolder folder,
            Study study,
            Function<StudyGame, Function<Game, Agent>> agents,
            Address address,
            StopSignal stop)
            throws Exception {
        try (AutoCloseable lock = folder.lock();
                StudyDatabase database = folder.open()) {
            Playtest playtest = new Playtest(
                    study, folder.questions(), folder.consent(), database, agents, System::currentTimeMillis);
            try (PlaytestServer server =
                    PlaytestServer.start(playtest, address, database.dashboardSecret(), this::report)) {
                say(address, server.port(), database.dashboardSecret(), database.isClosed());
                stop.interruptMe();
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                // The user wants to stop.
                assert lock != null;
            }
        }
    }

    static Address address(String bind, int port, URI url) {
        if (port < 0 || port > Address.LARGEST_PORT) {
            throw new UsageException("--port is " + port + ", expected 0 to " + Address.LARGEST_PORT);
        }
        try {
            return new Address(bind, port, url);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
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

    private void say(Address address, int listening, String secret, boolean closed) throws IOException {
        for (String start : starts(address, listening)) {
            console.out().println("Participants  " + start + "/");
            console.out().println("Dashboard     " + start + "/dashboard/" + secret + "   (keep it to yourself)");
        }
        console.out().println("Ctrl-C stops; nothing is lost.");
        if (closed) {
            console.err().println("The study is closed: who has begun can finish, nobody new may join.");
        }
        if (!address.isLocal()) {
            console.err()
                    .println(
                            "Warning: everybody who can reach this machine can open these pages, and what is sent can be"
                                    + " read on the way. Beyond a room you trust, put a server with HTTPS before it.");
        }
    }

    /** What the addresses that people open begin with. */
    private static List<String> starts(Address address, int listening) throws IOException {
        if (address.outside() != null) {
            return List.of(address.outside().toString().replaceFirst("/$", ""));
        }
        return hosts(address.bind()).stream()
                .map(host -> "http://" + host + ":" + listening)
                .toList();
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
