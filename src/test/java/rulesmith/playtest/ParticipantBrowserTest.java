package rulesmith.playtest;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.playwright.Clock;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import rulesmith.play.OnePlyAgent;
import rulesmith.playtest.Browser.Screen;
import rulesmith.rules.Cell;
import rulesmith.survey.Answers;
import rulesmith.survey.Rating;
import rulesmith.survey.StoredParticipant.StoredRun;
import rulesmith.survey.Study;

/** What participants do, done with a real browser against the real server. */
class ParticipantBrowserTest {

    private static final Map<String, String> RESULTS =
            Map.of("won", "You have won", "lost", "You have lost", "drawn", "A draw");

    /** Draughts in which c3 has been offered, so that North can capture two pieces at once, in either of two ways. */
    private static final List<List<Integer>> TO_THE_CHAIN = List.of(
            path("e3", "d4"),
            path("h6", "g5"),
            path("d2", "e3"),
            path("g5", "h4"),
            path("c1", "d2"),
            path("d6", "e5"),
            path("e3", "f4"),
            path("c7", "d6"),
            path("d2", "e3"),
            path("b8", "c7"),
            path("f4", "g5"),
            path("e5", "f4"),
            path("g3", "e5"));

    private static Browser browser;

    @TempDir
    Path folder;

    private BrowsedStudy served;

    @BeforeAll
    static void launch() {
        browser = Browser.launch();
    }

    @AfterAll
    static void quit() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void serve() throws IOException {
        browser.forgetComplaints();
        served = BrowsedStudy.start(folder.resolve("computer"), OnePlyAgent.NAME);
    }

    @AfterEach
    void stop() throws IOException {
        served.close();
    }

    private static List<Integer> path(String... cells) {
        return List.of(cells).stream()
                .map(name -> Cell.of(name.charAt(0) - 'a', name.charAt(1) - '1'))
                .toList();
    }

    // ---- what people do on every way through

    private static Locator button(Page page, String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }

    private static void heading(Page page, String text) {
        assertThat(page.locator("h1")).hasText(text);
        assertThat(page.locator("h1")).isFocused();
    }

    private static void choose(Page page, String label) {
        page.getByRole(
                        AriaRole.RADIO,
                        new Page.GetByRoleOptions().setName(label).setExact(true))
                .check();
    }

    private void join(Page page) {
        page.navigate(served.address());
        heading(page, "Taking part");
        button(page, "Join the study").click();
        assertThat(page.locator(".problem")).containsText("tick the box");
        page.getByLabel("I have read this and agree to take part.").check();
        button(page, "Join the study").click();
        heading(page, "About you");
    }

    private void tellNothing(Page page) {
        button(page, "Continue").click();
        assertThat(page.locator("h1")).containsText("The rules of ");
    }

    private static void startPlaying(Page page) {
        startPlaying(page, "You begin|Your turn");
    }

    private static void startPlaying(Page page, String turn) {
        button(page, "I have read the rules").click();
        assertThat(page.locator(".turn")).hasText(Pattern.compile(turn));
    }

    private static void resign(Page page) {
        button(page, "Resign").click();
        page.locator("dialog[open]").getByText("Play on").click();
        button(page, "Resign").click();
        page.locator("dialog[open] .danger").click();
        assertThat(page.locator(".result")).hasText("You have resigned");
    }

    private static void rate(Page page, String rating) {
        button(page, "Continue").click();
        assertThat(page.locator(".problem")).containsText("choose one");
        choose(page, rating);
        button(page, "Continue").click();
    }

    /** Nothing sticks out of the window, and on a phone nothing is too small for a finger. */
    private static void fits(Page page, Screen screen) {
        assertEquals(0, page.evaluate("document.documentElement.scrollWidth - window.innerWidth"));
        if (screen == Screen.PHONE) {
            Object small = page.evaluate("[...document.querySelectorAll('button, .option, .tick, [role=gridcell]')]"
                    + ".filter(each => each.checkVisibility())"
                    + ".map(each => [each.textContent || each.dataset.cell, each.getBoundingClientRect()])"
                    + ".filter(([name, box]) => box.width < 40 || box.height < 40).map(([name]) => name)");
            assertEquals(List.of(), small);
        }
    }

