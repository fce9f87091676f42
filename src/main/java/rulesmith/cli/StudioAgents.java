package rulesmith.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import rulesmith.game.RuleSetGame;
import rulesmith.learning.InvalidChampionException;
import rulesmith.play.Agent;
import rulesmith.play.OnePlyAgent;
import rulesmith.playtest.AgentFinder;

/** The agents of the studio: those that need no file of the user's. */
record StudioAgents(Agents agents) implements AgentFinder {

    private static final List<String> NAMES =
            List.of(OnePlyAgent.NAME, OnePlyAgent.RANDOM_TIES, "random", Agents.CHAMPION);

    @Override
    public List<String> names() {
        return NAMES;
    }

    /** Most games have no champion: nobody has learned them. */
    @Override
    public Optional<Agent> find(String name, RuleSetGame game) throws IOException {
        try {
            return Optional.of(agents.named(name, game).apply(game));
        } catch (UsageException | InvalidChampionException e) {
            return Optional.empty();
        }
    }
}
