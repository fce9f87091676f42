package rulesmith.gametree;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import rulesmith.gametree.Claims.Claim;

/**
 * One solver's attempt at one position of a study, as a line of a table.
 *
 * @param set the kind of positions, such as {@code 8x8}
 * @param solver with what tells it from others of its kind, such as {@code ppns 0.01}
 * @param claims of a probability-based search, by precision
 */
public record Trial(
        String set,
        int number,
        String solver,
        Verdict verdict,
        String limit,
        long iterations,
        long nodes,
        double seconds,
        List<Claim> claims) {

    public static final String COLUMNS = "set,number,solver,verdict,limit,iterations,nodes,seconds,claims";

    private static final int CELLS = 9;

    public Trial {
        claims = List.copyOf(claims);
    }

    public static Trial of(String set, int number, String solver, Solution solution, List<Claim> claims) {
        return new Trial(
                set,
                number,
                solver,
                solution.verdict(),
                solution.stoppedBy() == null ? "" : solution.stoppedBy().word(),
                solution.iterations(),
                solution.nodes(),
                solution.seconds(),
                claims);
    }

    /**
     * What the search would have been with a precision: it stops at its claim, if it makes one.
     *
     * @param precision a number of {@link Claims}
     */
    public Trial with(int precision, String name) {
        if (precision >= claims.size()) {
            return new Trial(set, number, name, verdict, limit, iterations, nodes, seconds, List.of());
        }
        Claim claim = claims.get(precision);
        Verdict said = claim.won() ? Verdict.CLAIMED_WON : Verdict.CLAIMED_NOT_WON;
        return new Trial(set, number, name, said, "", claim.iterations(), claim.nodes(), Double.NaN, List.of());
    }

    public String line() {
        String made = claims.stream()
                .map(claim -> (claim.won() ? "+" : "-") + claim.iterations() + "/" + claim.nodes())
                .collect(Collectors.joining(" "));
        return String.format(
                Locale.ROOT,
                "%s,%d,%s,%s,%s,%d,%d,%.3f,%s",
                set,
                number,
                solver,
                verdict.word(),
                limit,
                iterations,
                nodes,
                seconds,
                made);
    }

    /** @throws IllegalArgumentException if it is not such a line */
    public static Trial parse(String line) {
        String[] cells = line.split(",", -1);
        if (cells.length != CELLS) {
            throw new IllegalArgumentException(cells.length + " cells, expected " + CELLS);
        }
        List<Claim> claims = new ArrayList<>();
        for (String claim : cells[8].isEmpty() ? new String[0] : cells[8].split(" ")) {
            int slash = claim.indexOf('/');
            if (slash < 2 || claim.charAt(0) != '+' && claim.charAt(0) != '-') {
                throw new IllegalArgumentException("\"" + claim + "\" is no claim");
            }
            claims.add(new Claim(
                    claim.charAt(0) == '+',
                    Long.parseLong(claim.substring(1, slash)),
                    Long.parseLong(claim.substring(slash + 1))));
        }
        return new Trial(
                cells[0],
                Integer.parseInt(cells[1]),
                cells[2],
                Verdict.parse(cells[3]),
                cells[4],
                Long.parseLong(cells[5]),
                Long.parseLong(cells[6]),
                Double.parseDouble(cells[7]),
                claims);
    }
}
