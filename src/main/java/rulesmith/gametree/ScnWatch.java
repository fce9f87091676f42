package rulesmith.gametree;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import rulesmith.game.Game;
import rulesmith.game.Position;
import rulesmith.metrics.Probe;
import rulesmith.play.GameObserver;

/**
 * Takes the single conspiracy numbers of both players before every move of a game. What it says of a game is the mean of
 * both players. For games of two players.
 */
final class ScnWatch implements GameObserver {

    /**
     * Deep enough to see the answer to a move. Even so, a game takes some 40 times as long as without: each ply costs as
     * many boards as there are moves and answers.
     */
    static final int DEPTH = 2;

    static final Probe<ScnWatch> PROBE = ScnWatch::new;

    private final ScnSearch search;
    private final IntArrayList south = new IntArrayList();
    private final IntArrayList north = new IntArrayList();
    /** Null until the game is over and somebody asks. */
    private List<ScnSeries> series;

    private ScnWatch(Game game) {
        search = ScnSearch.of(game, DEPTH);
    }

    @Override
    public void started(Position position) {
        south.clear();
        north.clear();
        series = null;
    }

    @Override
    public void moving(Position position, long move) {
        ScnSearch.Result result = search.search(position);
        south.add(result.south());
        north.add(result.north());
    }

    double velocity() {
        return mean(ScnSeries::velocity);
    }

    double momentum() {
        return mean(one -> one.ofThePlies().momentum());
    }

    double energy() {
        return mean(one -> one.ofThePlies().energy());
    }

    double gap() {
        return mean(one -> Stages.meanGap(Stages.thirds(one)));
    }

    private double mean(ToDoubleFunction<ScnSeries> of) {
        if (series == null) {
            series = List.of(ScnSeries.of(south.toIntArray()), ScnSeries.of(north.toIntArray()));
        }
        return (of.applyAsDouble(series.get(0)) + of.applyAsDouble(series.get(1))) / 2;
    }
}
