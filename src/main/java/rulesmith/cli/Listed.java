package rulesmith.cli;

import java.util.List;
import java.util.Map;
import java.util.Set;
import rulesmith.rules.Measurement;

/** Something that can be listed, sorted and picked out: a game or a run. */
interface Listed {

    String name();

    /** How many pieces a player has, null if that makes no sense. */
    Integer pieces();

    Map<String, Measurement> metrics();

    /** What else is known about it, by label. */
    Map<String, String> notes();

    /** A row of the table, with columns for these metrics. */
    List<String> cells(Set<String> metrics);

    Map<String, Object> facts();
}
