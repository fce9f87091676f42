package rulesmith.archive;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Reads the tables of a run as far as its checkpoint goes: what comes after it may be half a row, and a resumed run writes
 * it anew. The tables may be long, so no more of them is kept than is asked for.
 */
final class RunHistory {

    private final RunFolder folder;
    private final RunConfig config;

    RunHistory(RunFolder folder, RunConfig config) {
        this.folder = folder;
        this.config = config;
    }

    List<Map<String, String>> generations(int most) throws IOException {
        List<Map<String, String>> rows = new ArrayList<>();
        List<String> header = new ArrayList<>();
        Checkpoint checkpoint = checkpoint();
        int last = checkpoint.state().generation();
        int[] next = {0};
        read(RunFolder.GENERATIONS, checkpoint.generationsLength(), line -> {
            List<String> cells = List.of(line.split(",", -1));
            if (header.isEmpty()) {
                header.addAll(cells);
                return;
            }
            if (cells.size() != header.size()) {
                throw new InvalidRunException("row " + (next[0] + 1) + " does not fit the header: it was changed");
            }
            boolean wanted = last < most || next[0] == (long) rows.size() * last / (most - 1);
            next[0]++;
            if (!wanted) {
                return;
            }
            Map<String, String> row = new HashMap<>();
            for (int i = 0; i < header.size(); i++) {
                row.put(header.get(i), cells.get(i));
            }
            rows.add(row);
        });
        return rows;
    }

    Map<Integer, List<Individual>> lineages(Collection<Integer> numbers) throws IOException {
        // Parents come before their children, so the first pass knows the whole line by numbers; the second reads it.
        IntArrayList firstParents = new IntArrayList();
        individuals(row -> {
            List<Integer> parents = IndividualTable.parents(row);
            firstParents.add(parents.isEmpty() ? -1 : parents.get(0));
        });
        BitSet wanted = new BitSet();
        numbers.forEach(number -> line(number, firstParents).forEach(wanted::set));
        Map<Integer, Individual> found = new HashMap<>();
        IndividualTable table = IndividualTable.of(config);
        int[] next = {0};
        individuals(row -> {
            if (wanted.get(next[0])) {
                found.put(next[0], table.parse(row));
            }
            next[0]++;
        });
        Map<Integer, List<Individual>> lineages = new HashMap<>();
        numbers.forEach(number -> lineages.put(
                number,
                line(number, firstParents).intStream().mapToObj(found::get).toList()));
        return lineages;
    }

    /** From the oldest ancestor to the individual itself. */
    private IntArrayList line(int number, IntArrayList firstParents) {
        IntArrayList line = new IntArrayList();
        for (int ancestor = number; ancestor >= 0; ancestor = firstParents.getInt(ancestor)) {
            if (ancestor >= firstParents.size() || !line.isEmpty() && ancestor >= line.getInt(0)) {
                throw new InvalidRunException("individual " + ancestor + " cannot be found: the table was changed")
                        .in(file(RunFolder.INDIVIDUALS).toString());
            }
            line.add(0, ancestor);
        }
        return line;
    }

    /** The rows of the individuals, without the header. */
    private void individuals(Consumer<String> reader) throws IOException {
        boolean[] header = {true};
        read(RunFolder.INDIVIDUALS, checkpoint().individualsLength(), line -> {
            if (!header[0]) {
                reader.accept(line);
            }
            header[0] = false;
        });
    }

    private Checkpoint checkpoint() throws IOException {
        return folder.checkpoint(config)
                .orElseThrow(() -> new InvalidRunException("run \"" + folder.name() + "\" has no checkpoint yet"));
    }

    private Path file(String table) {
        return folder.path().resolve(table);
    }

    private void read(String table, long length, Consumer<String> reader) throws IOException {
        long left = length;
        try (BufferedReader lines = Files.newBufferedReader(file(table), StandardCharsets.US_ASCII)) {
            while (left > 0) {
                String line = lines.readLine();
                if (line == null) {
                    throw new InvalidRunException("is shorter than the checkpoint says: it was changed");
                }
                left -= line.length() + 1;
                reader.accept(line);
            }
        } catch (InvalidRunException e) {
            throw e.in(file(table).toString());
        } catch (CharacterCodingException | IndexOutOfBoundsException | NumberFormatException e) {
            throw new InvalidRunException("a row cannot be read: it was changed")
                    .in(file(table).toString());
        }
    }
}
