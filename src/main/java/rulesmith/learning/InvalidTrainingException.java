package rulesmith.learning;

/** A file of a training that cannot be used; the message is a sentence for the user. */
public final class InvalidTrainingException extends IllegalArgumentException {

    private static final long serialVersionUID = 1;

    InvalidTrainingException(String message) {
        super(message);
    }
}
