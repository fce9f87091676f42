package rulesmith.playtest;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.regex.Pattern;
import rulesmith.rules.Cell;

/** The board of a page, as somebody uses it. */
record BoardPage(Page page) {

    Locator cell(int cell) {
        return page.locator(".board [data-cell='" + Cell.name(cell) + "'][role='gridcell']");
    }

    /** Waits until what a screen reader says about the cell has these words in it. */
    void says(int cell, String words) {
        assertThat(cell(cell)).hasAttribute("aria-label", Pattern.compile(words));
    }

    /** Chooses a piece and then each of its landing cells, by clicking or tapping. */
    void click(List<Integer> path) {
        assertThat(cell(path.get(0))).hasClass(Pattern.compile("\\bmovable\\b"));
        cell(path.get(0)).click();
        for (int cell : path.subList(1, path.size())) {
            assertThat(cell(cell)).hasClass(Pattern.compile("\\bgoal\\b"));
            cell(cell).click();
        }
    }

    void drag(int from, int to) {
        cell(from).dragTo(cell(to));
    }

    /** Goes to a cell with the arrow keys; the board must have the focus. */
    void walkTo(int cell, boolean fromSouth) {
        String here = (String) page.evaluate("document.activeElement.dataset.cell");
        int at = here.charAt(0) - 'a' + 8 * (here.charAt(1) - '1');
        press(
                fromSouth ? "ArrowRight" : "ArrowLeft",
                fromSouth ? "ArrowLeft" : "ArrowRight",
                Cell.file(cell) - Cell.file(at));
        press(
                fromSouth ? "ArrowUp" : "ArrowDown",
                fromSouth ? "ArrowDown" : "ArrowUp",
                Cell.rank(cell) - Cell.rank(at));
        assertThat(cell(cell)).isFocused();
    }

    private void press(String more, String less, int steps) {
        for (int i = 0; i < Math.abs(steps); i++) {
            page.keyboard().press(steps > 0 ? more : less);
        }
    }

    /** Waits until the board shows the position after so many plies, and nothing moves any more. */
    void shows(int ply) {
        assertThat(page.locator(".play")).hasAttribute("data-ply", "" + ply);
    }

    /** Waits for what a screen reader is told. */
    void announces(String words) {
        assertThat(page.locator(".board [role='status']")).containsText(words);
    }
}
