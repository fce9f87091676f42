package rulesmith.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import rulesmith.Seed;
import rulesmith.WholeFile;
import rulesmith.game.IllegalMoveException;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.RuleSetGame;
import rulesmith.game.RuleSetPosition;
import rulesmith.play.Agent;
import rulesmith.play.GameRecord;
import rulesmith.rules.EnglishRules;

/** One game at the terminal: shows the board, asks people for moves, lets agents answer. */
final class TerminalTable {

    private static final String HELP = """
            A move is written as cells: c3-d4 to move, c3xe5 or c3xe5xg7 to capture.
              moves        list the legal moves
              board        show the board again
              rules        show the rules
              undo         take back your last move
              resign       give the game up
              save FILE    save the record of the game so far
              help         show this
              quit         leave""";

    private final Console console;
    private final RuleSetGame game;
    private final Seed seed;
    /** By player; null for a person. */
    private final Agent[] agents;

    private final RuleSetPosition position;
    private final List<String> moves = new ArrayList<>();
    /** Where the game is kept as it goes on, if anywhere, so that nothing is lost when it is broken off. */
    private final Path record;

    private Player resigned;
    private boolean left;

    TerminalTable(Console console, RuleSetGame game, Seed seed, Agent south, Agent north, Path record) {
        this.console = console;
        this.game = game;
        this.seed = seed;
        this.agents = new Agent[] {south, north};
        this.position = game.start();
        this.record = record;
    }

    /** Until the people leave, or the game is over and no person is at the board. */
    void play() throws IOException {
        console.out()
                .println(console.bold(game.name()) + ": South (▲) is " + name(Player.SOUTH) + ", North (▼) is "
                        + name(Player.NORTH) + ", seed " + seed + ". Type 'help' for help.");
        show();
        keep();
        while (!left && !(isOver() && nobodyHere())) {
            if (isOver() || agents[position.toMove().ordinal()] == null) {
                ask();
            } else {
                answer();
            }
        }
    }

    private boolean nobodyHere() {
        return agents[0] != null && agents[1] != null;
    }

    private boolean isOver() {
        return resigned != null || position.outcome().isOver();
    }

    private String name(Player player) {
        Agent agent = agents[player.ordinal()];
        return agent == null ? "human" : agent.name();
    }

    /** The agent's move depends on the seed and the ply alone, so that undo and redo lead to the same game. */
    private void answer() throws IOException {
        Agent agent = agents[position.toMove().ordinal()];
        long move = agent.choose(position, seed.derive(position.ply()).generator());
        console.out().println(position.toMove().title() + " plays " + position.notation(move));
        make(move);
    }

    private void make(long move) throws IOException {
        moves.add(position.notation(move));
        position.play(move);
        changed();
    }

    private void changed() throws IOException {
        show();
        keep();
    }

    private void keep() throws IOException {
        if (record != null) {
            WholeFile.write(record, record().text().getBytes(StandardCharsets.UTF_8));
        }
    }

    private void show() {
        console.out().println();
        console.out().print(console.board(position.diagram()));
        if (isOver()) {
            console.out().println(MovesCommand.verdict(outcome(), ending()));
        } else {
            console.out()
                    .println("  move " + (position.ply() + 1) + " of "
                            + game.ruleSet().conventions().moveLimit() + ", pieces ▲ " + pieces(Player.SOUTH) + " ▼ "
                            + pieces(Player.NORTH));
        }
    }

    private int pieces(Player player) {
        return Long.bitCount(position.pieces(player, 0));
    }

    private void ask() throws IOException {
        String prompt = isOver() ? "undo, save FILE or quit" : position.toMove().title();
        console.out().print(prompt + "> ");
        console.out().flush();
        String line = console.in().readLine();
        if (line == null) {
            console.out().println();
            left = true;
            return;
        }
        String[] words = line.strip().split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        switch (words[0].toLowerCase(Locale.ROOT)) {
            case "" -> {}
            case "help", "?" -> console.out().println(HELP);
            case "moves" ->
                TextLayout.wrap(String.join(" ", MovesCommand.notations(position)), TextLayout.WIDTH)
                        .forEach(console.out()::println);
            case "board" -> show();
            case "rules" ->
                EnglishRules.of(game.ruleSet())
                        .paragraphs()
                        .forEach(text -> TextLayout.wrap(text, TextLayout.WIDTH).forEach(console.out()::println));
            case "undo" -> undo();
            case "resign" -> resign();
            case "save" -> saveAs(rest);
            case "quit", "exit" -> left = true;
            default -> tryMove(line.strip());
        }
    }

    private void tryMove(String notation) throws IOException {
        if (resigned != null) {
            console.out().println("The game is over already; 'undo' takes the resignation back.");
            return;
        }
        try {
            make(position.parse(notation.toLowerCase(Locale.ROOT)));
        } catch (IllegalMoveException e) {
            List<String> legal = MovesCommand.notations(position);
            if (game.ruleSet().captureMandatory() && legal.stream().anyMatch(move -> move.contains("x"))) {
                console.out().println("You must capture: " + String.join(" or ", legal) + ".");
            }
            console.out().println(e.getMessage() + ". 'moves' lists the legal moves, 'help' the commands.");
        }
    }

    /** Back to the last position in which a person was to move. */
    private void undo() throws IOException {
        if (resigned != null) {
            resigned = null;
        } else if (!personHasMoved()) {
            console.out().println("There is no move of yours to take back.");
            return;
        } else {
            do {
                position.undo();
                moves.remove(moves.size() - 1);
            } while (agents[position.toMove().ordinal()] != null);
        }
        changed();
    }

    private boolean personHasMoved() {
        int firstPersonPly = agents[0] == null ? 0 : 1;
        return moves.size() > firstPersonPly;
    }

    private void resign() throws IOException {
        if (isOver()) {
            console.out().println("The game is over already.");
        } else {
            resigned = position.toMove();
            changed();
        }
    }

    private void saveAs(String file) {
        if (file.isEmpty()) {
            console.out().println("Say where: save FILE");
            return;
        }
        try {
            UserFile.write(Path.of(file), record().text().getBytes(StandardCharsets.UTF_8));
            console.out().println("Saved to " + file);
        } catch (UsageException e) {
            console.out().println(e.getMessage() + ".");
        } catch (IOException | InvalidPathException e) {
            console.out().println(file + " cannot be written.");
        }
    }

    private GameRecord record() {
        return new GameRecord(
                game.id(),
                game.name(),
                name(Player.SOUTH),
                name(Player.NORTH),
                seed.value(),
                moves,
                outcome(),
                ending());
    }

    private Outcome outcome() {
        return resigned == null ? position.outcome() : Outcome.win(resigned.opponent());
    }

    private String ending() {
        if (resigned != null) {
            return GameRecord.RESIGNED;
        }
        return position.outcome().isOver() ? position.ending() : GameRecord.UNFINISHED;
    }
}
