package rulesmith.rules;

/** A rule set that breaks a rule of the rule space. The message is one sentence that names the field. */
public final class InvalidRuleSetException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    public InvalidRuleSetException(String field, String problem) {
        super(field + " " + problem);
    }

    private InvalidRuleSetException(String message) {
        super(message);
    }

    /** The same problem, naming the file (or other place) the rule set came from. */
    public InvalidRuleSetException in(String place) {
        return new InvalidRuleSetException(place + ": " + getMessage());
    }
}
