import type { Page } from "@playwright/test";
import { isHydrated, waitForHydration } from "./support/app-chunks.ts";
import { expect, hydrationAppUrl, moving, test } from "./support/fixtures.ts";
import { count, countButton } from "./support/hydration-app.ts";
import { scriptInitiators } from "./support/script-initiators.ts";

test.describe("before a person shows up", () => {
  test("what was fetched when idle is not fetched again", async ({ page }) => {
    await page.goto(hydrationAppUrl);
    await page.waitForFunction(() => {
      const list = document.querySelector<HTMLElement>("script[data-chunks]")?.dataset.chunks;
      const entries = performance.getEntriesByType("resource");
      const fetched = entries.filter(({ name }) => name.endsWith(".js")).length;
      return fetched > 0 && fetched === list?.split(" ").length;
    });
    await page.mouse.move(9, 9, { steps: 2 });
    await waitForHydration(page);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name, transferSize }) => name.endsWith(".js") && transferSize > 0)
        .map(({ name }) => name),
    );
    expect(fetched).toEqual([...new Set(fetched)]);
    expect(fetched).not.toEqual([]);
  });

  for (const connection of [{ saveData: true }, { effectiveType: "2g" }])
    test(`nothing is fetched with ${JSON.stringify(connection)}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, "connection", { get: () => value });
      }, connection);
      await page.clock.install();
      await page.goto("/");
      // What is fetched unasked is so a second after the page was painted.
      await page.clock.runFor(10_000);
      expect(await scriptInitiators(page)).toEqual([]);
    });
});

test.describe("the app starts", () => {
  const signs: Record<string, (page: Page) => Promise<unknown>> = {
    "a pointer moving": (page) => page.mouse.move(200, 200, { steps: 2 }),
    "a pointer pressed": (page) => page.dispatchEvent("h1", "pointerdown"),
    "a touch": (page) => page.dispatchEvent("h1", "touchstart"),
    "a key": (page) => page.keyboard.press("Shift"),
    focus: (page) => page.getByRole("link", { name: "Second" }).focus(),
    scrolling: (page) => page.evaluate(() => scrollTo(0, 300)),
  };
  test("at every sign of a person", async ({ page }) => {
    for (const [sign, act] of Object.entries(signs))
      await test.step(sign, async () => {
        await page.goto(hydrationAppUrl);
        expect(await isHydrated(page)).toBe(false);
        await act(page);
        await waitForHydration(page);
        await countButton(page).click();
        await expect(count(page)).toHaveText("1");
      });
  });

  test.describe("on the home page", () => {
    test("at once where an address brings news of a session", async ({ page }) => {
      for (const address of [
        "/#access_token=a.b.c&type=signup",
        "/?code=1234",
        "/?error=access_denied&error_code=403",
        "/#type=recovery",
      ])
        await test.step(address, async () => {
          // From another page, or a new fragment alone would be no load.
          await page.goto("about:blank");
          await page.goto(address);
          await waitForHydration(page);
        });
    });

    test("not at an address that merely looks alike", async ({ page }) => {
      await page.goto("/?postcode=E1&utm_source=error");
      await expect.poll(() => scriptInitiators(page)).not.toHaveLength(0);
      expect(await isHydrated(page)).toBe(false);
    });
  });

  test.describe("where text fades in", () => {
    test.use(moving);

    test("at once on a route that asks for it, with its text revealed", async ({ page }) => {
      await page.goto(`${hydrationAppUrl}/at-once`);
      await waitForHydration(page);
      await expect(page.getByText("Revealed here too")).toHaveCSS("opacity", "1");
      await countButton(page).click();
      await expect(count(page)).toHaveText("1");
    });
  });

  test("at once at /dashboard", async ({ page }) => {
    await page.goto("/dashboard");
    await waitForHydration(page);
  });
});
