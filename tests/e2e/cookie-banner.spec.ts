import type { Page } from "@playwright/test";
import { holdApp, isHydrated, waitForHydration } from "./support/app-chunks.ts";
import { submitEnquiry } from "./support/enquiry-test.ts";
import { expect, moving, test } from "./support/fixtures.ts";
import { findCovered } from "./support/find-covered.ts";
import { findViolations } from "./support/find-violations.ts";
import { openStudio } from "./support/studio-test.ts";

test.use({ hasAnsweredCookies: false });

const banner = (page: Page) => page.getByRole("region", { name: "Cookie choice" });
const readChoice = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem("cookieConsent"),
    localStorage.getItem("cookieConsentDate"),
  ]);

/** When the page had loaded, when something was clicked, and when the banner came and went. */
async function readTimes(page: Page) {
  return page.evaluate(() =>
    Object.fromEntries(
      performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]),
    ),
  );
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("load", () => performance.mark("loaded"));
    addEventListener("click", () => performance.mark("clicked"), true);
    new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        if (target instanceof HTMLElement && target.dataset.cookieBanner)
          performance.mark(oldValue === null ? "gone" : "shown");
    }).observe(document, { attributeFilter: ["hidden"], attributeOldValue: true, subtree: true });
  });
});

test("it comes a second after load, without the app, and takes no focus", async ({ page }) => {
  await holdApp(page);
  await page.goto("/about");
  await expect(banner(page)).toBeVisible();
  const { loaded = 0, shown = 0 } = await readTimes(page);
  expect(shown - loaded).toBeGreaterThanOrEqual(999);
  expect(shown - loaded).toBeLessThan(3000);
  expect(await isHydrated(page)).toBe(false);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await readChoice(page)).toEqual([null, null]);
});

for (const [button, choice] of [
  ["Accept", "accepted"],
  ["Decline", "declined"],
] as const)
  test(`${button} is remembered with its time, before the app runs`, async ({ page }) => {
    await holdApp(page);
    await page.goto("/about");
    await expect(banner(page)).toBeVisible();
    const before = Date.now();
    await banner(page).getByRole("button", { name: button }).click();
    const [stored, date] = await readChoice(page);
    expect(stored).toBe(choice);
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(Date.parse(date ?? "")).toBeGreaterThanOrEqual(before);
    await expect(banner(page)).toBeHidden();
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(1500);
    await expect(banner(page)).toBeHidden();
  });

test.describe("where things may move", () => {
  test.use(moving);

  test("it slides out over 300 ms; closed without a choice, it comes back at the next visit @long", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(banner(page)).toHaveCSS("transition-duration", /^0\.3s/);
    await banner(page).getByRole("button", { name: "Close without choosing" }).click();
    await expect(banner(page)).toBeHidden();
    const { clicked = 0, gone = 0 } = await readTimes(page);
    expect(gone - clicked).toBeGreaterThanOrEqual(299);
    expect(gone - clicked).toBeLessThan(1500);
    expect(await readChoice(page)).toEqual([null, null]);
    await page.reload();
    await expect(banner(page)).toBeVisible();
  });
});

test.describe("under reduced motion", () => {
  test("it is gone at once, and has no accessibility violation while it is there", async ({
    page,
  }) => {
    await page.goto("/about");
    await expect(banner(page)).toBeVisible();
    expect(await findViolations(page, "[data-cookie-banner]")).toEqual([]);
    await page.clock.install();
    await banner(page).getByRole("button", { name: "Decline" }).click();
    await page.clock.runFor(1);
    await expect(banner(page)).toBeHidden();
  });
});

// A phone stands for the others where there is little time: every route is looked at behind its banner at two sizes.
for (const [width, height, tier] of [
  [390, 844, ""],
  [1440, 900, " @long"],
  [320, 256, " @long"],
] as const)
  test.describe(`${width} by ${height}`, () => {
    test.use({ viewport: { width, height } });

    test(`it moves nothing, and hides neither words and chat nor what has the focus${tier}`, async ({
      page,
    }) => {
      await page.goto("/cookies");
      const shifts = await page.evaluateHandle(() => {
        const seen: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.push(entry.startTime);
        }).observe({ type: "layout-shift" });
        return seen;
      });
      const region = page.locator("[data-cookie-banner]");
      await expect(region).toBeVisible();
      expect(await findCovered(page, "first screen"), "of the page, and of the chat").toEqual([]);

      const stops = await page.locator("a[href], button").count();
      for (let stop = 0; stop < stops; stop++) {
        await page.keyboard.press("Tab");
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          const over = document.querySelector("[data-cookie-banner]")?.getBoundingClientRect();
          if (!focused || !over || focused.closest("[data-cookie-banner]")) return null;
          if (focused === document.body) return null;
          const box = focused.getBoundingClientRect();
          const isCovered =
            box.bottom > over.top &&
            box.top < over.bottom &&
            box.right > over.left &&
            box.left < over.right;
          return isCovered ? focused.outerHTML.slice(0, 100) : null;
        });
        expect(covered, "focused behind the banner").toBeNull();
      }
      expect(await shifts.jsonValue()).toEqual([]);
    });
  });

