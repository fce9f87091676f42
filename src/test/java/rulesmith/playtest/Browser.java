package rulesmith.playtest;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Assumptions;

/**
 * A real browser for tests, the one of the system: Chromium as {@code RULESMITH_CHROMIUM} names it, or where it usually is.
 * Without one the test is aborted, but fails where {@code CI} is {@code true}. Keeps what pages complain about.
 */
final class Browser implements AutoCloseable {

    private static final List<String> PLACES = List.of(
            "/usr/bin/chromium",
            "/usr/bin/chromium-browser",
            "/usr/bin/google-chrome",
            "/usr/bin/google-chrome-stable",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe");

    /** The last ones because a test needs nobody but our own server. */
    private static final List<String> OPTIONS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /** How long a page may take for one thing: much, because the machine may be busy. */
    private static final double PATIENCE = 20_000;

    /** What somebody looks at. */
    enum Screen {
        DESKTOP(1280, 900),
        PHONE(390, 844);

        private final int width;
        private final int height;

        Screen(int width, int height) {
            this.width = width;
            this.height = height;
        }
    }

    private final Playwright playwright;
    private final com.microsoft.playwright.Browser browser;
    private final List<String> complaints = new ArrayList<>();

    private Browser(Playwright playwright, com.microsoft.playwright.Browser browser) {
        this.playwright = playwright;
        this.browser = browser;
    }

    static Browser launch() {
        Path program = program();
        Playwright playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        LaunchOptions options = new LaunchOptions().setExecutablePath(program).setArgs(OPTIONS);
        return new Browser(playwright, playwright.chromium().launch(options));
    }

    private static Path program() {
        String named = System.getenv("RULESMITH_CHROMIUM");
        Path found = Stream.concat(Stream.ofNullable(named), named == null ? PLACES.stream() : Stream.empty())
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst()
                .orElse(null);
        if (found == null) {
            String sentence = named == null
                    ? "no Chromium was found: install it, or name it in RULESMITH_CHROMIUM"
                    : "RULESMITH_CHROMIUM is " + named + ", which is no program";
            if ("true".equals(System.getenv("CI"))) {
                Assertions.fail(sentence);
            }
            Assumptions.abort(sentence);
        }
        return found;
    }

    /**
     * A browser window of somebody of their own, without animations.
     *
     * @param kept what {@link BrowserContext#storageState()} gave, or null for somebody new
     */
    Page open(Screen screen, String kept) {
        BrowserContext context = browser.newContext(new com.microsoft.playwright.Browser.NewContextOptions()
                .setViewportSize(screen.width, screen.height)
                .setHasTouch(screen == Screen.PHONE)
                .setIsMobile(screen == Screen.PHONE)
                .setReducedMotion(ReducedMotion.REDUCE)
                .setStorageState(kept));
        context.setDefaultTimeout(PATIENCE);
        return watched(context.newPage());
    }

    /** Another tab of the same person. */
    Page tab(Page page) {
        return watched(page.context().newPage());
    }

    private Page watched(Page page) {
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                complaints.add(message.text() + " (" + message.location() + ")");
            }
        });
        page.onPageError(complaints::add);
        return page;
    }

    /** A new test begins. */
    void forgetComplaints() {
        complaints.clear();
    }

    /** Errors and warnings of all pages, violations of the content policy among them. */
    List<String> complaints() {
        return List.copyOf(complaints);
    }

    /** Those that are not about answers with an error status, for tests in which the server says no. */
    List<String> complaintsButRefusals() {
        return complaints.stream()
                .filter(text -> !text.startsWith("Failed to load resource"))
                .toList();
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
