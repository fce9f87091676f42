package rulesmith.survey;

/** Somebody who has withdrawn answers no more. */
public final class WithdrawnException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    WithdrawnException(int participant) {
        super("participant " + participant + " has withdrawn");
    }
}
