package rulesmith.survey;

/** Says what the tables of a study hold, for somebody who has nothing but these. */
final class Codebook {

    private Codebook() {}

    static String of(Study study) {
        StringBuilder games = new StringBuilder();
        for (StudyGame game : study.games()) {
            games.append("| %s | %s | %s | `%s` | %s |\n"
                    .formatted(
                            game.key(),
                            cell(game.alias()),
                            cell(game.rules().name()),
                            game.rules().id(),
                            game.control() ? "yes" : "no"));
        }
        return """
                # %s: what is in these tables

                Each participant was to play %s, %s each, against %s. The files are in UTF-8, comma-separated, with a head
                line (RFC 4180). An empty field is an answer that was not given or is not known. A text that a spreadsheet
                would take for a formula has an apostrophe in front of it that is not part of the answer. Nobody who
                withdrew is in them.

                ## Games

                | key | shown to participants as | name of the rule set | id of its rules | random game, for comparison |
                |---|---|---|---|---|
                %s
                ## participants.csv: a row for each person

                | field | meaning |
                |---|---|
                | person | number of the participant, in the order of joining |
                | age | in years |
                | gender | in their own words |
                | liking | how much they like board games: 1 not at all … 10 very much |
                | finished | yes if they answered everything, else no |

                ## runs.csv: a row for each rated run

                | field | meaning |
                |---|---|
                | person | as in participants.csv |
                | game | key of the game |
                | run | 1 to %d |
                | rating | liked, neutral or disliked |
                | result | how the run ended for the person: won, lost, drawn or resigned |
                | plies | moves of both sides together |

                ## verdicts.csv: a row for each game a person judged

                | field | meaning |
                |---|---|
                | person | as in participants.csv |
                | game | key of the game |
                | enjoyment | 1 not at all … 7 very much |
                | comment | in their own words |

                ## preferences.csv: a row for each pair of games a person was asked about

                | field | meaning |
                |---|---|
                | person | as in participants.csv |
                | game | key of the one game |
                | other | key of the other |
                | choice | 1 if game is more entertaining than other, −1 if less, 0 if neither; −1 is written as -1 |
                """.formatted(
                        cell(study.title()),
                        study.games().size() == 1 ? "one game" : study.games().size() + " games",
                        study.runs() == 1 ? "once" : study.runs() + " times",
                        study.opponent().equals(Study.HUMAN)
                                ? "another participant"
                                : "the computer (" + cell(study.opponent()) + ")",
                        games,
                        study.runs());
    }

    /** What a researcher called something, on one line and without what would end a cell. */
    private static String cell(String text) {
        return text.replaceAll("\\p{Cc}+", " ").replace("|", "\\|").replace("<", "&lt;");
    }
}
