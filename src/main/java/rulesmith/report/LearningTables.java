package rulesmith.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import rulesmith.learning.Learnability;
import rulesmith.learning.Tally;
import rulesmith.learning.TrainingLog;

/** What is known of each generation and of each seed: for spreadsheets and scripts, and the seeds on the page too. */
record LearningTables(LearnedGames games) {

    /** What the page says of a seed, but for its game. */
    private static final int SEED_CELLS = 9;

    /** By file name. */
    Map<String, byte[]> files() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        files.put("curves.csv", curves().bytes());
        files.put("seeds.csv", seeds().bytes());
        return files;
    }

    private Csv curves() {
        Csv csv = new Csv(Stream.of(
                        List.of("game", "group", "generation", "seeds"),
                        Csv.columns("others"),
                        Csv.columns("random"),
                        Csv.columns("one-ply"))
                .flatMap(List::stream)
                .toList());
        for (LearnedGame game : games.all()) {
            for (Learnability.Point point : game.learnability().curve()) {
                csv.row(Csv.joined(
                        List.of(
                                game.name(),
                                game.group(),
                                point.generation(),
                                game.learnability().seeds().size()),
                        // Before the first generation there are no champions.
                        Csv.cells(point.generation() == 0 ? null : point.others()),
                        Csv.cells(point.random()),
                        Csv.cells(point.onePly())));
            }
        }
        return csv;
    }

    private Csv seeds() {
        Csv csv = new Csv(List.of(
                "game",
                "group",
                "wiring",
                "cap",
                "seed",
                "outcome",
                "learned",
                "reached-0.75",
                "reached-0.9",
                "generations",
                "others",
                "random",
                "one-ply"));
        for (LearnedGame game : games.all()) {
            Learnability learnability = game.learnability();
            for (TrainingLog log : learnability.seeds()) {
                csv.row(List.of(
                        game.name(),
                        game.group(),
                        learnability.wiring(),
                        learnability.cap(),
                        log.seed(),
                        LearningFigures.outcome(learnability, log),
                        number(log.reached(1)),
                        number(log.reached(0.75)),
                        number(log.reached(0.9)),
                        log.last().number(),
                        share(log.last().others()),
                        share(log.last().random()),
                        share(log.last().onePly())));
            }
        }
        return csv;
    }

    private static String number(OptionalInt generation) {
        return generation.isPresent() ? String.valueOf(generation.getAsInt()) : "";
    }

    private static String share(Tally tally) {
        return tally.games() == 0 ? "" : String.valueOf(tally.share());
    }

    Section section() {
        HtmlTable table = new HtmlTable(
                "learning",
                "Each seed: what came of it, the generations at which its champion first won such shares of its games"
                        + " against the others, and the shares of its last champion",
                named(LearningResults.columns(
                        games, "Seed", "Outcome", "0.75", "0.9", "1", "Bred", "Others", "Random", "1-ply")));
        int count = 0;
        for (LearnedGame game : games.all()) {
            Learnability learnability = game.learnability();
            for (TrainingLog log : learnability.seeds()) {
                count++;
                table.row(named(LearningResults.cells(
                        games,
                        game,
                        String.valueOf(log.seed()),
                        LearningFigures.outcome(learnability, log),
                        dash(number(log.reached(0.75))),
                        dash(number(log.reached(0.9))),
                        dash(number(log.reached(1))),
                        Figures.count(log.last().number()),
                        figure(log.last().others()),
                        figure(log.last().random()),
                        figure(log.last().onePly()))));
            }
        }
        Learnability first = games.all().get(0).learnability();
        boolean alike = games.all().stream()
                .allMatch(game -> game.learnability().wiring() == first.wiring()
                        && game.learnability().cap() == first.cap());
        return new Section(
                "seeds",
                "Seed by seed",
                Html.paragraph((alike
                                        ? "The networks have " + first.wiring() + " wiring, and were given "
                                                + Figures.count(first.cap(), "generation", "generations") + "."
                                        : "Wiring and number of generations differ between the games: they are in"
                                                + " seeds.csv.")
                                + " The same seed gives the same networks, on any machine and any number of threads.")
                        + Html.details(Figures.count(count, "seed", "seeds"), count == 1, table.html()));
    }

    /** A single game needs no naming in each row. */
    private List<String> named(List<String> cells) {
        return games.isOne() ? cells.subList(cells.size() - SEED_CELLS, cells.size()) : cells;
    }

    private static String dash(String cell) {
        return cell.isEmpty() ? "–" : cell;
    }

    private static String figure(Tally tally) {
        return tally.games() == 0 ? "–" : Figures.decimal(tally.share(), 3);
    }
}
