package rulesmith.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.nio.file.Path;

/**
 * Where a command reads and writes: the streams and the folders of the user, or those of a test.
 *
 * @param colour whether the output goes to a terminal that shows colours
 * @param width columns of the terminal that the error stream goes to; 0 if it goes elsewhere
 * @param home the folder that holds {@code rulesets/} and the other data folders
 */
record Console(BufferedReader in, PrintWriter out, PrintWriter err, boolean colour, int width, Path home) {

    private static final String SOUTH = "\u001b[1;36m";
    private static final String NORTH = "\u001b[1;33m";
    private static final String BOLD = "\u001b[1m";
    private static final String PLAIN = "\u001b[0m";

    /** The same for text that goes to a file. */
    Console plain() {
        return new Console(in, out, err, false, width, home);
    }

    /** Whether a line of the error stream can be drawn again. */
    boolean live() {
        return width > 0;
    }

    String bold(String text) {
        return colour ? BOLD + text + PLAIN : text;
    }

    /** A board diagram with the pieces of the players in their colours. */
    String board(String diagram) {
        return colour
                ? diagram.replaceAll("▲\\d?", SOUTH + "$0" + PLAIN).replaceAll("▼\\d?", NORTH + "$0" + PLAIN)
                : diagram;
    }
}