    @ParameterizedTest
    @EnumSource(Screen.class)
    void aWholeSession(Screen screen) throws IOException {
        Page page = browser.open(screen, null);
        join(page);
        fits(page, screen);
        page.getByLabel("How old are you?").fill("a lot");
        button(page, "Continue").click();
        assertThat(page.locator(".problem")).containsText("age");
        page.getByLabel("How old are you?").fill("34");
        page.getByLabel("What is your gender?").fill("female");
        choose(page, "7");
        button(page, "Continue").click();
        assertThat(page.locator(".eyebrow")).containsText("Game 1");
        keepsNothing(page);

        for (int game = 1; game <= 2; game++) {
            assertThat(page.locator(".eyebrow")).hasText("Game " + game + " of 2");
            String name = page.locator("h1").textContent().replace("The rules of ", "");
            heading(page, "The rules of " + name);
            assertThat(page.locator(".type").first()).containsText("Moves");
            assertThat(page.locator(".diagram svg").first()).isVisible();
            fits(page, screen);
            startPlaying(page);
            for (int run = 1; run <= 2; run++) {
                assertThat(page.locator(".eyebrow")).hasText("Game " + game + " of 2 · run " + run + " of 2");
                fits(page, screen);
                if (name.equals("Amber") && run == 1) {
                    page = playThrough(page, screen);
                } else {
                    resign(page);
                }
                rate(page, run == 1 ? "Liked" : "Disliked");
            }
            judge(page, name, screen);
        }

        assertThat(page.locator("h1")).hasText(Pattern.compile("Amber or Birch\\?|Birch or Amber\\?"));
        assertThat(page.locator(".preview svg").nth(1)).isVisible();
        fits(page, screen);
        choose(page, "Birch");
        button(page, "Continue").click();
        heading(page, "Thank you!");
        keepsNothing(page);
        fits(page, screen);
        hasAllAnswers(served.answers());
        assertTrue(page.locator(".code").textContent().length() >= 8);

        button(page, "Withdraw").click();
        button(page, "Keep my answers").click();
        assertEquals(1, served.answers().people().size());
        button(page, "Withdraw").click();
        page.locator("dialog[open] .danger").click();
        heading(page, "You have withdrawn");
        assertEquals(List.of(), served.answers().people());
        assertEquals(List.of(), browser.complaints());
        page.context().close();
    }

    /** No answer stays in the browser once it was accepted. */
    private static void keepsNothing(Page page) {
        assertEquals("{}", page.evaluate("JSON.stringify(sessionStorage)"));
    }

    /** Plays a run to its end, chain and all, and closes the browser after the first move and comes back. */
    private Page playThrough(Page first, Screen screen) throws IOException {
        Page page = first;
        StoredRun begun = served.lastRun();
        Foresight way = Foresight.withChain(served.study().game(BrowsedStudy.DRAUGHTS), begun, 1);
        int seen = begun.moves().size();
        for (Foresight.Step step : way.moves()) {
            BoardPage board = new BoardPage(page);
            board.shows(seen);
            if (seen > begun.moves().size() && page == first) {
                String kept = page.context().storageState();
                page.context().close();
                page = browser.open(screen, kept);
                page.navigate(served.address());
                board = new BoardPage(page);
                board.shows(seen);
                assertThat(page.locator(".move-list li").first())
                        .containsText(way.moves().get(0).choice().text());
            }
            List<Integer> path = step.choice().path();
            if (step.isChain()) {
                board.says(path.get(0), "must capture");
                board.click(path.subList(0, 2));
                assertThat(page.locator(".turn-note")).containsText("The capture goes on");
                board.says(path.get(1), "chosen");
                board.cell(path.get(2)).click();
                for (int cell : path.subList(3, path.size())) {
                    board.cell(cell).click();
                }
            } else {
                board.click(path);
            }
            seen = step.plyAfter();
        }
        assertThat(page.locator(".result")).hasText(RESULTS.get(way.result()));
        assertThat(page.locator(".result")).isFocused();
        assertThat(page.locator(".board [role='img']")).isVisible();
        fits(page, screen);
        return page;
    }

