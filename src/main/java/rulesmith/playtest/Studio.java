package rulesmith.playtest;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import rulesmith.Seed;
import rulesmith.archive.InvalidRunException;
import rulesmith.archive.Lineage;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Agent;
import rulesmith.play.GameRecord;
import rulesmith.rules.BoardDrawing;
import rulesmith.rules.RuleSet;

/**
 * The designer's pages: the games and runs that are on the disk, and play with them. It remembers nothing between requests
 * but what it has read; the page holds the line of play, and every move of it is checked here each time.
 */
public final class Studio {

    /** Who plays the sample games; each name stands for an agent of the finder. */
    private static final List<List<String>> SAMPLES = List.of(
            List.of("one-ply", "one-ply"),
            List.of("one-ply", "random"),
            List.of("random", "one-ply"),
            List.of("random", "random"));

    private static final Seed SAMPLE_SEED = Seed.of(1).derive("samples");

    /** Conventions may allow games that nobody would step through. */
    private static final int LONGEST_SAMPLE = 1000;

    private final Designs designs;
    private final AgentFinder agents;
    private final Playtests playtests;

    public Studio(Path rulesets, Path populations, AgentFinder agents, Playtests playtests) {
        this.designs = new Designs(rulesets, populations);
        this.agents = agents;
        this.playtests = playtests;
    }

    GalleryView gallery() throws IOException {
        return GalleryView.of(designs.shelf());
    }

    /** The set-up as an SVG file. */
    String board(String ref) throws IOException {
        return BoardDrawing.svg(designs.find(ref));
    }

    GameView game(String ref) throws IOException {
        RuleSet ruleSet = designs.find(ref);
        RuleSetGame game = new RuleSetGame(ruleSet);
        Designs.Shelf shelf = designs.shelf();
        Lineage lineage = Lineage.of(ruleSet, designs.populations());
        String run = lineage == null ? "" : ruleSet.provenance().get("run");
        return new GameView(
                ref,
                ruleSet.name(),
                ruleSet.id(),
                shelf.ruleSets().containsKey(ref) ? ref : shelf.namesById().getOrDefault(ruleSet.id(), ""),
                GameSheet.of(ref, ruleSet, new OpenRecord(game).view(0)),
                MetricView.of(ruleSet.metrics().keySet()),
                GalleryView.values(ruleSet.metrics()),
                ruleSet.provenance(),
                run,
                lineage == null
                        ? List.of()
                        : lineage.steps().stream()
                                .map(step -> new GameView.Ancestor(
                                        run + ":" + step.number(),
                                        step.number(),
                                        step.generation(),
                                        step.merits(),
                                        step.changes()))
                                .toList(),
                samples(game),
                agents(game));
    }

    private List<GameView.Sample> samples(RuleSetGame game) throws IOException {
        List<GameView.Sample> samples = new ArrayList<>();
        for (List<String> players : SAMPLES) {
            Optional<Agent> south = agents.find(players.get(0), game);
            Optional<Agent> north = agents.find(players.get(1), game);
            if (south.isPresent() && north.isPresent()) {
                samples.add(sample(game, south.get(), north.get(), SAMPLE_SEED.derive(samples.size())));
            }
        }
        return samples;
    }

    private static GameView.Sample sample(RuleSetGame game, Agent south, Agent north, Seed seed) {
        OpenRecord record = new OpenRecord(game);
        while (!record.position().outcome().isOver() && record.position().ply() < LONGEST_SAMPLE) {
            reply(record, record.position().toMove() == Player.SOUTH ? south : north, seed);
        }
        return new GameView.Sample(south.name(), north.name(), seed.value(), record.view(0));
    }

    /** The same seed and the same line give the same move. */
    private static void reply(OpenRecord record, Agent agent, Seed seed) {
        record.play(agent, seed.derive(record.position().ply()).generator());
    }

