package rulesmith.playtest;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import rulesmith.game.RuleSetGame;
import rulesmith.play.Agent;

/** The agents a designer can play against. */
public interface AgentFinder {

    /** All names there are. Not every game need have an agent of every name. */
    List<String> names();

    /** A new agent, for one thread; nothing if the game has none of that name. */
    Optional<Agent> find(String name, RuleSetGame game) throws IOException;
}
