package rulesmith.rules;

import java.util.List;
import java.util.stream.IntStream;

/** The layout of the 50 genes: what each one means and which values it may have. Indices count from 0. */
public final class Genes {

    public static final int COUNT = 50;
    public static final int PLACEMENT = 0;
    public static final int MOVEMENT = 24;
    public static final int STEP = 30;
    public static final int CAPTURE = 36;
    public static final int HONOR = 42;
    public static final int CONVERSION = 43;
    public static final int MANDATORY = 49;

    /** A run of genes with one meaning and one range of values. */
    public record Group(String title, int first, int size, int min, int max) {

        boolean holds(int index) {
            return index >= first && index < first + size;
        }
    }

    public static final List<Group> GROUPS = List.of(
            new Group("placement", PLACEMENT, 24, 0, 6),
            new Group("movement", MOVEMENT, 6, 1, 6),
            new Group("step size", STEP, 6, 0, 1),
            new Group("capture", CAPTURE, 6, 0, 1),
            new Group("piece of honor", HONOR, 1, 0, 6),
            new Group("conversion", CONVERSION, 6, 0, 6),
            new Group("mandatory capture", MANDATORY, 1, 0, 1));

    private Genes() {}

    /** By index: evolution asks for every gene of every child. */
    private static final Group[] GROUP_OF = IntStream.range(0, COUNT)
            .mapToObj(index -> GROUPS.stream()
                    .filter(group -> group.holds(index))
                    .findFirst()
                    .orElseThrow())
            .toArray(Group[]::new);

    public static Group group(int index) {
        return GROUP_OF[index];
    }

    public static int min(int index) {
        return group(index).min();
    }

    public static int max(int index) {
        return group(index).max();
    }

    /** What a person calls this gene: "gene 27, movement of type 3". */
    public static String name(int index) {
        Group group = group(index);
        String of = group.size() == 24 ? " of " + Cell.name(index) : " of type " + (index - group.first() + 1);
        return "gene " + (index + 1) + ", " + group.title() + (group.size() == 1 ? "" : of);
    }
}
