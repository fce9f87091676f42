package rulesmith.gametree;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.random.RandomGenerator;
import rulesmith.Seed;
import rulesmith.game.Evaluation;
import rulesmith.game.Game;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.game.Position;
import rulesmith.play.Agent;
import rulesmith.play.GameObserver;
import rulesmith.play.Table;
import rulesmith.play.Workers;

/** Lets two agents play a game and then searches every position of it. For games of two players without chance. */
public final class Analyst {

    /**
     * Even depths only: then both players have as many plies in every search, whoever is to move. At odd depths a player's
     * number is a sum over one ply more on the opponent's turn and goes up and down with every ply.
     */
    private static final int DEEP = 4;

    private static final int SHALLOW = 2;

    /** About as many boards as are valued in a few seconds. */
    private static final double MOST_LEAVES = 40e6;

    private final Game game;
    private final Function<Game, Agent> south;
    private final Function<Game, Agent> north;
    private final Workers workers;

    /** Agents are made by the worker that needs them. */
    public Analyst(Game game, Function<Game, Agent> south, Function<Game, Agent> north, Workers workers) {
        this.game = game;
        this.south = south;
        this.north = north;
        this.workers = workers;
    }

    /** A game without what a search finds. */
    public static final class Played {

        private final LongArrayList line = new LongArrayList();
        private final IntArrayList choices = new IntArrayList();
        private Outcome outcome;
        private String ending;

        private Played() {}

        public int length() {
            return line.size();
        }
    }

    /**
     * Game by game; the randomness of each comes from the seed and its number.
     *
     * @param opening so many plies at the start are random, since agents that do much alike would play few different games
     */
    public List<Played> play(int games, int opening, Seed seed) {
        Played[] played = new Played[games];
        workers.run(games, number -> {
            Played one = new Played();
            Agent first = new Opener(opening, south.apply(game));
            Agent second = new Opener(opening, north.apply(game));
            Position last = new Table(game).play(first, second, seed, number, new GameObserver() {
                @Override
                public void moving(Position position, long move) {
                    one.line.add(move);
                    one.choices.add(position.moveCount());
                }
            });
            one.outcome = last.outcome();
            one.ending = last.ending();
            played[number] = one;
        });
        return List.of(played);
    }

    /** Plays at random at first, and then as another agent does. */
    private record Opener(int plies, Agent agent) implements Agent {

        @Override
        public String name() {
            return agent.name();
        }

        @Override
        public long choose(Position position, RandomGenerator random) {
            return position.ply() < plies
                    ? position.move(random.nextInt(position.moveCount()))
                    : agent.choose(position, random);
        }
    }

    /** A depth at which the search of all these games takes seconds; the same on every machine. */
    public static int usualDepth(List<Played> games) {
        double leaves = games.stream()
                .mapToDouble(one -> leaves(one.choices.toIntArray(), DEEP))
                .sum();
        return leaves <= MOST_LEAVES ? DEEP : SHALLOW;
    }

    /** Guessed from the moves there were along the game itself. */
    static double leaves(int[] choices, int depth) {
        double sum = 0;
        for (int i = 0; i < choices.length; i++) {
            sum += Arrays.stream(choices, i, Math.min(choices.length, i + depth))
                    .asDoubleStream()
                    .reduce(1, (a, b) -> a * b);
        }
        return sum;
    }

    /** Searches every position in which a move was made; progress is told of each. */
    public List<AnalysedGame> search(List<Played> games, int depth, int threshold, IntConsumer progress) {
        AnalysedGame[] analysed = new AnalysedGame[games.size()];
        workers.run(analysed.length, number -> {
            ScnSearch search = new ScnSearch(game, depth, threshold);
            analysed[number] = search(games.get(number), search, progress);
        });
        return List.of(analysed);
    }

    private AnalysedGame search(Played played, ScnSearch search, IntConsumer progress) {
        List<AnalysedGame.Ply> plies = new ArrayList<>();
        Position position = game.start();
        for (int i = 0; i < played.length(); i++) {
            ScnSearch.Result result = search.search(position);
            plies.add(new AnalysedGame.Ply(
                    i,
                    position.toMove(),
                    played.choices.getInt(i),
                    value(result.value()),
                    result.south(),
                    result.north(),
                    AnalysedGame.NO_MILESTONE));
            position.play(played.line.getLong(i));
            progress.accept(1);
        }
        return new AnalysedGame(
                game, List.of(Player.SOUTH, Player.NORTH), played.line, plies, played.outcome, played.ending);
    }

    private static double value(int value) {
        return value == Evaluation.WON
                ? Double.POSITIVE_INFINITY
                : value == Evaluation.LOST ? Double.NEGATIVE_INFINITY : value;
    }
}
