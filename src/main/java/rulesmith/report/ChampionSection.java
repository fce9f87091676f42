package rulesmith.report;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.stream.Collectors;

/** How to meet a champion. */
final class ChampionSection {

    private ChampionSection() {}

    /** Of the games whose champions were kept. */
    static Section of(List<LearnedGame> games) {
        String list = games.stream()
                .map(game -> "<li><b>" + Html.text(game.title()) + "</b>: " + commands(game.champion())
                        + "Its network is in " + link(game.champion().file()) + ".</li>\n")
                .collect(Collectors.joining());
        return new Section(
                "champion",
                games.size() == 1 ? "Meet the champion" : "Meet the champions",
                Html.paragraph("The champion of a game is an agent like the others. Let it play a match, or play"
                                + " against it yourself; there it moves second, as North.")
                        + "<ul class=\"champions\">\n" + list + "</ul>\n");
    }

    private static String commands(LearnedGame.Meeting champion) {
        return champion.arena().isEmpty()
                ? ""
                : "a match against another agent, " + Html.code(champion.arena()) + ", or against you, "
                        + Html.code(champion.play()) + ". ";
    }

    /** A path is no address yet: what has a meaning there is escaped. */
    private static String link(String path) {
        try {
            String address = new URI(null, null, path.replace('\\', '/'), null).getRawPath();
            return "<a href=\"" + Html.text(address) + "\">" + Html.text(path) + "</a>";
        } catch (URISyntaxException e) {
            return Html.code(path);
        }
    }
}
