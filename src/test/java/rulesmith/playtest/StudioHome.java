package rulesmith.playtest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rulesmith.archive.Algorithm;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.archive.RunState;
import rulesmith.archive.Sample;
import rulesmith.evolution.Run;
import rulesmith.game.RuleSetGame;
import rulesmith.metrics.LocalEvaluator;
import rulesmith.play.Agent;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.RandomAgent;
import rulesmith.play.Workers;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;
import rulesmith.survey.InvalidSurveyException;

/** A folder with games, two short runs, and studies that are only remembered. */
final class StudioHome {

    static final String ES = "small-es";
    static final String MAP = "small-map";

    /** The last two are known, but no game has the one, and the studio must not ask for the other. */
    private static final AgentFinder AGENTS = new AgentFinder() {
        @Override
        public List<String> names() {
            return List.of("one-ply", "random", "champion");
        }

        @Override
        public Optional<Agent> find(String name, RuleSetGame game) {
            return switch (name) {
                case "one-ply" -> Optional.of(new OnePlyAgent(game));
                case "random" -> Optional.of(new RandomAgent());
                case "champion" -> Optional.empty();
                default -> throw new IllegalStateException("the studio asked for " + name);
            };
        }
    };

    private final Path home;
    private final Studies studies = new Studies();

    private StudioHome(Path home) {
        this.home = home;
    }

    static StudioHome in(Path home) throws IOException {
        StudioHome made = new StudioHome(home);
        Files.createDirectories(made.rulesets());
        for (String name : List.of("draughts", "leapers", "nightfall")) {
            Files.copy(Path.of("rulesets", name + ".json"), made.rulesets().resolve(name + ".json"));
        }
        run(made.populations(), ES, Algorithm.ES, "{'iterations': 4, 'population': 4, 'games': 4}");
        RunState grid =
                run(made.populations(), MAP, Algorithm.MAP_ELITES, "{'iterations': 6, 'population': 6, 'games': 4}");
        made.keep(grid.population().get(0));
        return made;
    }

    /** A run from its beginning to its end. */
    static RunState run(Path populations, String name, Algorithm algorithm, String fields) throws IOException {
        RunConfig config = Sample.config(algorithm, fields);
        RunFolder folder = RunFolder.create(populations, name, config, "test");
        return new Run(folder, config, new LocalEvaluator(new Workers(1), n -> {})).go(() -> false, state -> {});
    }

    /** As the harvest of a run writes it. */
    private void keep(Individual individual) throws IOException {
        RunConfig config = RunFolder.find(populations(), MAP).config();
        new RuleSetFolder(rulesets())
                .write(individual
                        .genome()
                        .ruleSet("Kept one", config.conventions())
                        .withMetrics(individual.metrics())
                        .withProvenance(Map.of(
                                "origin", "evolved", "run", MAP, "individual", String.valueOf(individual.number()))));
    }

    Path rulesets() {
        return home.resolve("rulesets");
    }

    Path populations() {
        return home.resolve("populations");
    }

    Studio studio() {
        return new Studio(rulesets(), populations(), AGENTS, studies);
    }

    RuleSet ruleSet(String name) {
        try {
            return RuleSetFolder.read(rulesets().resolve(name + ".json"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Studies implements Playtests {

        private final List<OpenStudy> all = new ArrayList<>();

        @Override
        public List<OpenStudy> open() {
            return List.copyOf(all);
        }

        @Override
        public OpenStudy create(String name, List<RuleSet> games, boolean control) {
            if (!name.matches("[a-z-]+")) {
                throw new InvalidSurveyException("a study cannot be called \"" + name + "\"");
            }
            List<String> names =
                    new ArrayList<>(games.stream().map(RuleSet::name).toList());
            if (control) {
                names.add("Random");
            }
            all.add(new OpenStudy(name, "Title", names));
            return all.get(all.size() - 1);
        }

        @Override
        public OpenStudy add(String study, RuleSet game) {
            for (int i = 0; i < all.size(); i++) {
                if (all.get(i).name().equals(study)) {
                    List<String> names = new ArrayList<>(all.get(i).games());
                    names.add(game.name());
                    all.set(i, new OpenStudy(study, "Title", names));
                    return all.get(i);
                }
            }
            throw new InvalidSurveyException("there is no study \"" + study + "\"");
        }
    }
}
