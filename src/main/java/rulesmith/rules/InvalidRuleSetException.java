package rulesmith.rules;

/** A rule set that breaks a rule of the rule space. The message is one sentence, on one line, that names the field. */
public final class InvalidRuleSetException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public InvalidRuleSetException(String field, String problem) {
        this(field + " " + problem);
    }

    private InvalidRuleSetException(String message) {
        // It may quote what somebody wrote.
        super(message.replaceAll("\\p{Cc}+", " "));
    }

    /** The same problem, naming the file (or other place) the rule set came from. */
    public InvalidRuleSetException in(String place) {
        return new InvalidRuleSetException(place + ": " + getMessage());
    }
}
