package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import rulesmith.gametree.Twenty48Player;
import rulesmith.gametree.Twenty48Series;
import rulesmith.gametree.Twenty48Study;
import rulesmith.gametree.Twenty48Summary;

@Command(
        name = "2048-scn",
        mixinStandardHelpOptions = true,
        description = {
            "How far players of 2048 get who look 2, 3, 4 and 5 plies ahead, in 20 games each, and how their single"
                    + " conspiracy numbers move from milestone to milestone, beside the published figures.",
            "",
            "Writes a table, the games, CSV files and plots to results/experiments/2048-scn. May be interrupted: the same"
                    + " command goes on."
        },
        footer = {
            "",
            "Examples:",
            "  rulesmith experiment 2048-scn --quick",
            "  rulesmith experiment 2048-scn",
            "  rulesmith experiment 2048-scn --paper-terminals"
        })
final class Scn2048Command implements Callable<Integer> {

    private static final String NAME = "2048-scn";

    @Mixin
    private StudyOptions options;

    @Option(
            names = "--paper-terminals",
            description = "Weigh boards on which nothing moves like all others, as published. Otherwise they are worth"
                    + " nothing.")
    private boolean paperTerminals;

    private final Console console;

    Scn2048Command(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Path folder = folder();
        ResumableTable file = new ResumableTable(folder, "games", Twenty48Summary.COLUMNS, settings());
        Scn2048Session session = new Scn2048Session(console, file, options.workers(), options.seed());
        List<Integer> depths = options.quick ? List.of(2, 3) : List.of(2, 3, 4, 5);
        depths.forEach(depth -> session.add(player(depth), options.quick ? 3 : 20));
        Optional<Twenty48Study> study = session.run();
        if (study.isEmpty()) {
            return Rulesmith.FAILED;
        }
        Scn2048Report report = new Scn2048Report(study.get(), paperTerminals);
        report.write(console, folder, this::again);
        if (options.json) {
            console.out().println(Json.of(report.facts(folder)));
        } else {
            report.lines().forEach(console.out()::println);
            console.out().println();
            console.out().println("Table, games and plots: " + NewCommand.shown(folder.toAbsolutePath()));
        }
        return Rulesmith.DONE;
    }

    private Twenty48Player player(int depth) {
        return new Twenty48Player(depth, Twenty48Player.USUAL_SHARE, paperTerminals);
    }

    /** Plays a game once more, for what is not kept of it. */
    private Twenty48Series again(Twenty48Summary game) {
        Twenty48Player player = player(game.plies());
        return player.play(player.seedOf(game.game(), options.seed()));
    }

    private Path folder() {
        Path folder = options.folder(console, NAME);
        return paperTerminals ? folder.resolveSibling(folder.getFileName() + "-paper-terminals") : folder;
    }

    private Map<String, Object> settings() throws IOException {
        Map<String, Object> settings = new LinkedHashMap<>(options.settings(NAME));
        settings.put("paperTerminals", paperTerminals);
        return settings;
    }
}
