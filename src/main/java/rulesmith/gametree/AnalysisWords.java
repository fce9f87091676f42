package rulesmith.gametree;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rulesmith.game.Outcome;
import rulesmith.game.Position;
import rulesmith.games.Twenty48Position;
import rulesmith.rules.Measurement;

/** What an {@link Analysis} says, in plain words, for those who have not read the papers. */
public record AnalysisWords(Analysis analysis) {

    /** How users name a rule set that they hand over. */
    private static final String STANDARD_INPUT = "-";

    /** What no shell changes. */
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9._:/-]+");

    /** How long a game is for what it offers. */
    public enum Pace {
        DRAGS("drags on", "drag on"),
        COMFORTABLE("has a comfortable pace", "have a comfortable pace"),
        QUICK("is over quickly", "be over quickly");

        private final String does;
        private final String seemsTo;

        Pace(String does, String seemsTo) {
            this.does = does;
            this.seemsTo = seemsTo;
        }

        static Pace of(double ratio) {
            return ratio < Refinement.ZONE_LOW ? DRAGS : ratio > Refinement.ZONE_HIGH ? QUICK : COMFORTABLE;
        }

        /** What a game of this pace does, or what it seems to do. */
        String words(boolean sure) {
            return sure ? does : "seems to " + seemsTo;
        }
    }

    /**
     * One of the quantities.
     *
     * @param sign as formulas have it
     * @param meaning a sentence
     */
    public record Quantity(String sign, String name, String meaning) {}

    public Pace pace() {
        return Pace.of(analysis.refinement().ratio().mean());
    }

    /** Whether all of the interval says the same, and no game repeats another: such games make it too narrow. */
    public boolean sure() {
        return !repeats() && intervalAgrees() && stopped() == 0;
    }

    private boolean intervalAgrees() {
        Measurement ratio = analysis.refinement().ratio();
        return Pace.of(ratio.low()) == pace() && Pace.of(ratio.high()) == pace();
    }

    /** How many games were stopped at the move limit. */
    private int stopped() {
        return analysis.endings().getOrDefault(Position.LIMIT, 0);
    }

    private boolean repeats() {
        return analysis.different() < analysis.games().size();
    }

    /** The verdict in paragraphs, the shortest answer first. */
    public List<String> verdict() {
        Refinement refinement = analysis.refinement();
        List<String> paragraphs = new ArrayList<>();
        paragraphs.add(analysis.game().name() + ", as "
                + (analysis.isForOne() ? "this player plays" : "these agents play")
                + " it, " + pace().words(sure())
                + ", going by its refinement, the square root of the number of choices (B)"
                + " divided by the length (D): √B / D is "
                + number(refinement.ratio(), 4)
                + ", and games that have lasted for centuries lie from 0.07 to 0.08 (published: "
                + references() + "). " + distance() + " " + meaning() + doubt()
                + (analysis.isForOne()
                        ? " The zone was found in games for two; for one player it is a hint at best."
                        : ""));
        paragraphs.add("A game takes " + number(refinement.length(), 1) + " " + plies() + " (D), with "
                + number(refinement.branching(), 1) + " moves to choose from each time (B). Its length divided by these"
                + " moves, an older measure of which less is better, is " + number(refinement.iida(), 2) + "; "
                + Refinement.REFERENCES.stream()
                        .map(each -> each.name() + " has " + decimal(each.length() / each.branching(), 2))
                        .collect(Collectors.joining(", "))
                + ".");
        paragraphs.add(results());
        if (repeats()) {
            paragraphs.add("Only " + analysis.different() + " of the "
                    + analysis.games().size()
                    + " games differ, so the intervals are too narrow: --opening with a greater number makes games"
                    + " more varied.");
        }
        return paragraphs;
    }

    private String distance() {
        double distance = analysis.refinement().distance();
        return distance == 0
                ? "It lies in this zone, at a distance of 0."
                : "Its distance from this zone is " + decimal(distance, 4) + ".";
    }

    private String doubt() {
        if (stopped() > 0) {
            return " But " + stopped() + " of " + analysis.games().size()
                    + " games were stopped at the move limit: their" + " length is the limit, not their own.";
        }
        return !intervalAgrees()
                ? " The interval reaches farther than this verdict: more games would tell."
                : repeats() ? " Some games are repetitions, so this is less sure than the interval says." : "";
    }

    private String meaning() {
        return switch (pace()) {
            case DRAGS -> "Below the zone a game is long for the choices it offers, and its end takes its time.";
            case COMFORTABLE -> "In the zone length and choices are balanced as they are there.";
            case QUICK -> "Above the zone a game offers more choices than anybody can weigh before it is over.";
        };
    }

    private static String references() {
        return Refinement.REFERENCES.stream()
                .map(each -> each.name() + " " + decimal(each.ratio(), 3))
                .collect(Collectors.joining(", "));
    }

    private String results() {
        String endings = analysis.endings().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        if (analysis.isForOne()) {
            Map<Integer, Long> tiles = analysis.games().stream()
                    .map(AnalysisWords::highestTile)
                    .collect(Collectors.groupingBy(tile -> tile, TreeMap::new, Collectors.counting()));
            return "Highest tile at the end: "
                    + tiles.entrySet().stream()
                            .map(entry -> entry.getKey() + " in " + entry.getValue())
                            .collect(Collectors.joining(", "))
                    + " of " + analysis.games().size() + " games.";
        }
        return "Of " + analysis.games().size() + " games South, who moves first, wins "
                + percent(analysis.share(Outcome.SOUTH)) + ", North " + percent(analysis.share(Outcome.NORTH))
                + ", and "
                + percent(analysis.share(Outcome.DRAW)) + " are drawn. How they ended: " + endings + ".";
    }

    /** The milestone of the last ply is from before its slide, which may have made a higher tile. */
    private static int highestTile(AnalysedGame game) {
        return ((Twenty48Position) game.before(game.length())).highest();
    }

    /** The four quantities of motion in mind. */
    public List<Quantity> quantities() {
        String goal = analysis.isForOne() ? "a good board" : "a lead";
        return List.of(
                new Quantity(
                        "v",
                        "distance",
                        "How far off " + goal + " is: how many boards at the end of the search would have to turn out"
                                + " better before the player is sure of it. 0 is the nearest it came during the game, 1"
                                + " the farthest."),
                new Quantity(
                        "m",
                        "hardness",
                        "1 − v, so high where " + goal + " is near and little is left to be decided, low where much is"
                                + " open. The name is the theory's."),
                new Quantity(
                        "p",
                        "engagement",
                        "m · v, at most 0.25: high while " + goal + " is neither at hand nor out of reach."),
                new Quantity(
                        "Ep", "expectation", "2 · m · v², at most 0.296: high while there is still much to hope for."));
    }

    public String kinds() {
        return "“From the means” multiplies the means over all games; “of the plies” multiplies ply by ply and takes the"
                + " mean of that, so it also sees how much v moves up and down within a game. Publications have both.";
    }

    public String caution() {
        return "The words are published analogies with motion in physics. They name numbers that a search computes; nobody"
                + " was asked how it felt. As metrics of score they are called velocity, hardness, momentum and energy.";
    }

    /** How it was done and what it does not say, in paragraphs. */
    public List<String> method() {
        Analysis.Settings settings = analysis.settings();
        List<String> paragraphs = new ArrayList<>();
        int games = analysis.games().size();
        if (analysis.isForOne()) {
            paragraphs.add(games + " games were played until nothing moved, by a player who looks " + settings.depth()
                    + " plies ahead, slides and new tiles alike, and takes the slide with the best expected board. Seed "
                    + settings.seed() + ".");
        } else {
            paragraphs.add(games + " games between " + settings.south() + " as South and " + settings.north()
                    + " as North"
                    + (settings.opening() == 0
                            ? ""
                            : ", the first " + settings.opening() + " plies random, so that the games differ")
                    + ". Seed " + settings.seed() + ".");
        }
        paragraphs.add("Before each move a search looked at every line of " + settings.depth() + " plies. It gives the"
                + " value of the position and " + (analysis.isForOne() ? "the" : "for each player the")
                + " single conspiracy number (SCN): how many of the last boards would have to be worth the threshold"
                + " before the player can be sure of that much. 0 says that it is so already, infinity that no such board"
                + " would help. The threshold was " + settings.threshold() + ".");
        paragraphs.add("v is the number on the scale of its game and player: the least of the game is 0, the greatest"
                + " finite one 1; infinite ones count 1. So v compares moments of a game, not games with each other. Square"
                + " brackets hold 95 % intervals over games.");
        String caveat = "Where moves are forced, few boards are counted, so the number is small there however bad the"
                + " position. Other players, another depth or another threshold give other figures; compare games only under"
                + " the same ones.";
        if (!analysis.isForOne() && settings.depth() % 2 != 0) {
            caveat += " At an odd depth a player’s number counts one ply more on the opponent’s turn, so it goes up and"
                    + " down with every ply; even depths compare like with like.";
        }
        paragraphs.add(caveat);
        return paragraphs;
    }

    /** What does the same again, in a shell. A rule set from standard input is gone, so that its id has to do. */
    public String command() {
        Analysis.Settings settings = analysis.settings();
        String reference =
                settings.reference().equals(STANDARD_INPUT) ? analysis.game().id() : settings.reference();
        String common = "rulesmith analyze " + quoted(reference) + " --games "
                + analysis.games().size() + " --depth " + settings.depth() + " --seed " + settings.seed();
        return analysis.isForOne()
                ? common
                : common + " --threshold " + settings.lead() + " --opening " + settings.opening() + " --south "
                        + quoted(settings.south()) + " --north " + quoted(settings.north());
    }

    /** So that a shell takes it for one word. */
    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    public String plies() {
        return analysis.isForOne() ? "slides" : "plies";
    }

    /** "12.3 [11, 13]". */
    static String number(Measurement m, int places) {
        return decimal(m.mean(), places) + " [" + decimal(m.low(), places) + ", " + decimal(m.high(), places) + "]";
    }

    private static String percent(Measurement m) {
        return String.format(Locale.ROOT, "%.0f %% [%.0f, %.0f]", 100 * m.mean(), 100 * m.low(), 100 * m.high());
    }

    private static String decimal(double value, int places) {
        return String.format(Locale.ROOT, "%." + places + "f", value);
    }
}
