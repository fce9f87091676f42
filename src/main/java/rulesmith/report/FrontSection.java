package rulesmith.report;

import java.util.ArrayList;
import java.util.List;
import rulesmith.archive.Front;
import rulesmith.archive.Individual;

/** The front of NSGA-II: games that no other beats in one objective without being worse in another. */
final class FrontSection {

    private FrontSection() {}

    static Section of(Findings findings) {
        List<Individual> front =
                Front.of(findings.state().population(), findings.config().objectives());
        List<Individual> kept =
                front.stream().filter(one -> findings.kept(one).isPresent()).toList();
        List<Individual> others = findings.state().population().stream()
                .filter(Individual::passed)
                .filter(one -> front.stream().noneMatch(member -> member.number() == one.number()))
                .toList();
        String first = findings.objectives().get(0);
        List<Picture> pictures = new ArrayList<>();
        for (String metric :
                findings.objectives().subList(1, findings.objectives().size())) {
            List<Plot.Line> groups = new ArrayList<>();
            add(groups, "front, kept", kept, first, metric);
            add(
                    groups,
                    "front",
                    front.stream().filter(one -> !kept.contains(one)).toList(),
                    first,
                    metric);
            add(groups, "others of the population", others, first, metric);
            pictures.add(Picture.of(
                    "front-" + metric,
                    Figures.capital(first) + " and " + metric + " of the last population, each design by its means of "
                            + Figures.count(findings.config().games(), "game", "games") + ".",
                    Plot.scatter(Figures.capital(first) + " and " + metric, axis(first), axis(metric), groups)));
        }
        String about = Figures.count(front.size(), "design", "designs") + " of the last population "
                + (front.size() == 1 ? "is" : "are")
                + " in the front: no other is at least as good in every objective and better in one. Of these the "
                + Figures.count(kept.size()) + " most diverse are kept."
                + (pictures.isEmpty() ? " With a single objective there is nothing to plot." : "");
        return new Section(
                "front",
                "The front",
                Html.paragraph(about) + (pictures.isEmpty() ? "" : Picture.gallery(pictures)),
                pictures);
    }

    private static String axis(String metric) {
        return metric + ", " + Figures.unit(metric);
    }

    private static void add(List<Plot.Line> groups, String name, List<Individual> members, String x, String y) {
        if (!members.isEmpty()) {
            groups.add(new Plot.Line(
                    name,
                    members.stream().mapToDouble(one -> one.value(x)).toArray(),
                    members.stream().mapToDouble(one -> one.value(y)).toArray()));
        }
    }
}
