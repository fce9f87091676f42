package rulesmith.survey;

import java.util.List;

/**
 * A table for people to read. Cells are text and may hold what participants wrote.
 *
 * @param kind names its look on a page
 * @param heads of the columns, in small letters; the first column names the row
 */
public record SurveyTable(String kind, String caption, List<String> heads, List<List<String>> rows) {

    public SurveyTable {
        heads = List.copyOf(heads);
        rows = rows.stream().map(List::copyOf).toList();
    }
}
