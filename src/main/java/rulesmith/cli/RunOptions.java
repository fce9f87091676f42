package rulesmith.cli;

import picocli.CommandLine.Option;

/** What does not change the result of a run. */
final class RunOptions {

    @Option(names = "--threads", paramLabel = "N", description = "Default: one a core. Does not change the result.")
    Integer threads;

    @Option(names = "--no-report", description = "Write no report.")
    boolean noReport;

    @Option(names = "--profile", description = "Say in the end where the time went.")
    boolean profile;

    @Option(names = "--json", description = "Print the outcome as JSON.")
    boolean json;
}
