package rulesmith.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import rulesmith.archive.Individual;
import rulesmith.archive.Objective;
import rulesmith.archive.RankFitness;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunState;
import rulesmith.metrics.Metrics;
import rulesmith.report.KeptGame;
import rulesmith.report.RunSummary;

/** The last words of a run: what it found, where it is, and what to do next. */
record RunOutcome(Console console, RunSummary summary, Path report) {

    void print() {
        TextLayout.wrap(account(), TextLayout.WIDTH).forEach(console.out()::println);
        console.out().println();
        table().forEach(console.out()::println);
        console.out()
                .println("Means with 95 % intervals."
                        + (summary.diverseChoice().isEmpty()
                                ? " No two of the games count as different."
                                : " * The diverse choice: different from the greatest number of others."));
        console.out().println();
        next().forEach(console.out()::println);
    }

    private String account() {
        RunConfig config = summary.config();
        RunState state = summary.state();
        int dropped =
                state.gates().values().stream().mapToInt(Integer::intValue).sum();
        String gates = state.gates().entrySet().stream()
                .map(gate -> String.format(Locale.ROOT, "%s %,d", gate.getKey(), gate.getValue()))
                .collect(Collectors.joining(", "));
        return String.format(
                        Locale.ROOT,
                        "Run %s (%s, seed %d): %,d of %,d iterations done, %,d rule sets tried",
                        summary.run(),
                        config.algorithm().title(),
                        config.seed(),
                        state.generation(),
                        config.iterations(),
                        state.born())
                + (dropped == 0
                        ? ". "
                        : String.format(Locale.ROOT, ", %,d dropped by the gates (%s). ", dropped, gates))
                + String.format(
                        Locale.ROOT,
                        "%s kept in rulesets/, measured again on %,d fresh games of each kind:",
                        summary.games().size() == 1
                                ? "1 game is"
                                : summary.games().size() + " games are",
                        config.freshGames());
    }

    private List<String> table() {
        List<Objective> objectives = summary.config().objectives();
        List<List<String>> rows = new ArrayList<>();
        List<String> head = new ArrayList<>(List.of("GAME", ""));
        objectives.forEach(objective -> head.add(objective.metric().toUpperCase(Locale.ROOT)));
        head.add("BEST FOR");
        rows.add(head);
        List<Integer> diverse = summary.diverseChoice();
        for (int i = 0; i < summary.games().size(); i++) {
            KeptGame game = summary.games().get(i);
            List<String> row = new ArrayList<>(List.of(game.shortName(), diverse.contains(i) ? "*" : ""));
            objectives.forEach(objective -> row.add(MeasuredText.brief(
                    game.ruleSet().metrics().get(objective.metric()), Metrics.find(objective.metric()))));
            row.add(String.join(", ", summary.state().best().places(game.individual())));
            rows.add(row);
        }
        return TextLayout.table(rows);
    }

    private KeptGame fittest() {
        return byFitness().get(0);
    }

    /** The games, those with the most combined fitness on the fresh games first. */
    List<KeptGame> byFitness() {
        List<Individual> fresh = summary.games().stream()
                .map(game -> game.individual().withMetrics(game.ruleSet().metrics(), 1))
                .toList();
        return RankFitness.order(fresh, summary.config().objectives()).stream()
                .map(summary.games()::get)
                .toList();
    }

    private List<String> next() {
        String game = fittest().shortName();
        List<List<String>> rows = new ArrayList<>();
        if (report != null) {
            rows.add(List.of("Report", NewCommand.shown(report.toAbsolutePath()).toString()));
        }
        rows.add(List.of("Rules and lineage", "rulesmith inspect " + game));
        rows.add(List.of("Play", "rulesmith play " + game));
        List<Integer> diverse = summary.diverseChoice();
        String choice = diverse.isEmpty()
                ? game
                : diverse.stream().map(i -> summary.games().get(i).shortName()).collect(Collectors.joining(" "));
        rows.add(List.of("For a playtest", "rulesmith export " + choice + " --to playtest.zip"));
        boolean finished = summary.state().generation() >= summary.config().iterations();
        rows.add(List.of(
                "Go on",
                "rulesmith resume " + summary.run()
                        + (finished
                                ? " --iterations "
                                        + 2 * Math.max(1, summary.config().iterations())
                                : "")));
        return TextLayout.table(rows);
    }

    Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("run", summary.run());
        facts.put("algorithm", summary.config().algorithm());
        facts.put("seed", summary.config().seed());
        facts.put("iterations", summary.state().generation());
        facts.put("born", summary.state().born());
        facts.put("gates", summary.state().gates());
        List<Integer> diverse = summary.diverseChoice();
        List<Map<String, Object>> games = new ArrayList<>();
        for (int i = 0; i < summary.games().size(); i++) {
            KeptGame kept = summary.games().get(i);
            Map<String, Object> game = new LinkedHashMap<>();
            game.put("name", kept.shortName());
            game.put("id", kept.ruleSet().id());
            game.put("bestFor", summary.state().best().places(kept.individual()));
            game.put("diverse", diverse.contains(i));
            game.put("metrics", MeasuredText.facts(kept.ruleSet().metrics()));
            games.add(game);
        }
        facts.put("games", games);
        facts.put("report", report == null ? null : report.toString());
        return facts;
    }
}
