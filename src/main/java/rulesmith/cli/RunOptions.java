package rulesmith.cli;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Option;

/** What does not change the result of a run. */
final class RunOptions {

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the result.")
    Integer threads;

    @Option(names = "--no-report", description = "Write no report.")
    boolean noReport;

    @Option(
            names = "--learnability",
            paramLabel = "best:N",
            description =
                    "In the end find out how long the N fittest of the kept games take to learn, from 5 seeds each;"
                            + " this takes minutes.")
    private String learnability;

    @Option(names = "--profile", description = "Say in the end where the time went.")
    boolean profile;

    @Option(names = "--json", description = "Print the outcome as JSON.")
    boolean json;

    private static final Pattern BEST = Pattern.compile("best:([1-9]\\d{0,2})");

    /** How many games are to be learned in the end. */
    int learners() {
        if (learnability == null) {
            return 0;
        }
        Matcher best = BEST.matcher(learnability);
        if (!best.matches()) {
            throw new UsageException("--learnability is \"" + learnability + "\", expected best:N, say best:3");
        }
        return Integer.parseInt(best.group(1));
    }
}
