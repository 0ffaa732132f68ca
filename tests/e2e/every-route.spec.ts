import type { Page, Request } from "@playwright/test";
import { isHydrated, waitForHydration } from "./support/app-chunks.ts";
import { allRoutes, mainNavigation, marketingRoutes } from "./support/specified-routes.ts";
import { expect, test } from "./support/fixtures.ts";
import { findViolations } from "./support/find-violations.ts";
import { scriptInitiators } from "./support/script-initiators.ts";

// One visit serves all that is true of every route: a load is what a browser test costs most.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const soft = expect.configure({ soft: true });

// Dashboard and studio lead strangers to the sign-in; for those they are made for they have tests of their own.
const led = new Set(["/dashboard", "/studio"]);

for (const route of allRoutes.filter((each) => !led.has(each))) {
  test(`${route} answers, fits, and can be used by everyone`, async ({ page, baseURL }) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    const response = await page.goto(route, { waitUntil: "networkidle" });

    await test.step("answers, names itself and marks its place", async () => {
      soft(response?.status()).toBe(200);
      await soft(page).toHaveTitle(/Kinolume/);
      await soft(page.locator("h1")).toHaveCount(1);
      await expectItsPlaceMarked(page, route);
    });
    await test.step("fetches nothing from elsewhere, and no script before anyone is there", () => {
      soft(requests.map((request) => new URL(request.url()).origin)).toEqual(
        requests.map(() => baseURL),
      );
      if (marketingRoutes.includes(route)) soft(scriptsToRun(requests)).toEqual([]);
    });
    if (marketingRoutes.includes(route))
      await test.step("runs the inline loader only, and fetches the app when idle", () =>
        expectLoaderOnly(page));
    else await test.step("starts the app at once", () => waitForHydration(page));
    for (const width of [1440, 390])
      await test.step(`has no accessibility violations ${width} wide`, async () => {
        await page.setViewportSize({ width, height: 900 });
        soft(await findViolations(page)).toEqual([]);
      });
    await test.step("needs no sideways scrolling at 400% zoom", async () => {
      // 1280 px wide at 400% is 320 CSS pixels.
      await page.setViewportSize({ width: 320, height: 256 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      soft(overflow).toBe(0);
    });
    await test.step("shows every stop of the Tab key", async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      soft(await findUnseenStops(page)).toEqual([]);
    });
  });
}

test.describe("an unknown path", () => {
  test.use({ tolerate: /404/ });

  test("has no accessibility violations on a wide screen and on a phone", async ({ page }) => {
    await page.goto("/no/such/page");
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      soft(await findViolations(page), `${width} wide`).toEqual([]);
    }
  });
});

async function expectItsPlaceMarked(page: Page, route: string): Promise<void> {
  const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]");
  const entry = mainNavigation.find(([path]) => path === route);
  if (entry) await soft(current).toHaveText(entry[1]);
  else await soft(current).toHaveCount(0);
}

async function expectLoaderOnly(page: Page): Promise<void> {
  await soft.poll(() => scriptInitiators(page)).not.toHaveLength(0);
  soft(new Set(await scriptInitiators(page))).toEqual(new Set(["fetch"]));
  soft(await page.evaluate(() => "__reactRouterContext" in window)).toBe(false);
  soft(await page.locator("link[rel=modulepreload]").count()).toBe(0);
  soft(await isHydrated(page)).toBe(false);
}

/** Prefetched ones do not count: they lie in the cache and are not run. */
function scriptsToRun(requests: readonly Request[]): string[] {
  return requests
    .filter((request) => request.resourceType() === "script")
    .filter((request) => !request.headers()["sec-purpose"] && !request.headers()["purpose"])
    .map((request) => request.url());
}

async function findUnseenStops(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const unseen: string[] = ["the Tab key stopped nowhere"];
    Object.assign(window, { unseen });
    addEventListener("focusin", () => unseen.shift(), { once: true });
    addEventListener("focusin", ({ target }) => {
      // A list of tabs hands the focus on to one of them at once.
      if (!(target instanceof Element) || target !== document.activeElement) return;
      const { outlineStyle, outlineWidth } = getComputedStyle(target);
      const isOutlined = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
      const { width } = target.getBoundingClientRect();
      if (!isOutlined || width === 0) unseen.push(target.outerHTML.slice(0, 120));
    });
  });
  const stops = await page.locator("a[href], button, summary, input, select, textarea").count();
  // Held down, as it repeats faster than the page is painted.
  await Promise.all(Array.from({ length: stops }, () => page.keyboard.down("Tab")));
  await page.keyboard.up("Tab");
  return page.evaluate(() => (window as unknown as { unseen: string[] }).unseen);
}
