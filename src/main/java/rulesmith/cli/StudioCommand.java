package rulesmith.cli;

import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import rulesmith.playtest.Studio;
import rulesmith.playtest.StudioServer;

@Command(
        name = "studio",
        mixinStandardHelpOptions = true,
        description = {
            "Serves the games in rulesets/ and the runs in populations/ to a browser on this machine until Ctrl-C: boards,"
                    + " rules, metrics, lineages and sample games, and every game to be played.",
            "",
            "Nobody else can reach these pages. What other commands write meanwhile is shown when a page is loaded again."
        },
        footer = {"", "Examples:", "  rulesmith studio", "  rulesmith studio --port 8080"})
final class StudioCommand implements Callable<Integer> {

    private static final long PATIENCE = 10;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "7071",
            description = "Where to listen; 0 takes any port that is free. Default: ${DEFAULT-VALUE}.")
    private int port;

    private final Console console;

    StudioCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        int wanted = PlaytestServeCommand.address("127.0.0.1", port, null).port();
        Studio studio = new Studio(
                console.home().resolve("rulesets"),
                console.home().resolve("populations"),
                new StudioAgents(new Agents(console)),
                new StudyShelf(console));
        try (StopSignal stop = new StopSignal(console, PATIENCE, "Stopping …", "Stopped.");
                StudioServer server = StudioServer.start(studio, wanted, this::report)) {
            console.out().println("Studio  http://127.0.0.1:" + server.port() + "/");
            console.out().println("Ctrl-C stops.");
            stop.interruptMe();
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            console.err().println("The studio is closed.");
        }
        return Rulesmith.DONE;
    }

    private void report(Exception problem) {
        console.err().println("studio: " + Rulesmith.sentence(problem));
        if (System.getenv("RULESMITH_DEBUG") != null) {
            problem.printStackTrace(console.err());
        }
    }
}
