package rulesmith.archive;

/** A run that cannot be configured, found or continued as asked. The message is one sentence on one line. */
public final class InvalidRunException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public InvalidRunException(String message) {
        // It may quote what somebody wrote.
        super(message.replaceAll("\\p{Cc}+", " "));
    }

    /** The same problem, naming the file it was found in. */
    public InvalidRunException in(String file) {
        return new InvalidRunException(file + ": " + getMessage());
    }
}
