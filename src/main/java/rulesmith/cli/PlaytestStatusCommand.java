package rulesmith.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rulesmith.survey.InvalidSurveyException;
import rulesmith.survey.StoredParticipant;
import rulesmith.survey.Study;
import rulesmith.survey.StudyFolder;
import rulesmith.survey.StudyReader;

@Command(
        name = "status",
        mixinStandardHelpOptions = true,
        description = "How a study stands, or all of them.",
        footer = {"", "Examples:", "  rulesmith playtest status", "  rulesmith playtest status pilot --json"})
final class PlaytestStatusCommand implements Callable<Integer> {

    @Parameters(arity = "0..1", paramLabel = "NAME", description = "The study; all of them without it.")
    private String name;

    @Option(names = "--json", description = "Print JSON.")
    private boolean json;

    private final Console console;

    PlaytestStatusCommand(Console console) {
        this.console = console;
    }

    /** What is counted of a study. */
    private record Standing(Study study, boolean closed, int joined, int finished, int withdrawn, int runs) {

        static Standing of(StudyFolder folder) throws IOException {
            Study study = folder.study();
            Optional<StudyReader> read = folder.read();
            if (read.isEmpty()) {
                return new Standing(study, false, 0, 0, 0, 0);
            }
            try (StudyReader reader = read.get()) {
                List<StoredParticipant> people = reader.participants();
                return new Standing(
                        study,
                        reader.isClosed(),
                        people.size(),
                        (int) people.stream()
                                .filter(StoredParticipant::finished)
                                .count(),
                        (int) people.stream()
                                .filter(StoredParticipant::withdrawn)
                                .count(),
                        people.stream().mapToInt(one -> one.ratings().size()).sum());
            }
        }

        String state() {
            return closed ? "closed" : "open";
        }

        List<String> cells() {
            return List.of(
                    study.name(),
                    state(),
                    joined + " of " + study.planned(),
                    String.valueOf(finished),
                    String.valueOf(withdrawn),
                    String.valueOf(runs),
                    study.opponent());
        }

        Map<String, Object> facts() {
            Map<String, Object> facts = new LinkedHashMap<>();
            facts.put("name", study.name());
            facts.put("state", state());
            facts.put("planned", study.planned());
            facts.put("joined", joined);
            facts.put("finished", finished);
            facts.put("withdrawn", withdrawn);
            facts.put("ratedRuns", runs);
            facts.put("opponent", study.opponent());
            facts.put("seed", study.seed());
            facts.put(
                    "games",
                    study.games().stream()
                            .map(game -> Map.of(
                                    "alias", game.alias(),
                                    "name", game.rules().name(),
                                    "id", game.rules().id(),
                                    "control", game.control()))
                            .toList());
            return facts;
        }
    }

    @Override
    public Integer call() throws IOException {
        List<Standing> standings = new ArrayList<>();
        if (name != null) {
            standings.add(Standing.of(StudyFolder.find(PlaytestCommand.surveys(console), name)));
        } else {
            for (StudyFolder folder : StudyFolder.all(PlaytestCommand.surveys(console))) {
                try {
                    standings.add(Standing.of(folder));
                } catch (InvalidSurveyException e) {
                    console.err().println("left out: " + e.getMessage());
                }
            }
        }
        print(standings);
        return Rulesmith.DONE;
    }

    private void print(List<Standing> standings) {
        if (json) {
            List<Map<String, Object>> facts =
                    standings.stream().map(Standing::facts).toList();
            console.out().println(Json.of(name == null ? facts : facts.get(0)));
            return;
        }
        if (standings.isEmpty()) {
            console.out().println("There is no study yet; 'rulesmith playtest new' makes one.");
            return;
        }
        List<List<String>> rows = new ArrayList<>(
                List.of(List.of("STUDY", "STATE", "JOINED", "FINISHED", "WITHDRAWN", "RATED RUNS", "OPPONENT")));
        standings.forEach(standing -> rows.add(standing.cells()));
        TextLayout.table(rows).forEach(console.out()::println);
        if (name != null) {
            console.out().println();
            TextLayout.table(StudyText.games(standings.get(0).study())).forEach(console.out()::println);
        }
    }
}
