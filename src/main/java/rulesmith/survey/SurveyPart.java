package rulesmith.survey;

import java.util.List;

/**
 * A part of what there is to say about a study, for the terminal and for a page alike.
 *
 * @param id names it within a page
 * @param words before the tables: what they show and mean, for somebody who is no statistician
 * @param notes after the tables
 */
public record SurveyPart(String id, String title, List<String> words, List<SurveyTable> tables, List<String> notes) {

    public SurveyPart {
        words = List.copyOf(words);
        tables = List.copyOf(tables);
        notes = List.copyOf(notes);
    }

    SurveyPart(String id, String title, List<String> words, SurveyTable... tables) {
        this(id, title, words, List.of(tables), List.of());
    }
}
