package rulesmith.survey;

/** A study that cannot be made, found, read or changed as asked. The message is one sentence on one line. */
public final class InvalidSurveyException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public InvalidSurveyException(String message) {
        // It may quote what somebody wrote.
        super(message.replaceAll("\\p{Cc}+", " "));
    }

    /** The same problem, naming the file it was found in. */
    public InvalidSurveyException in(String file) {
        return new InvalidSurveyException(file + ": " + getMessage());
    }
}
