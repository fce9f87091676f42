package rulesmith.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import rulesmith.game.Outcome;
import rulesmith.game.Player;
import rulesmith.gametree.AnalysedGame;
import rulesmith.gametree.Analysis;
import rulesmith.gametree.AnalysisWords;
import rulesmith.gametree.Changeover;
import rulesmith.gametree.MotionSummary;
import rulesmith.gametree.Refinement;
import rulesmith.gametree.ScnSearch;
import rulesmith.gametree.StageSummary;
import rulesmith.rules.Measurement;

/** An analysis for programs. An infinite conspiracy number is null, a decided value "won" or "lost". */
record AnalyzeFacts(Analysis analysis) {

    Map<String, Object> facts(Path report) {
        AnalysisWords words = new AnalysisWords(analysis);
        Analysis.Settings settings = analysis.settings();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", analysis.game().name());
        facts.put("id", analysis.game().id());
        facts.put("games", analysis.games().size());
        facts.put("differentGames", analysis.different());
        facts.put("south", settings.south());
        facts.put("north", analysis.isForOne() ? null : settings.north());
        facts.put("opening", settings.opening());
        facts.put("depth", settings.depth());
        facts.put("threshold", analysis.isForOne() ? null : settings.lead());
        facts.put("seed", settings.seed().value());
        facts.put("pace", words.pace().name().toLowerCase(Locale.ROOT));
        facts.put("paceIsSure", words.sure());
        facts.put("verdict", words.verdict());
        facts.put("refinement", refinement());
        facts.put("outcomes", outcomes());
        facts.put("endings", analysis.endings());
        facts.put("motion", motions());
        facts.put(
                "stages",
                byPlayer(player -> analysis.stages(player).stream()
                        .map(AnalyzeFacts::stage)
                        .toList()));
        facts.put("hardness", byPlayer(player -> points(analysis.hardness(player))));
        facts.put("branchingByPly", points(analysis.branching()));
        facts.put("typicalGame", analysis.typical() + 1);
        facts.put("critical", critical());
        facts.put("method", words.method());
        facts.put("command", words.command());
        List<Object> games = new ArrayList<>();
        for (AnalysedGame game : analysis.games()) {
            games.add(game(games.size() + 1, game));
        }
        facts.put("played", games);
        facts.put("report", report == null ? null : report.toString());
        return facts;
    }

    private interface OfPlayer {
        Object facts(Player player);
    }

    private Map<String, Object> byPlayer(OfPlayer of) {
        Map<String, Object> facts = new LinkedHashMap<>();
        analysis.players().forEach(player -> facts.put(player.name().toLowerCase(Locale.ROOT), of.facts(player)));
        return facts;
    }

    private Map<String, Object> refinement() {
        Refinement refinement = analysis.refinement();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("branching", measured(refinement.branching()));
        facts.put("length", measured(refinement.length()));
        facts.put("ratio", measured(refinement.ratio()));
        facts.put("iida", measured(refinement.iida()));
        facts.put("distance", refinement.distance());
        facts.put("zone", List.of(Refinement.ZONE_LOW, Refinement.ZONE_HIGH));
        Map<String, Object> references = new LinkedHashMap<>();
        Refinement.REFERENCES.forEach(each -> references.put(
                each.name(), Map.of("branching", each.branching(), "length", each.length(), "ratio", each.ratio())));
        facts.put("references", references);
        return facts;
    }

    private Map<String, Object> outcomes() {
        Map<String, Measurement> shares = new LinkedHashMap<>();
        for (Outcome outcome : List.of(Outcome.SOUTH, Outcome.NORTH, Outcome.DRAW)) {
            shares.put(outcome.word(), analysis.share(outcome));
        }
        return MeasuredText.facts(shares);
    }

    private Map<String, Object> motions() {
        Map<String, Object> facts = byPlayer(player -> motion(analysis.motion(player)));
        facts.put("all", motion(analysis.motion()));
        return facts;
    }

    private static Map<String, Object> motion(MotionSummary motion) {
        Map<String, Measurement> facts = new LinkedHashMap<>();
        facts.put("v", motion.velocity());
        facts.put("m", motion.hardness());
        facts.put("pFromTheMeans", motion.momentumFromTheMeans());
        facts.put("pOfThePlies", motion.momentumOfThePlies());
        facts.put("epFromTheMeans", motion.energyFromTheMeans());
        facts.put("epOfThePlies", motion.energyOfThePlies());
        return MeasuredText.facts(facts);
    }

    private static Map<String, Object> stage(StageSummary stage) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("name", stage.name());
        facts.put("branching", measured(stage.branching()));
        facts.putAll(motion(stage.motion()));
        facts.put("gap", stage.gap().map(AnalyzeFacts::measured).orElse(null));
        facts.put("class", stage.positionClass().map(of -> of.kind().word()).orElse(null));
        facts.put("sentence", stage.positionClass().map(of -> of.sentence()).orElse(null));
        Map<String, Integer> kinds = new LinkedHashMap<>();
        stage.kinds().forEach((kind, count) -> kinds.put(kind.word(), count));
        facts.put("gamesByClass", kinds);
        return facts;
    }

    private static Map<String, Object> measured(Measurement m) {
        Map<String, Object> facts = new LinkedHashMap<>();
        MeasuredText.facts(Map.of("", m))
                .values()
                .forEach(each -> ((Map<?, ?>) each).forEach((name, value) -> facts.put((String) name, value)));
        return facts;
    }

    private static List<Object> points(List<Analysis.Point> points) {
        List<Object> facts = new ArrayList<>();
        for (Analysis.Point point : points) {
            Map<String, Object> each = new LinkedHashMap<>();
            each.put("x", point.x());
            each.putAll(measured(point.mean()));
            facts.add(each);
        }
        return facts;
    }

    private List<Object> critical() {
        AnalysedGame game = analysis.games().get(analysis.typical());
        List<Object> facts = new ArrayList<>();
        for (Changeover each : Changeover.of(game, Changeover.SHOWN)) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("ply", each.ply() + 1);
            one.put("player", each.player().name().toLowerCase(Locale.ROOT));
            one.put("moves", game.notation(each.ply(), each.next()));
            one.put("scnBefore", scn(each.before()));
            one.put("scnAfter", scn(each.after()));
            one.put("jump", each.jump());
            one.put("sentence", each.sentence(game));
            one.put("diagram", game.before(each.ply()).diagram());
            facts.add(one);
        }
        return facts;
    }

    private Map<String, Object> game(int number, AnalysedGame game) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("game", number);
        facts.put("length", game.length());
        facts.put("outcome", game.outcome().word());
        facts.put("ending", game.ending());
        facts.put("line", game.notation());
        facts.put("choices", game.choices());
        facts.put("values", game.plies().stream().map(ply -> value(ply.value())).toList());
        facts.put(
                "scn",
                byPlayer(player ->
                        game.plies().stream().map(ply -> scn(ply.scn(player))).toList()));
        facts.put("v", byPlayer(player -> game.series(player).velocities()));
        return facts;
    }

    /** For South. */
    private static Object value(double value) {
        return Double.isInfinite(value) ? value > 0 ? "won" : "lost" : (Object) value;
    }

    private static Integer scn(int number) {
        return number == ScnSearch.INFINITE ? null : number;
    }
}
