package rulesmith.archive;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import rulesmith.genome.Genome;
import rulesmith.rules.Measurement;

/**
 * Individuals as rows of a CSV file. Numbers are written so that reading gives exactly the same ones.
 *
 * @param metrics which metrics have columns: each its mean and the ends of its 95 % interval
 * @param games how many games a look has
 */
public record IndividualTable(List<String> metrics, int games) {

    private static final List<String> COLUMNS =
            List.of("generation", "number", "parents", "replaces", "fitness", "gate", "looks", "genes");

    public static IndividualTable of(RunConfig config) {
        return new IndividualTable(config.metrics(), config.games());
    }

    public String header() {
        List<String> columns = new ArrayList<>(COLUMNS);
        metrics.forEach(metric -> columns.addAll(List.of(metric, metric + "-low", metric + "-high")));
        return String.join(",", columns);
    }

    public String row(Individual individual) {
        return row(individual, "", "");
    }

    /** @param replaces the number of the individual whose place it took, or nothing */
    public String row(Individual individual, String replaces, String fitness) {
        List<String> cells = new ArrayList<>(List.of(
                String.valueOf(individual.generation()),
                String.valueOf(individual.number()),
                individual.parents().stream().map(String::valueOf).collect(Collectors.joining(" ")),
                replaces,
                fitness,
                individual.gate(),
                String.valueOf(individual.looks()),
                individual.genome().digits()));
        for (String metric : metrics) {
            Measurement m = individual.metrics().get(metric);
            cells.addAll(
                    m == null
                            ? List.of("", "", "")
                            : List.of(String.valueOf(m.mean()), String.valueOf(m.low()), String.valueOf(m.high())));
        }
        return String.join(",", cells);
    }

    public Individual parse(String row) {
        String[] cells = row.split(",", -1);
        if (cells.length != COLUMNS.size() + 3 * metrics.size()) {
            throw new InvalidRunException("a row of individuals has " + cells.length + " columns, expected "
                    + (COLUMNS.size() + 3 * metrics.size()));
        }
        try {
            int looks = Integer.parseInt(cells[6]);
            Map<String, Measurement> measured = new LinkedHashMap<>();
            for (int m = 0; m < metrics.size(); m++) {
                int column = COLUMNS.size() + 3 * m;
                if (!cells[column].isEmpty()) {
                    measured.put(
                            metrics.get(m),
                            new Measurement(
                                    Double.parseDouble(cells[column]),
                                    Double.parseDouble(cells[column + 1]),
                                    Double.parseDouble(cells[column + 2]),
                                    looks * games));
                }
            }
            return new Individual(
                    Integer.parseInt(cells[1]),
                    Integer.parseInt(cells[0]),
                    parents(row),
                    Genome.ofDigits(cells[7]),
                    cells[5],
                    measured,
                    looks);
        } catch (IllegalArgumentException e) {
            throw new InvalidRunException("a row of individuals cannot be read: " + e.getMessage());
        }
    }

    /** The numbers of the parents in a row, without looking at the rest of it. */
    static List<Integer> parents(String row) {
        String cell = row.split(",", 4)[2];
        return cell.isEmpty()
                ? List.of()
                : Arrays.stream(cell.split(" ")).map(Integer::valueOf).toList();
    }
}
