package rulesmith;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rulesmith.game.Perft;
import rulesmith.game.Position;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Agent;
import rulesmith.play.GameObserver;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.RandomAgent;
import rulesmith.play.Table;
import rulesmith.rules.RuleSet;
import rulesmith.rules.RuleSetFolder;

/** Whole games, perft and compilation, in operations a second; run it from the project's folder. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class EngineBenchmark {

    @Param({"draughts", "chessling", "halim-game-1"})
    public String name;

    private RuleSet ruleSet;
    private RuleSetGame game;
    private Table table;
    private Agent random;
    private Agent onePly;
    private long number;
    /** Of some random games, as they come. */
    private List<Position> positions;

    private Position scratch;
    private SeededRandom numbers;
    private LongArrayList moves;
    private int next;

    @Setup
    public void compileOnce() throws IOException {
        ruleSet = RuleSetFolder.read(Path.of("rulesets", name + ".json"));
        game = new RuleSetGame(ruleSet);
        table = new Table(game);
        random = new RandomAgent();
        onePly = new OnePlyAgent(game);
        positions = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            table.play(random, random, Seed.of(2), i, new GameObserver() {
                @Override
                public void moving(Position position, long move) {
                    positions.add(position.copy());
                }
            });
        }
        scratch = game.start();
        numbers = Seed.of(3).generator();
        moves = new LongArrayList();
    }

    /** What the next two share: a copied position has to find out its moves anew. */
    private Position anotherPosition() {
        next = next + 1 == positions.size() ? 0 : next + 1;
        scratch.copyFrom(positions.get(next));
        return scratch;
    }

    @Benchmark
    public LongArrayList listMoves() {
        anotherPosition().legalMoves(moves);
        return moves;
    }

    @Benchmark
    public long onePlyChoice() {
        return onePly.choose(anotherPosition(), numbers);
    }

    @Benchmark
    public Position randomGame() {
        return table.play(random, random, Seed.of(1), number++, new GameObserver() {});
    }

    @Benchmark
    public Position onePlyAgainstRandom() {
        return table.play(onePly, random, Seed.of(1), number++, new GameObserver() {});
    }

    @Benchmark
    public long perftToDepthFour() {
        return Perft.count(game.start(), 4);
    }

    @Benchmark
    public RuleSetGame compile() {
        return new RuleSetGame(ruleSet);
    }
}
