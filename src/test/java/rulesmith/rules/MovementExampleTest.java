package rulesmith.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rulesmith.rules.MovementExample.Look;
import rulesmith.rules.MovementExample.Mover;
import rulesmith.rules.MovementExample.Spot;

class MovementExampleTest {

    private static final Conventions ROOK = Conventions.DEFAULT.withStraight(Conventions.Straight.ROOK);

    static Stream<PieceType> types() {
        List<PieceType> types = new ArrayList<>();
        for (Movement movement : Movement.values()) {
            for (int bits = 0; bits < 4; bits++) {
                types.add(new PieceType(1, movement, (bits & 1) == 1, bits >> 1 == 1, 0));
            }
        }
        return types.stream();
    }

    private static void forBothConventions(PieceType type, BiConsumer<MovementExample, Conventions> check) {
        check.accept(MovementExample.of(type, Conventions.DEFAULT), Conventions.DEFAULT);
        check.accept(MovementExample.of(type, ROOK), ROOK);
    }

    @ParameterizedTest
    @MethodSource("types")
    void showsOneCaptureThatTheRulesAllow(PieceType type) {
        forBothConventions(type, (example, conventions) -> {
            List<Look> captures = looks(example).filter(Look::captures).toList();
            assertEquals(1, captures.size());
            Look capture = captures.get(0);
            Spot beyond = capture.victim().plus(capture.vector());
            assertEquals(type.stepOver() ? beyond : capture.victim(), capture.landing());
            assertTrue(onBoard(capture.landing(), example.size()), capture::toString);
            assertTrue(type.multiple() || capture.vacant().isEmpty(), capture::toString);
        });
    }

    @ParameterizedTest
    @MethodSource("types")
    void looksAlongEveryVectorAsFarAsTheRulesAllow(PieceType type) {
        forBothConventions(type, (example, conventions) -> {
            for (Mover mover : example.movers()) {
                List<Vector> vectors = mover.looks().stream().map(Look::vector).toList();
                assertEquals(type.movement().vectors(conventions), vectors);
                for (Look look : mover.looks()) {
                    assertEquals(expected(mover.spot(), look, type, example.size()), look.vacant(), look::toString);
                }
            }
        });
    }

    private static List<Spot> expected(Spot from, Look look, PieceType type, int size) {
        List<Spot> cells = new ArrayList<>();
        for (int i = 1; i <= (type.multiple() ? size : 1); i++) {
            Spot cell = new Spot(
                    from.file() + i * look.vector().files(),
                    from.rank() + i * look.vector().ranks());
            if (!onBoard(cell, size) || cell.equals(look.victim())) {
                break;
            }
            cells.add(cell);
        }
        return cells;
    }

    @ParameterizedTest
    @MethodSource("types")
    void leavesAPlainMoveToSeeAndNothingOnTopOfAnother(PieceType type) {
        forBothConventions(type, (example, conventions) -> {
            List<Spot> used = new ArrayList<>();
            for (Mover mover : example.movers()) {
                used.add(mover.spot());
                for (Look look : mover.looks()) {
                    used.addAll(look.vacant());
                    if (look.captures()) {
                        used.add(look.victim());
                    }
                    if (look.captures() && type.stepOver()) {
                        used.add(look.landing());
                    }
                }
            }
            Set<Spot> distinct = new HashSet<>(used);
            assertEquals(used.size(), distinct.size(), used::toString);
            assertTrue(looks(example)
                    .anyMatch(look -> !look.captures() && !look.vacant().isEmpty()));
        });
    }

    @Test
    void aMultipleLeapShowsASecondLeap() {
        MovementExample example = MovementExample.of(new PieceType(1, Movement.L, true, true, 0), Conventions.DEFAULT);
        assertEquals(7, example.size());
        assertTrue(looks(example).anyMatch(look -> look.vacant().size() == 2));
    }

    private static Stream<Look> looks(MovementExample example) {
        return example.movers().stream().flatMap(mover -> mover.looks().stream());
    }

    private static boolean onBoard(Spot spot, int size) {
        return Math.min(spot.file(), spot.rank()) >= 0 && Math.max(spot.file(), spot.rank()) < size;
    }
}
