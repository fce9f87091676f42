package rulesmith.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import rulesmith.game.Game;
import rulesmith.play.Agent;
import rulesmith.play.OnePlyAgent;
import rulesmith.play.RandomAgent;

/** The agents users can name: a new one is one line here. */
final class Agents {

    private static final Map<String, Function<Game, Agent>> ALL = new LinkedHashMap<>();

    static {
        ALL.put("random", game -> new RandomAgent());
        ALL.put(OnePlyAgent.NAME, OnePlyAgent::new);
        ALL.put(OnePlyAgent.RANDOM_TIES, OnePlyAgent::withRandomTies);
    }

    private Agents() {}

    static Function<Game, Agent> named(String name) {
        Function<Game, Agent> agent = ALL.get(name);
        if (agent == null) {
            throw new UsageException(
                    "there is no agent \"" + name + "\", expected " + String.join(" or ", ALL.keySet()));
        }
        return agent;
    }
}
