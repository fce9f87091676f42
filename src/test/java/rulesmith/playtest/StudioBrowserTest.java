package rulesmith.playtest;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.playtest.Browser.Screen;

/** What designers do, done with a real browser against the real server. */
class StudioBrowserTest {

    @TempDir
    static Path folder;

    private static Browser browser;
    private static StudioHome home;
    private static StudioServer server;

    @BeforeAll
    static void launch() throws IOException {
        browser = Browser.launch();
        home = StudioHome.in(folder);
        server = StudioServer.start(home.studio(), 0, problem -> {
            throw new IllegalStateException(problem);
        });
    }

    @AfterAll
    static void quit() {
        if (server != null) {
            server.close();
        }
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void begin() {
        browser.forgetComplaints();
    }

    @AfterEach
    void nothingToComplainOf() {
        assertEquals(List.of(), browser.complaints());
    }

    private static Page open(Screen screen, String path) {
        Page page = browser.open(screen, null);
        page.navigate("http://127.0.0.1:" + server.port() + path);
        assertThat(page.locator("h1")).isVisible();
        return page;
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator link(Page page, String name) {
        return page.getByRole(
                AriaRole.LINK, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator cell(Page page, String name) {
        return page.locator("#panel-play [data-cell='" + name + "']");
    }

    private static void ply(Page page, int ply) {
        assertThat(page.locator("#panel-play")).hasAttribute("data-ply", "" + ply);
    }

    private static void fits(Page page) {
        Object room = page.evaluate("document.documentElement.scrollWidth <= innerWidth");
        assertEquals(true, room, () -> page.url() + " is wider than the screen");
    }

    @ParameterizedTest
    @EnumSource
    void fromTheGalleryToAPlayedGameAndFromARunToAnother(Screen screen) {
        Page page = open(screen, "/");
        assertThat(page.locator(".game-card")).hasCount(4);
        fits(page);
        page.getByLabel("Name, id, run").fill("draughts");
        assertThat(page.locator(".game-card")).hasCount(1);
        assertThat(page.locator(".thumbnail")).hasJSProperty("complete", true);
        link(page, "English draughts").click();

        assertThat(page.locator("h1")).hasText("English draughts");
        assertThat(page.locator("h1")).isFocused();
        assertThat(page.locator(".rules")).containsText("Captures are mandatory");
        fits(page);
        cell(page, "c3").click();
        cell(page, "d4").click();
        ply(page, 2);
        assertThat(page.locator("#panel-play .status")).containsText("South (light) to move. 98 moves left.");
        assertThat(page.locator("#panel-play .move-list")).containsText("c3-d4");
        button(page, "Undo").click();
        ply(page, 0);
        page.getByLabel("You play").selectOption("north");
        ply(page, 1);
        assertThat(page.locator("#panel-play .status")).containsText("North (dark) to move.");

        link(page, "Runs").click();
        assertThat(page.locator("h1")).hasText("Runs");
        link(page, StudioHome.MAP).click();
        assertThat(page.locator("h1")).hasText(StudioHome.MAP);
        fits(page);
        Locator games = page.locator("a.heat-cell");
        assertTrue(games.count() > 3, () -> games.count() + " cells");
        String path = games.last().getAttribute("href");
        games.last().click();
        assertThat(page).hasURL("http://127.0.0.1:" + server.port() + path);
        assertThat(page.locator("#panel-play .board")).isVisible();
        page.locator("#panel-play .cell.movable").first().click();
        page.locator("#panel-play .cell.goal").first().click();
        assertThat(page.locator("#panel-play")).hasAttribute("data-ply", Pattern.compile("[12]"));
        page.goBack();
        assertThat(page.locator("h1")).hasText(StudioHome.MAP);
    }

    @Test
    void theGalleryIsSortedAndFiltered() {
        Page page = open(Screen.DESKTOP, "/");
        page.getByLabel("Sort by").selectOption("pieces");
        assertThat(page.locator(".game-card h2").first()).not().hasText("English draughts");
        page.getByLabel("Descending").check();
        assertThat(page.locator(".game-card h2").first()).hasText("English draughts");
        button(page, "Add a condition").click();
        page.getByLabel("At least").fill("0");
        assertThat(page.locator(".game-card")).hasCount(1);
        assertThat(page.locator(".game-card")).containsText("Kept one");
        String address = page.url();
        link(page, "Kept one").click();
        assertThat(page.locator("h1")).hasText("Kept one");
        page.goBack();
        assertThat(page).hasURL(address);
        assertThat(page.locator(".game-card")).hasCount(1);
        page.getByLabel("At most").fill("-1");
        assertThat(page.locator(".game-card")).hasCount(0);
        button(page, "Remove").click();
        assertThat(page.locator(".game-card")).hasCount(4);
        page.getByLabel("Origin").selectOption("evolved");
        assertThat(page.locator(".game-card")).hasCount(1);
    }

    @Test
    void sampleGamesAreSteppedThroughAndPlayedOn() {
        Page page = open(Screen.DESKTOP, "/game/draughts");
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Sample games"))
                .click();
        Locator where = page.locator("#panel-samples .status");
        assertThat(where).containsText("Move 0 of");
        button(page, "Next move").click();
        button(page, "Next move").click();
        assertThat(where).containsText("Move 2 of");
        button(page, "Last position").click();
        assertThat(where).containsText(Pattern.compile("wins|Drawn"));
        assertThat(button(page, "Next move")).isDisabled();
        button(page, "First position").click();
        page.getByLabel("Moves played").fill("3");
        assertThat(where).containsText("Move 3 of");
        button(page, "Play on from here").click();
        ply(page, 3);
        assertThat(page.locator("#panel-play .status")).containsText("North (dark) to move.");
    }

    @Test
    void aGameIsChosenAndPlayedWithTheKeyboardAlone() {
        Page page = open(Screen.DESKTOP, "/run/" + StudioHome.MAP);
        page.locator("a.heat-cell[tabindex='0']").focus();
        String first = page.locator("a.heat-cell:focus").getAttribute("aria-label");
        assertTrue(first.matches("branching .*, length .*: quality .*"), first);
        page.keyboard().press("ArrowDown");
        page.keyboard().press("ArrowUp");
        assertEquals(first, page.evaluate("document.activeElement.getAttribute('aria-label')"));
        page.keyboard().press("Enter");
        assertThat(page.locator("h1")).containsText(StudioHome.MAP + ":");

        page.navigate("http://127.0.0.1:" + server.port() + "/game/draughts");
        page.locator("#panel-play .cell[tabindex='0']").focus();
        for (int i = 0; i < 8; i++) {
            page.keyboard().press("ArrowLeft");
            page.keyboard().press("ArrowDown");
        }
        assertThat(cell(page, "a1")).isFocused();
        for (String key : List.of("ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "Enter", "ArrowUp", "ArrowRight")) {
            page.keyboard().press(key);
        }
        assertThat(cell(page, "d4")).isFocused();
        page.keyboard().press("Enter");
        ply(page, 2);
    }

    @Test
    void aGameIsPutIntoAPlaytest() throws IOException {
        Page page = open(Screen.PHONE, "/game/leapers");
        button(page, "Add to a playtest …").click();
        button(page, "Add").click();
        assertThat(page.locator("dialog .problem")).containsText("Please give the study a name.");
        page.getByLabel("Name of the new study").fill("../x");
        page.getByLabel("Name of the new study").press("Enter");
        assertThat(page.locator("dialog .problem")).containsText("A study cannot be called");
        page.getByLabel("Name of the new study").fill("browser");
        button(page, "Add").click();
        assertThat(page.locator("#notices")).containsText("./rulesmith playtest serve browser");
        assertEquals(
                List.of(new Playtests.OpenStudy("browser", "Title", List.of("Leapers", "Random"))),
                home.studio().studies());
        assertTrue(browser.complaints().stream().allMatch(text -> text.contains("409")));
        browser.forgetComplaints();
    }

    @Test
    void saysWhatIsNotThere() {
        Page page = open(Screen.DESKTOP, "/game/nobody");
        assertThat(page.locator("main")).containsText("There is no game of that name.");
        browser.forgetComplaints();
    }

    @Test
    void curvesAreAlsoATable() {
        Page page = open(Screen.PHONE, "/run/" + StudioHome.ES);
        assertThat(page.locator(".plot")).hasCount(4);
        assertThat(page.locator(".plot").first()).hasAttribute("aria-label", Pattern.compile("over iterations 0 to 4"));
        page.getByText("As a table").first().click();
        assertThat(page.locator(".plot-table tbody tr")).hasCount(5);
        assertThat(page.locator("#best")).isVisible();
        fits(page);
    }
}