    private static void judge(Page page, String name, Screen screen) {
        heading(page, "What do you think of " + name + "?");
        page.getByLabel("Is there anything").fill("I liked <b>" + name + "</b>");
        page.reload();
        heading(page, "What do you think of " + name + "?");
        assertThat(page.getByLabel("Is there anything")).hasValue("I liked <b>" + name + "</b>");
        button(page, "Continue").click();
        assertThat(page.locator(".problem")).containsText("1 to 7");
        fits(page, screen);
        choose(page, "6");
        button(page, "Continue").click();
    }

    private static void hasAllAnswers(Answers answers) {
        assertEquals(List.of(new Answers.Person(1, 34, "female", 7, true)), answers.people());
        assertEquals(
                List.of(Rating.LIKED, Rating.DISLIKED, Rating.LIKED, Rating.DISLIKED),
                answers.ratings().stream().map(Answers.RunRating::rating).toList());
        assertEquals(2, answers.verdicts().size());
        for (Answers.Verdict verdict : answers.verdicts()) {
            assertEquals(6, verdict.enjoyment());
            assertTrue(verdict.comment().startsWith("I liked <b>"), verdict.comment());
        }
        Answers.Preference preference = answers.preferences().get(0);
        assertEquals(preference.game().equals("birch") ? 1 : -1, preference.choice());
    }

    /** The playground of draughts, which may be the first game or the second. */
    private Page playground(Screen screen) {
        Page page = browser.open(screen, null);
        join(page);
        tellNothing(page);
        if (!page.locator("h1").textContent().contains("Amber")) {
            startPlaying(page);
            for (int run = 1; run <= 2; run++) {
                assertThat(page.locator(".eyebrow")).containsText("run " + run);
                resign(page);
                rate(page, "Neutral");
            }
            choose(page, "4");
            button(page, "Continue").click();
        }
        heading(page, "The rules of Amber");
        return page;
    }

    @Test
    void theRulesCanBeTriedOutHopByHop() {
        Page page = playground(Screen.DESKTOP);
        BoardPage board = new BoardPage(page);
        Locator status = page.locator(".playground .status");
        for (List<Integer> move : TO_THE_CHAIN) {
            board.click(move);
            board.says(move.get(0), "empty");
        }
        assertThat(status).hasText("North (dark) to move. A capture must be made.");
        List<Integer> chain = path("d6", "f4", "d2");
        board.says(chain.get(0), "must capture");

        // A piece that cannot capture is refused with the reason.
        board.cell(path("a7").get(0)).click();
        assertThat(status).containsText("You must capture");

        board.click(chain.subList(0, 2));
        assertThat(status).containsText("The capture goes on");
        board.says(path("e5").get(0), "empty");
        board.says(path("e3").get(0), "South type 1");
        board.cell(chain.get(1)).focus();
        page.keyboard().press("Escape");
        board.announces("Move taken back");
        board.says(chain.get(0), "must capture");
        board.says(path("e5").get(0), "South type 1");

        // Without a keyboard, the piece itself takes the move back.
        board.click(chain.subList(0, 2));
        board.says(chain.get(1), "chosen");
        board.cell(chain.get(1)).click();
        board.says(chain.get(0), "must capture");

        board.click(chain);
        board.announces("North: d6 takes e5 and e3, ends on d2, 2 pieces captured.");
        button(page, "Undo").click();
        board.says(chain.get(0), "must capture");
        button(page, "Start again").click();
        assertThat(status).hasText("South (light) to move.");
        board.drag(path("c3").get(0), path("d4").get(0));
        board.announces("South: c3 to d4.");
        assertEquals(List.of(), browser.complaints());
        page.context().close();
    }

