package rulesmith.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import rulesmith.archive.Individual;
import rulesmith.archive.RunConfig;
import rulesmith.archive.RunFolder;
import rulesmith.genome.Genome;

/** The genomes a run begins with, by what its configuration says of them. */
final class Starters {

    private static final String RUN = "run:";

    private final Console console;
    private final Path populations;

    Starters(Console console, Path populations) {
        this.console = console;
        this.populations = populations;
    }

    List<Genome> of(RunConfig config) throws IOException {
        String initial = config.initial();
        if (initial.equals("random")) {
            return List.of();
        }
        if (initial.equals("rulesets")) {
            return firstOf(shelved(), config);
        }
        if (initial.startsWith(RUN)) {
            return firstOf(ofRun(RunFolder.find(populations, initial.substring(RUN.length()))), config);
        }
        throw new UsageException("initial is \"" + initial + "\", expected random, rulesets or run:NAME");
    }

    private static List<Genome> firstOf(List<Genome> genomes, RunConfig config) {
        return genomes.stream()
                .map(genome -> genome.repaired(config.conventions()))
                .distinct()
                .limit(config.population())
                .toList();
    }

    private List<Genome> shelved() throws IOException {
        return new RuleSetFinder(console)
                .all().values().stream().map(Genome::of).toList();
    }

    /** Its archive, then its population. */
    private static List<Genome> ofRun(RunFolder folder) throws IOException {
        List<Genome> genomes = new ArrayList<>();
        folder.state(folder.config()).ifPresent(state -> {
            state.best().members().forEach(member -> genomes.add(member.genome()));
            state.population().stream().filter(Individual::passed).forEach(one -> genomes.add(one.genome()));
        });
        if (genomes.isEmpty()) {
            throw new UsageException("run \"" + folder.name() + "\" has no population yet");
        }
        return genomes;
    }
}
