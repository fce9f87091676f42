package rulesmith.gametree;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import rulesmith.gametree.MotionInMind.Kind;

/**
 * What is kept of a game of 2048, as a line of a table. Numbers have six decimals, so that what is made of a line that was
 * read is the same as what was made of the game.
 *
 * @param plies how far the player looked
 * @param game its number among those of the player
 * @param zeros the share of slides with a conspiracy number of 0
 * @param infinite the share of slides with an infinite one
 * @param gap the mean changeover gap between milestones
 * @param milestones v from the start to the first tile of 8, from there to 16, and so on to the end of the game
 */
public record Twenty48Summary(
        int plies,
        int game,
        int score,
        int steps,
        int highest,
        MotionInMind means,
        MotionInMind ofThePlies,
        double zeros,
        double infinite,
        double gap,
        List<Double> milestones) {

    public static final String COLUMNS = "depth,game,score,steps,highest,v,m,p-from-means,ep-from-means,p-of-plies,"
            + "ep-of-plies,share-scn-0,share-scn-infinite,mean-gap,v-by-milestone";

    /** The first tile that is a milestone; before it a game has hardly begun. */
    public static final int FIRST_TILE = 8;

    private static final int CELLS = 15;
    private static final double DECIMALS = 1e6;

    public Twenty48Summary {
        milestones = List.copyOf(milestones);
    }

    public static Twenty48Summary of(Twenty48Series series, int game) {
        int[] numbers = series.conspirators().toIntArray();
        ScnSeries scn = ScnSeries.of(numbers);
        List<Stage> stages = Stages.milestones(scn, boundaries(series.highestTiles()));
        int zeros = 0;
        int infinite = 0;
        for (int number : numbers) {
            zeros += number == 0 ? 1 : 0;
            infinite += number == Twenty48Search.INFINITE ? 1 : 0;
        }
        return new Twenty48Summary(
                series.player().plies(),
                game,
                series.score(),
                numbers.length,
                series.highest(),
                rounded(scn.fromTheMeans()),
                rounded(scn.ofThePlies()),
                rounded((double) zeros / numbers.length),
                rounded((double) infinite / numbers.length),
                rounded(Stages.meanGap(stages)),
                stages.stream().map(stage -> rounded(stage.velocity())).toList());
    }

    /** The steps before which a milestone has been reached. */
    private static int[] boundaries(IntList highestTiles) {
        IntList boundaries = new IntArrayList();
        int next = FIRST_TILE;
        for (int i = 0; i < highestTiles.size(); i++) {
            if (highestTiles.getInt(i) >= next) {
                boundaries.add(i);
                next *= 2;
            }
        }
        return boundaries.toIntArray();
    }

    private static MotionInMind rounded(MotionInMind motion) {
        return new MotionInMind(
                motion.kind(),
                rounded(motion.velocity()),
                rounded(motion.hardness()),
                rounded(motion.momentum()),
                rounded(motion.energy()));
    }

    private static double rounded(double value) {
        return Math.rint(value * DECIMALS) / DECIMALS;
    }

    /** The mean changeover gap up to a milestone, by its place; 0 if there is none. */
    public double gapUpTo(int place) {
        return IntStream.rangeClosed(1, Math.min(place, milestones.size() - 1))
                .mapToDouble(i -> Math.abs(milestones.get(i) - milestones.get(i - 1)))
                .average()
                .orElse(0);
    }

    /** The name of a milestone by its place in the list. */
    public static String milestone(int place) {
        return place == 0 ? "start" : String.valueOf(FIRST_TILE << place - 1);
    }

    public String line() {
        StringJoiner line = new StringJoiner(",");
        for (int number : new int[] {plies, game, score, steps, highest}) {
            line.add(String.valueOf(number));
        }
        for (double number : new double[] {
            means.velocity(),
            means.hardness(),
            means.momentum(),
            means.energy(),
            ofThePlies.momentum(),
            ofThePlies.energy(),
            zeros,
            infinite,
            gap
        }) {
            line.add(decimals(number));
        }
        StringJoiner velocities = new StringJoiner(" ");
        for (int i = 0; i < milestones.size(); i++) {
            velocities.add(milestone(i) + ":" + decimals(milestones.get(i)));
        }
        return line.add(velocities.toString()).toString();
    }

    private static String decimals(double number) {
        return String.format(Locale.ROOT, "%.6f", number);
    }

    /** @throws IllegalArgumentException if it is not such a line */
    public static Twenty48Summary parse(String line) {
        String[] cells = line.split(",", -1);
        if (cells.length != CELLS) {
            throw new IllegalArgumentException(cells.length + " cells, expected " + CELLS);
        }
        double v = share(cells[5]);
        double m = share(cells[6]);
        List<Double> milestones = new ArrayList<>();
        for (String velocity : cells[14].split(" ")) {
            String name = milestone(milestones.size()) + ":";
            if (!velocity.startsWith(name)) {
                throw new IllegalArgumentException("\"" + velocity + "\" is not the v of milestone " + name);
            }
            milestones.add(share(velocity.substring(name.length())));
        }
        return new Twenty48Summary(
                Integer.parseInt(cells[0]),
                Integer.parseInt(cells[1]),
                Integer.parseInt(cells[2]),
                Integer.parseInt(cells[3]),
                Integer.parseInt(cells[4]),
                new MotionInMind(Kind.FROM_THE_MEANS, v, m, share(cells[7]), share(cells[8])),
                new MotionInMind(Kind.OF_THE_PLIES, v, m, share(cells[9]), share(cells[10])),
                share(cells[11]),
                share(cells[12]),
                share(cells[13]),
                milestones);
    }

    private static double share(String text) {
        double share = Double.parseDouble(text);
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("\"" + text + "\" is not from 0 to 1");
        }
        return share;
    }
}
