package rulesmith;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import rulesmith.games.ConnectFour;
import rulesmith.gametree.AlphaBetaSolver;
import rulesmith.gametree.BestFirstSolver;
import rulesmith.gametree.DfpnSolver;
import rulesmith.gametree.Limits;
import rulesmith.gametree.Question;
import rulesmith.gametree.RootTrace;
import rulesmith.gametree.SearchObserver;
import rulesmith.gametree.Solution;
import rulesmith.gametree.Solver;

/**
 * A million nodes of Connect Four from the start, which no solver finishes with, in searches a second; beside them the
 * nodes they came by a second.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class SolverBenchmark {

    private static final Limits LIMITS = Limits.NONE.withNodes(1_000_000).withBytes(1 << 28);

    /** Reported a second, as the searches are. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counted {

        public long nodes;
        public long visits;
    }

    private final Question question = Question.of(ConnectFour.standard().start());
    private Solver pns;
    private Solver ppns;
    private Solver dfpn;
    private Solver exact;

    @Setup
    public void makeSolvers() {
        pns = BestFirstSolver.pns();
        ppns = BestFirstSolver.ppns(1, 0.001, 0, Seed.of(1), RootTrace.NONE);
        dfpn = new DfpnSolver();
        exact = new AlphaBetaSolver();
    }

    private Solution search(Solver solver, Counted counted) {
        Solution solution = solver.solve(question, LIMITS, SearchObserver.NONE);
        counted.nodes += solution.nodes();
        counted.visits += solution.visits();
        return solution;
    }

    @Benchmark
    public Solution pns(Counted counted) {
        return search(pns, counted);
    }

    @Benchmark
    public Solution ppnsWithOnePlayout(Counted counted) {
        return search(ppns, counted);
    }

    @Benchmark
    public Solution dfpn(Counted counted) {
        return search(dfpn, counted);
    }

    @Benchmark
    public Solution exact(Counted counted) {
        return search(exact, counted);
    }
}
