package rulesmith.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.stream.IntStream;
import rulesmith.Seed;
import rulesmith.gametree.Twenty48Player;
import rulesmith.gametree.Twenty48Study;
import rulesmith.gametree.Twenty48Summary;
import rulesmith.play.Workers;

/** Plays games of 2048 on all cores, keeps what is done every few seconds, and plays none twice. */
final class Scn2048Session {

    private static final long PATIENCE = 10;

    private final Console console;
    private final ResumableTable file;
    private final Workers workers;
    private final Seed seed;
    private final List<Piece> plan = new ArrayList<>();
    private final Map<Piece, Twenty48Summary> done = new ConcurrentSkipListMap<>();

    Scn2048Session(Console console, ResumableTable file, Workers workers, Seed seed) {
        this.console = console;
        this.file = file;
        this.workers = workers;
        this.seed = seed;
    }

    /** A game to be played. Those who look furthest come first: their games take longest. */
    private record Piece(Twenty48Player player, int game) implements Comparable<Piece> {

        private static final Comparator<Piece> ORDER =
                Comparator.<Piece>comparingInt(piece -> -piece.player.plies()).thenComparingInt(Piece::game);

        @Override
        public int compareTo(Piece other) {
            return ORDER.compare(this, other);
        }

        boolean is(Twenty48Summary summary) {
            return player.plies() == summary.plies() && game == summary.game();
        }
    }

    /** Games 1 to so many. */
    void add(Twenty48Player player, int games) {
        IntStream.rangeClosed(1, games).forEach(game -> plan.add(new Piece(player, game)));
    }

    /** Empty if the user wanted to stop before all was done. */
    Optional<Twenty48Study> run() throws IOException {
        List<Twenty48Summary> kept = file.read(console, Twenty48Summary::parse);
        for (Piece piece : plan) {
            kept.stream().filter(piece::is).forEach(summary -> done.put(piece, summary));
        }
        List<Piece> missing =
                plan.stream().filter(piece -> !done.containsKey(piece)).sorted().toList();
        try (StopSignal stop = new StopSignal(console, PATIENCE)) {
            // Nobody is interrupted, since files cannot be written then: pieces that come after the signal do nothing.
            try (Progress progress = new Progress(console, "games", done.size(), plan.size(), null)) {
                workers.run(missing.size(), i -> {
                    if (!stop.wanted()) {
                        play(missing.get(i));
                        progress.advance(1);
                    }
                });
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
            file.write(this::lines);
            if (stop.wanted()) {
                console.err().println("Stopped; the same command goes on from here.");
                return Optional.empty();
            }
        }
        return Optional.of(study());
    }

    private Twenty48Study study() {
        return new Twenty48Study(List.copyOf(done.values()));
    }

    // A game takes a second or less, so that nobody who wants to stop waits long for its end.
    private void play(Piece piece) {
        Seed own = piece.player().seedOf(piece.game(), seed);
        done.put(piece, Twenty48Summary.of(piece.player().play(own), piece.game()));
        file.keep(this::lines);
    }

    private List<String> lines() {
        return study().games().stream().map(Twenty48Summary::line).toList();
    }
}
