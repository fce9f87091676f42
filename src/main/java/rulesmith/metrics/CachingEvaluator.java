package rulesmith.metrics;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rulesmith.rules.Conventions;
import rulesmith.rules.RuleSet;

/** Remembers the latest scores by rule set and settings: evolution meets the same rule sets again and again. */
public final class CachingEvaluator implements Evaluator {

    /**
     * By what is played rather than by its id, which takes longer to find out. The hash is found once: a map asks for it
     * several times.
     */
    private record Key(List<Integer> genes, Conventions conventions, Settings settings, int hash) {

        static Key of(RuleSet ruleSet, Settings settings) {
            int hash = 31 * ruleSet.genes().hashCode() + Long.hashCode(settings.seed()) + settings.games();
            return new Key(ruleSet.genes(), ruleSet.conventions(), settings, hash);
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    private final Evaluator evaluator;
    private final Map<Key, Scores> cache;

    public CachingEvaluator(Evaluator evaluator, int capacity) {
        this.evaluator = evaluator;
        this.cache = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Key, Scores> eldest) {
                return size() > capacity;
            }
        };
    }

    @Override
    public synchronized List<Scores> evaluate(List<RuleSet> batch, Settings settings) {
        Map<Key, RuleSet> unknown = new LinkedHashMap<>();
        Map<Key, Scores> known = new LinkedHashMap<>();
        List<Key> keys = new ArrayList<>();
        for (RuleSet ruleSet : batch) {
            Key key = Key.of(ruleSet, settings);
            keys.add(key);
            Scores scores = cache.get(key);
            if (scores == null) {
                unknown.putIfAbsent(key, ruleSet);
            } else {
                known.put(key, scores);
            }
        }
        List<Scores> measured = evaluator.evaluate(List.copyOf(unknown.values()), settings);
        int next = 0;
        for (Key key : unknown.keySet()) {
            known.put(key, measured.get(next));
            cache.put(key, measured.get(next++));
        }
        return keys.stream().map(known::get).toList();
    }
}