    @Test
    void theKeyboardIsEnough() throws IOException {
        Page page = browser.open(Screen.DESKTOP, null);
        page.navigate(served.address());
        heading(page, "Taking part");
        tabTo(page, "#agreed");
        page.keyboard().press("Space");
        tabTo(page, "button.primary");
        page.keyboard().press("Enter");
        heading(page, "About you");
        tabTo(page, "input[name=liking]");
        page.keyboard().press("ArrowRight");
        tabTo(page, "button.primary");
        page.keyboard().press("Enter");
        assertThat(page.locator("h1")).containsText("The rules of ");
        tabTo(page, ".rules-done button");
        page.keyboard().press("Enter");
        assertThat(page.locator(".turn")).hasText(Pattern.compile("You begin|Your turn"));

        StoredRun run = served.lastRun();
        boolean south = run.south() != null;
        BoardPage board = new BoardPage(page);
        board.shows(run.moves().size());
        tabTo(page, "[role=gridcell]");
        for (int moves = 1; moves <= 2; moves++) {
            String text = (String) page.evaluate("document.querySelector('.cell.movable').dataset.cell");
            board.walkTo(path(text).get(0), south);
            page.keyboard().press("Enter");
            board.announces("chosen");
            String goal = (String) page.evaluate("document.querySelector('.cell.goal').dataset.cell");
            board.walkTo(path(goal).get(0), south);
            page.keyboard().press("Space");
            board.announces("You: " + text);
            assertEquals(
                    run.moves().size() + 2 * moves, served.lastRun().moves().size());
            board.shows(run.moves().size() + 2 * moves);
        }
        assertEquals(List.of(), browser.complaints());
        page.context().close();
    }

    private static void tabTo(Page page, String selector) {
        for (int presses = 0; presses < 60; presses++) {
            page.keyboard().press("Tab");
            if ((Boolean) page.evaluate("selector => document.activeElement.matches(selector)", selector)) {
                return;
            }
        }
        throw new AssertionError("Tab does not come to " + selector);
    }

    @Test
    void whatASecondTabHasDoneIsShownWithTheReason() throws IOException {
        Page page = browser.open(Screen.DESKTOP, null);
        join(page);
        tellNothing(page);
        startPlaying(page);
        int before = served.lastRun().moves().size();
        Page tab = browser.tab(page);
        tab.navigate(served.address());
        new BoardPage(tab).shows(before);
        moveAnyhow(tab);
        new BoardPage(tab).shows(before + 2);
        moveAnyhow(page);
        assertThat(page.locator("#notices")).containsText("The game has gone on meanwhile");
        new BoardPage(page).shows(before + 2);
        moveAnyhow(page);
        new BoardPage(page).shows(before + 4);
        assertThat(page.locator("#notices")).hasText("");
        assertEquals(List.of(), browser.complaintsButRefusals());
        page.context().close();
    }

    private static void moveAnyhow(Page page) {
        page.locator(".cell.movable").first().click();
        page.locator(".cell.goal").first().click();
    }

    @Test
    void aMoveOutlivesAServerThatIsGoneForAWhile() throws IOException {
        Page page = browser.open(Screen.PHONE, null);
        join(page);
        tellNothing(page);
        startPlaying(page);
        int before = served.lastRun().moves().size();
        served.stop();
        moveAnyhow(page);
        assertThat(page.locator("#notices")).containsText("The server cannot be reached. What you did is kept.");
        served.start();
        new BoardPage(page).shows(before + 2);
        assertThat(page.locator("#notices")).hasText("");
        assertEquals(List.of(), browser.complaintsButRefusals());
        page.context().close();
    }

