package rulesmith.learning;

/** A file that does not hold a champion. The message is one sentence on one line. */
public final class InvalidChampionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public InvalidChampionException(String message) {
        // It may quote what somebody wrote.
        super(message.replaceAll("\\p{Cc}+", " "));
    }

    /** The same problem, naming the file it was found in. */
    InvalidChampionException in(String file) {
        return new InvalidChampionException(file + " is not a champion: " + getMessage());
    }
}
