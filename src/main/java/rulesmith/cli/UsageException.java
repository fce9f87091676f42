package rulesmith.cli;

/** The user asked for something that cannot be done; the message is the one sentence the user sees. */
final class UsageException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UsageException(String message) {
        super(message);
    }
}
