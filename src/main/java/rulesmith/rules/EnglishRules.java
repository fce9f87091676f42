package rulesmith.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;

/**
 * The rules of a game for people who have never seen it. Only what can happen in this game is said: types that never
 * come on the board, duties that never arise and conversions that change nothing are left out.
 *
 * @param setUp what the players start with
 * @param pieces a section for each type in play
 * @param moving what holds for all pieces
 * @param ending how the game is won, lost or drawn
 */
public record EnglishRules(String setUp, List<Piece> pieces, List<String> moving, List<String> ending) {

    /** What a player needs to know about one type: a heading and its sentences. */
    public record Piece(int type, String title, List<String> sentences) {}

    public EnglishRules {
        pieces = List.copyOf(pieces);
        moving = List.copyOf(moving);
        ending = List.copyOf(ending);
    }

    public static EnglishRules of(RuleSet ruleSet) {
        List<Piece> pieces = ruleSet.typesInPlay().stream()
                .map(type -> piece(ruleSet, ruleSet.type(type)))
                .toList();
        return new EnglishRules(setUp(ruleSet), pieces, moving(ruleSet), ending(ruleSet));
    }

    /** The whole text: headings and paragraphs, one string each, in reading order. */
    public List<String> paragraphs() {
        List<String> text = new ArrayList<>();
        text.add(setUp);
        pieces.forEach(piece -> text.add(piece.title() + ". " + String.join(" ", piece.sentences())));
        text.add(String.join(" ", moving));
        text.add(String.join(" ", ending));
        return text;
    }

    private static String setUp(RuleSet ruleSet) {
        int pieces = ruleSet.pieceCount();
        List<String> counts = new ArrayList<>();
        for (int type = 1; type <= RuleSet.TYPES; type++) {
            int number = type;
            long count = ruleSet.genes().subList(0, RuleSet.PLACEMENTS).stream()
                    .filter(gene -> gene == number)
                    .count();
            if (count > 0) {
                counts.add(count == pieces ? "type " + type : count + " of type " + type);
            }
        }
        String have = pieces == 1
                ? "a single piece, of " + counts.get(0)
                : counts.size() == 1
                        ? pieces + " pieces, all of " + counts.get(0)
                        : pieces + " pieces: " + listed(counts, "and");
        return "Two players, South and North, sit at opposite sides of a board of eight by eight cells and move in turn; South begins. Each"
                + " has "
                + have + ". “Forward” is away from you, and the far row is the row farthest from you.";
    }

    private static Piece piece(RuleSet ruleSet, PieceType type) {
        boolean leaper = type.movement() == Movement.L;
        List<String> sentences = new ArrayList<>();
        if (ruleSet.everMoves(type.number())) {
            sentences.add(movement(type, ruleSet.conventions()));
            sentences.add(capture(type, leaper));
        } else {
            sentences.add("Appears on the far row and never moves from there.");
        }
        if (ruleSet.everConverts(type.number())) {
            sentences.add("When it ends a move " + (type.stepOver() ? "or a jump " : "")
                    + "on the far row it becomes a piece of type " + type.conversion() + ".");
        } else if (type.movement().forwardOnly() && ruleSet.startsWith(type.number())) {
            sentences.add("On the far row it can move no more.");
        }
        List<String> origins = origins(ruleSet, type.number());
        if (!ruleSet.startsWith(type.number())) {
            sentences.add("Nobody starts with one: it comes from type " + listed(origins, "or") + ".");
        }
        String title = "Type " + type.number() + (ruleSet.honor() == type.number() ? " (the piece of honor)" : "");
        return new Piece(type.number(), title, List.copyOf(sentences));
    }

    private static List<String> origins(RuleSet ruleSet, int number) {
        return ruleSet.typesInPlay().stream()
                .map(ruleSet::type)
                .filter(type -> ruleSet.everConverts(type.number()) && type.conversion() == number)
                .map(type -> String.valueOf(type.number()))
                .toList();
    }