    private List<String> agents(RuleSetGame game) throws IOException {
        List<String> found = new ArrayList<>();
        for (String name : agents.names()) {
            if (agents.find(name, game).isPresent()) {
                found.add(name);
            }
        }
        return found;
    }

    List<String> agents() {
        return agents.names();
    }

    /**
     * A game that is being played.
     *
     * @param line all moves so far
     * @param human the side of the person, south or north, or both
     * @param agent who plays the other side
     * @param seed what the moves of the agent come from
     */
    record Play(List<String> line, String human, String agent, long seed) {

        Play {
            if (!List.of("south", "north", "both").contains(human)) {
                throw RefusedException.malformed("The field human must be south, north or both.");
            }
        }

        boolean isOfPerson(Player player) {
            return human.equals("both") || human.equals(player == Player.SOUTH ? "south" : "north");
        }
    }

    /**
     * The position after the line and, if it is not the person's turn, the reply of the agent.
     *
     * @param seen how many plies the page knows
     */
    BoardView play(String ref, Play play, int seen) throws IOException {
        RuleSetGame game = new RuleSetGame(designs.find(ref));
        OpenRecord record = OpenRecord.after(game, play.line);
        if (!record.position().outcome().isOver()
                && !play.isOfPerson(record.position().toMove())) {
            reply(record, opponent(play.agent, game), Seed.of(play.seed));
        }
        return record.view(seen);
    }

    private Agent opponent(String name, RuleSetGame game) throws IOException {
        return agents.find(checked(name), game)
                .orElseThrow(() -> RefusedException.missing("This game has no agent " + name + "."));
    }

    /** The finder itself may know names that lead to files. */
    private String checked(String agent) {
        if (!agents.names().contains(agent)) {
            throw RefusedException.malformed(
                    "The field agent must be one of " + String.join(", ", agents.names()) + ".");
        }
        return agent;
    }

    /** The record of a game that is being played or over, as other commands read it. */
    String record(String ref, Play play) throws IOException {
        RuleSetGame game = new RuleSetGame(designs.find(ref));
        OpenRecord record = OpenRecord.after(game, play.line);
        boolean over = record.position().outcome().isOver();
        return new GameRecord(
                        game.id(),
                        game.name(),
                        player(play, Player.SOUTH),
                        player(play, Player.NORTH),
                        play.seed,
                        record.history(),
                        record.position().outcome(),
                        over ? record.position().ending() : GameRecord.UNFINISHED)
                .text();
    }

    private String player(Play play, Player side) {
        return play.isOfPerson(side) ? "human" : checked(play.agent);
    }

    RunsView runs() throws IOException {
        List<RunsView.Line> lines = new ArrayList<>();
        List<String> leftOut = new ArrayList<>();
        Set<String> metrics = new LinkedHashSet<>();
        for (RunFolder run : designs.runs()) {
            try {
                RunConfig config = run.config();
                lines.add(RunsView.Line.of(run, config, run.state(config)));
                config.objectives().forEach(objective -> metrics.add(objective.metric()));
            } catch (InvalidRunException e) {
                leftOut.add(e.getMessage());
            } catch (IOException e) {
                leftOut.add(run.path() + ": cannot be read");
            }
        }
        return new RunsView(lines, MetricView.of(metrics), leftOut);
    }

    RunView run(String name) throws IOException {
        return new RunViews(designs.run(name), designs.shelf()).view();
    }

    List<Playtests.OpenStudy> studies() throws IOException {
        return playtests.open();
    }

    Playtests.OpenStudy newStudy(String name, List<String> refs, boolean control) throws IOException {
        List<RuleSet> games = new ArrayList<>();
        for (String ref : refs) {
            games.add(designs.find(ref));
        }
        return playtests.create(name, games, control);
    }

    Playtests.OpenStudy addToStudy(String study, String ref) throws IOException {
        return playtests.add(study, designs.find(ref));
    }
}
