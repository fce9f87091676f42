package rulesmith.learning;

/** Deeplearning4j cannot run on this machine; the message says so in a sentence. */
public final class NoNativeCodeException extends IllegalStateException {

    private static final long serialVersionUID = 1L;

    NoNativeCodeException(String message, Throwable cause) {
        super(message, cause);
    }
}