    private static String movement(PieceType type, Conventions conventions) {
        boolean rook = conventions.straight() == Conventions.Straight.ROOK;
        if (type.movement() == Movement.L) {
            return type.multiple()
                    ? "Leaps in an L, two cells straight and one to the side, whatever stands in between; it may repeat"
                            + " the same leap as often as it likes while the cells it lands on are empty."
                    : "Leaps in an L, like a chess knight: two cells straight and one to the side, whatever stands in"
                            + " between.";
        }
        String direction = switch (type.movement()) {
            case DIAGONAL_FORWARD -> "diagonally forward";
            case DIAGONAL -> "diagonally, forward or backward";
            case ALL -> "in any direction: straight, sideways or diagonally";
            case STRAIGHT -> rook ? "straight forward, backward or sideways" : "straight forward or backward";
            case FORWARD -> "straight forward";
            case L -> throw new IllegalStateException("an L is no direction");
        };
        return (type.multiple() ? "Moves any number of empty cells " : "Moves one cell ") + direction + ".";
    }

    private static String capture(PieceType type, boolean leaper) {
        if (!type.stepOver()) {
            return type.multiple()
                    ? "Captures the first enemy piece it meets on its way by moving onto its cell."
                    : "Captures an enemy piece by moving onto its cell in the same manner.";
        }
        if (leaper) {
            return (type.multiple()
                            ? "Captures the first enemy piece it would land on"
                            : "Captures an enemy piece one leap away")
                    + " by jumping over it to the cell one leap further in the same direction, which must be empty.";
        }
        return (type.multiple()
                        ? "Captures the first enemy piece it meets on its way"
                        : "Captures an enemy piece next to it, in a direction it moves in,")
                + " by jumping over it to the cell just behind, which must be empty.";
    }

    private static List<String> moving(RuleSet ruleSet) {
        List<String> sentences = new ArrayList<>();
        SortedSet<Integer> types = ruleSet.typesInPlay();
        boolean leapers = types.stream().anyMatch(type -> ruleSet.type(type).movement() == Movement.L);
        sentences.add(
                "A piece moves to empty cells only, except to capture, and passes over other pieces only to capture"
                        + (leapers ? " or when it leaps." : "."));
        sentences.add("You must move when it is your turn.");
        sentences.add(
                ruleSet.captureMandatory()
                        ? "If you can capture you must, but you may choose any capture you like."
                        : "You need not capture if you do not want to.");
        List<PieceType> jumpers = types.stream()
                .filter(ruleSet::everMoves)
                .map(ruleSet::type)
                .filter(PieceType::stepOver)
                .toList();
        if (!jumpers.isEmpty()) {
            sentences.add("After a jump the same piece must go on jumping, in any of its directions, as long as it can;"
                    + " the whole chain is one move, and every piece jumped over leaves the board at once.");
            if (jumpers.stream().anyMatch(type -> ruleSet.everConverts(type.number()))) {
                sentences.add("Becoming another type ends the move, even in the middle of a chain.");
            }
        }
        return sentences;
    }

    private static List<String> ending(RuleSet ruleSet) {
        List<String> sentences = new ArrayList<>();
        int honor = ruleSet.honor();
        if (ruleSet.typesInPlay().contains(honor)) {
            boolean fromStart = ruleSet.startsWith(honor);
            PieceType type = ruleSet.type(honor);
            boolean canLeave = ruleSet.everConverts(type.number());
            sentences.add((fromStart
                            ? "You lose as soon as you have no piece of type " + honor + " left"
                            : "Once you have had a piece of type " + honor + ", you lose as soon as you have none left")
                    + (canLeave ? ", whether captured or turned into another type." : "."));
            if (canLeave) {
                sentences.add("If one move leaves both players without one, the player who moved wins.");
            }
        }
        sentences.add("A player who cannot move when it is their turn loses, and so does one without pieces.");
        int limit = ruleSet.conventions().moveLimit();
        String moves = limit == 1
                ? "1 move"
                : limit % 2 == 0 ? limit + " moves (" + limit / 2 + " each)" : limit + " moves in all";
        sentences.add("After " + moves + " the game is "
                + (ruleSet.conventions().atLimit() == Conventions.AtLimit.MAJORITY
                        ? "over: the player with more pieces wins, and equal numbers are a draw."
                        : "a draw."));
        return sentences;
    }

    private static String listed(List<String> items, String joint) {
        int last = items.size() - 1;
        return last < 1
                ? String.join("", items)
                : items.subList(0, last).stream().collect(Collectors.joining(", ")) + " " + joint + " "
                        + items.get(last);
    }
}