test.describe("where staff work", () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test("it waits below the first screen, where its coming moves nothing", async ({
    page,
    request,
  }) => {
    await openStudio(page, { request });
    await expect(banner(page)).toBeVisible();
    await expect(banner(page)).not.toBeInViewport();
  });
});

test("storage that is denied breaks nothing", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/cookies");
  await banner(page).getByRole("button", { name: "Accept" }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole("main").getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("lets this site store nothing")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is none", async ({ page }) => {
    await page.goto("/cookies");
    await expect(banner(page)).toBeHidden();
    await expect(page.locator("noscript").getByRole("paragraph")).toBeVisible();
  });
});

test("the choice is shown and changed at /cookies, also while the banner asks", async ({
  page,
}) => {
  await page.goto("/cookies");
  await expect(banner(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(banner(page)).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  const control = page.getByRole("region", { name: "Change your choice" });
  await page.mouse.move(9, 9, { steps: 2 });
  await expect(control).toContainText("You have not chosen yet.");
  await control.getByRole("button", { name: "Decline" }).click();
  await expect(banner(page)).toBeHidden();
  await expect(control).toContainText(/You declined on \d+ \w+ \d{4} at \d\d:\d\d\./);
  await expect(control.getByRole("button", { name: "Decline" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await control.getByRole("button", { name: "Accept" }).click();
  await expect(control).toContainText(/You accepted on /);
  expect((await readChoice(page))[0]).toBe("accepted");
});

test("how a visitor came is read, kept and sent only with their yes @long", async ({ page }) => {
  test.setTimeout(60_000);
  await page.addInitScript(() => {
    const referrer = Object.getOwnPropertyDescriptor(Document.prototype, "referrer");
    Object.defineProperty(Document.prototype, "referrer", {
      get() {
        performance.mark("asked for the referrer");
        return referrer?.get?.call(this);
      },
    });
  });
  const bodies: unknown[] = [];
  await page.route(submitEnquiry, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true } });
  });
  const arrive = async (path: string) => {
    await page.goto(`${path}?utm_source=film-weekly`, { referer: "https://news.example/" });
    await page.mouse.move(9, 9, { steps: 2 });
    await waitForHydration(page);
  };
  const kept = () =>
    page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));

  /** What a form and a dialog send about where the visitor came from. */
  async function enquireTwice() {
    bodies.length = 0;
    await arrive("/contact");
    const form = page.getByRole("form", { name: "Start Your Project" });
    await form.getByLabel("Your name").fill("Ann Keeper");
    await form.getByLabel("Email").fill("ann@example.com");
    await form.getByLabel("Your message").fill("A lighthouse.");
    await form.getByRole("button", { name: "Send message" }).click();
    await expect(form.getByLabel("Your message")).toHaveValue("");
    await arrive("/pricing");
    await page.getByRole("button", { name: "Book a Call", exact: true }).first().click();
    const dialog = page.getByRole("dialog", { name: "Book a Call" });
    await dialog.getByLabel("Email").fill("ann@example.com");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Thank you! We'll be in touch soon.");
    await dialog.getByRole("button", { name: "Done" }).click();
    return bodies;
  }

  async function expectNothing() {
    for (const body of await enquireTwice()) expect(body).not.toHaveProperty("source");
    expect(bodies).toHaveLength(2);
    expect(await kept()).not.toMatch(/film-weekly|news\.example|visitSource/);
    expect(await readTimes(page)).not.toHaveProperty("asked for the referrer");
  }

  await test.step("no choice", expectNothing);
  await test.step("declined", async () => {
    await banner(page).getByRole("button", { name: "Decline" }).click();
    await expectNothing();
  });
  const source = {
    utm_source: "film-weekly",
    referrer: "https://news.example/",
    landing: "/cookies",
  };
  await test.step("accepted, across page loads", async () => {
    await arrive("/cookies");
    await page.getByRole("main").getByRole("button", { name: "Accept" }).click();
    await expect.poll(kept).toContain("film-weekly");
    expect(await enquireTwice()).toMatchObject([{ source }, { source }]);
  });
  await test.step("taken back", async () => {
    await page.goto("/cookies");
    await page.getByRole("main").getByRole("button", { name: "Decline" }).click();
    await expect.poll(kept).not.toContain("film-weekly");
    await expectNothing();
  });
});
