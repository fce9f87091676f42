package rulesmith.playtest;

/** A request that is not carried out; nothing has changed. The message is for the person at the page. */
public final class RefusedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final int MALFORMED = 400;
    static final int UNKNOWN = 401;
    static final int FORBIDDEN = 403;
    static final int MISSING = 404;
    static final int OUT_OF_STEP = 409;
    static final int TOO_LARGE = 413;
    static final int TOO_MANY = 429;

    private final int status;

    RefusedException(int status, String message) {
        super(message);
        this.status = status;
    }

    static RefusedException malformed(String message) {
        return new RefusedException(MALFORMED, message);
    }

    static RefusedException missing(String message) {
        return new RefusedException(MISSING, message);
    }

    static RefusedException outOfStep(String message) {
        return new RefusedException(OUT_OF_STEP, message);
    }

    int status() {
        return status;
    }
}
