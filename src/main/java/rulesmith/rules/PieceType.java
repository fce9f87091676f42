package rulesmith.rules;

/**
 * What the genes say of one of the six piece types.
 *
 * @param number 1 to 6
 * @param movement where it looks
 * @param multiple whether it goes on while the cells are vacant, or makes a single step
 * @param stepOver whether it captures by stepping over the victim, or into its cell
 * @param conversion what it turns into on the last row; 0 for nothing
 */
public record PieceType(int number, Movement movement, boolean multiple, boolean stepOver, int conversion) {

    /** Whether reaching the last row makes it another type, which also ends a chain of captures. */
    public boolean converts() {
        return conversion != 0 && conversion != number;
    }
}
