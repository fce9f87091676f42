package rulesmith.report;

/** A picture that cannot be made on this machine, or from this drawing. The message is one sentence for the user. */
public final class PngException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public PngException(String message) {
        super(message);
    }

    public PngException(String message, Throwable cause) {
        super(message, cause);
    }
}
