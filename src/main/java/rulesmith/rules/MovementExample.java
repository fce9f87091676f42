package rulesmith.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * What a movement diagram shows of a type: a small board, a piece on it, the cells it reaches, and one capture. A type
 * that only goes along its file would have no plain move left once a victim stands in its way; it is shown twice, once
 * moving and once capturing.
 *
 * @param size cells on a side: 5, or 7 where a single look does not fit in that
 */
record MovementExample(int size, List<Mover> movers) {

    /** A cell of the small board; (0, 0) is the bottom left one. */
    record Spot(int file, int rank) {

        Spot plus(Vector vector) {
            return new Spot(file + vector.files(), rank + vector.ranks());
        }

        Spot minus(Vector vector) {
            return plus(vector.turned());
        }
    }

    /** A piece and where it looks. */
    record Mover(Spot spot, List<Look> looks) {}

    /**
     * What lies along one vector: the vacant cells, and at the end perhaps a capture.
     *
     * @param victim the opponent's piece, or null
     * @param landing where the capturing piece ends, or null
     */
    record Look(Vector vector, List<Spot> vacant, Spot victim, Spot landing) {

        boolean captures() {
            return victim != null;
        }
    }

    static MovementExample of(PieceType type, Conventions conventions) {
        List<Vector> vectors = type.movement().vectors(conventions);
        boolean leaps = type.movement() == Movement.L;
        int size = type.multiple() || leaps && type.stepOver() ? 7 : 5;
        int centre = size / 2;
        int rank = type.movement().forwardOnly() ? 1 : centre;
        if (vectors.stream().allMatch(vector -> vector.files() == 0)) {
            Mover moving = mover(type, vectors, null, new Spot(centre - 1, rank), size);
            Mover capturing = mover(type, vectors, vectors.get(0), new Spot(centre + 1, rank), size);
            return new MovementExample(size, List.of(moving, capturing));
        }
        Vector capture = vectors.stream()
                .filter(vector -> vector.files() > 0)
                .findFirst()
                .orElseThrow();
        // Off the centre, two leaps fit on the board, on the side where the capture is shown.
        Spot spot = leaps ? new Spot(2, 2) : new Spot(centre, rank);
        return new MovementExample(size, List.of(mover(type, vectors, capture, spot, size)));
    }

    private static Mover mover(PieceType type, List<Vector> vectors, Vector capture, Spot spot, int size) {
        boolean jumpsFromNear = type.movement() == Movement.L && type.stepOver();
        int distance = type.multiple() && !jumpsFromNear ? 2 : 1;
        List<Look> looks = new ArrayList<>();
        for (Vector vector : vectors) {
            looks.add(look(type, spot, vector, vector.equals(capture) ? distance : 0, size));
        }
        return new Mover(spot, List.copyOf(looks));
    }

    /** Looks along a vector; the victim stands at the given distance, 0 for none. */
    private static Look look(PieceType type, Spot from, Vector vector, int victimAt, int size) {
        List<Spot> vacant = new ArrayList<>();
        Spot spot = from.plus(vector);
        for (int distance = 1; onBoard(spot, size) && (distance == 1 || type.multiple()); distance++) {
            if (distance == victimAt) {
                return new Look(vector, List.copyOf(vacant), spot, type.stepOver() ? spot.plus(vector) : spot);
            }
            vacant.add(spot);
            spot = spot.plus(vector);
        }
        return new Look(vector, List.copyOf(vacant), null, null);
    }

    private static boolean onBoard(Spot spot, int size) {
        return spot.file() >= 0 && spot.file() < size && spot.rank() >= 0 && spot.rank() < size;
    }
}