    @Test
    void aClickCountsWhileTheComputersMoveIsShown() throws IOException {
        Page page = browser.open(Screen.DESKTOP, null);
        page.clock().install(new Clock.InstallOptions().setTime(0));
        join(page);
        tellNothing(page);
        startPlaying(page);
        int before = served.lastRun().moves().size();
        BoardPage board = new BoardPage(page);
        board.shows(before);
        page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.NO_PREFERENCE));
        // The pause before the computer's move is shown lasts for ever.
        page.clock().pauseAt(3_600_000);
        page.waitForResponse("**/api/move", () -> moveAnyhow(page));
        assertThat(page.locator(".move-list li").nth(before / 2)).containsText("-");
        assertThat(page.locator(".turn")).hasText("The computer replies …");
        assertThat(page.locator(".cell.movable")).hasCount(0);
        Object piece = page.evaluate(
                "fetch('/api/state').then(answer => answer.json())" + ".then(state => state.play.moves[0].path[0])");
        board.cell((Integer) piece).click();
        board.says((Integer) piece, "chosen");
        board.shows(before + 2);
        assertThat(page.locator(".turn")).hasText("Your turn");
        assertEquals(List.of(), browser.complaints());
        page.context().close();
    }

    @Test
    void theWishToWithdrawOutlivesAServerThatIsGoneForAWhile() throws IOException {
        Page page = browser.open(Screen.DESKTOP, null);
        join(page);
        tellNothing(page);
        served.stop();
        moveAnyhow(page);
        Locator notices = page.locator("#notices");
        assertThat(notices).containsText("The server cannot be reached. What you did is kept.");
        button(page, "I have read the rules").click();
        button(page, "Leave the study").click();
        button(page, "Withdraw").click();
        page.locator("dialog[open] .danger").click();
        assertThat(notices).containsText("You are withdrawn as soon as the server answers.");
        served.start();
        heading(page, "You have withdrawn");
        assertThat(notices).hasText("");
        assertEquals(List.of(), served.answers().people());
        keepsNothing(page);

        button(page, "Somebody else takes part on this device").click();
        heading(page, "Taking part");
        assertEquals(List.of(), page.context().cookies());
        keepsNothing(page);
        assertEquals(List.of(), browser.complaintsButRefusals());
        page.context().close();
    }

    @Test
    @Tag("slow")
    void twoPeoplePlayEachOtherUntilOneStaysAway() throws IOException {
        served.close();
        served = BrowsedStudy.start(folder.resolve("human"), Study.HUMAN);
        Page first = browser.open(Screen.DESKTOP, null);
        join(first);
        button(first, "Continue").click();
        heading(first, "Waiting for another player");
        Page second = browser.open(Screen.PHONE, null);
        join(second);
        tellNothing(second);
        startPlaying(first, "You begin|The other player is to move");
        startPlaying(second, "You begin|The other player is to move");

        boolean firstBegins = served.lastRun().south() == 1;
        Page south = firstBegins ? first : second;
        Page north = firstBegins ? second : first;
        moveAnyhow(south);
        new BoardPage(north).shows(1);
        assertThat(north.locator(".turn")).hasText("Your turn");
        assertThat(south.locator(".turn")).hasText("The other player is to move; they may still be reading");
        moveAnyhow(north);
        new BoardPage(south).shows(2);
        moveAnyhow(south);
        new BoardPage(north).shows(3);

        // The server notices within seconds that a page has gone, and the other page asks every ten.
        north.context().close();
        Locator alone = button(south, "Go on against the computer");
        for (int asked = 0; asked < 5 && !alone.isVisible(); asked++) {
            served.later(Cohort.PATIENCE + Cohort.AWAY);
            south.waitForResponse("**/api/state", () -> {});
        }
        alone.click();
        new BoardPage(south).shows(4);
        assertThat(south.locator(".player-name").first()).containsText("The computer");
        assertEquals(List.of(), browser.complaints());
        south.context().close();
    }

    @Test
    void theDashboardFollows() throws IOException {
        Page dashboard = browser.open(Screen.PHONE, null);
        dashboard.navigate(served.dashboard());
        assertThat(dashboard.locator("h1")).hasText("New board games");
        assertThat(dashboard.locator(".tile").first()).hasText("Joined0 of 20");
        Page page = browser.open(Screen.DESKTOP, null);
        join(page);
        assertThat(dashboard.locator(".tile").first()).hasText("Joined1 of 20");
        assertThat(dashboard.getByText("tells about themselves")).isVisible();
        fits(dashboard, Screen.DESKTOP);
        assertEquals(List.of(), browser.complaints());
        page.context().close();
        dashboard.context().close();
    }
}
