import type { Page, Request } from "@playwright/test";
import { byTier } from "../../scripts/checks/tier.ts";
import { isHydrated, waitForHydration } from "./support/app-chunks.ts";
import { opener as chat } from "./support/chat-test.ts";
import { banner, readBanner, setBanner } from "./support/cookie-banner.ts";
import { findCovered } from "./support/find-covered.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, test } from "./support/fixtures.ts";
import { screenSizes } from "./support/screen-sizes.ts";
import { scriptInitiators } from "./support/script-initiators.ts";
import { allRoutes, mainNavigation, marketingRoutes } from "./support/specified-routes.ts";

const unknown = "/no/such/page";

// One visit serves all that is true of every route: a load is what a browser test costs most, then a change of size. It
// is a first visit, on which the banner comes.
test.use({
  viewport: { width: 1440, height: 900 },
  hasAnsweredCookies: false,
  tolerate: /404.*no\/such\/page/,
});
test.slow();

// Pictures have their size before they come, and drawing them is what a change of size costs most.
test.beforeEach(({ page }) =>
  page.route("**/media/*.{avif,webp}", (route) => route.fulfill({ body: "" })),
);

const soft = expect.configure({ soft: true });

// Dashboard and studio lead strangers to the sign-in; for those they are made for they have tests of their own.
const led = new Set(["/dashboard", "/studio"]);
const applicationRoutes = new Set(["/labs", "/auth", "/verify"]);
const stillRoutes = new Set(marketingRoutes.filter((route) => !applicationRoutes.has(route)));
/** Where people sign in there is no chat. */
const hasChat = (route: string) => route !== "/auth";

/** Made of the same parts as one that is looked at: the other stories of ours, case studies and papers. */
const alike =
  /^\/(?:why-us|our-process|cookies|terms|accessibility|case-study\/(?!forth-ports$|ai-lifestyle$).+)$/;
const everyRoute = [...allRoutes.filter((each) => !led.has(each)), "/thank-you", unknown];
const routes = byTier({
  short: everyRoute.filter((route) => !alike.test(route)),
  whole: everyRoute,
});
for (const [place, route] of routes.entries()) {
  // One of the two in turn where there is little time: no look takes longer.
  const readWidths = byTier({ short: [place % 2 === 0 ? 390 : 1440], whole: [390, 1440] });
  test(`${route} answers, fits, is covered by nothing, and can be used by everyone @sized`, async ({
    page,
    baseURL,
  }) => {
    const requests: Request[] = [];
    page.on("request", (request) => requests.push(request));
    const response = await page.goto(route, { waitUntil: "networkidle" });

    await test.step("answers, names itself and marks its place", async () => {
      soft(response?.status()).toBe(route === unknown ? 404 : 200);
      await soft(page).toHaveTitle(/Kinolume/);
      await soft(page.locator("h1")).toHaveCount(1);
      await expectItsPlaceMarked(page, route);
    });
    await test.step("fetches nothing from elsewhere, and no script before anyone is there", () => {
      soft(requests.map((request) => new URL(request.url()).origin)).toEqual(
        requests.map(() => baseURL),
      );
      if (stillRoutes.has(route)) soft(scriptsToRun(requests)).toEqual([]);
      // They came with the page, and the links that name them ask for nothing.
      soft(requests.filter((request) => request.resourceType() === "stylesheet")).toEqual([]);
    });
    if (stillRoutes.has(route))
      await test.step("runs the inline loader only, and fetches the app when idle", () =>
        expectLoaderOnly(page));
    if (applicationRoutes.has(route))
      await test.step("starts the app at once", () => waitForHydration(page));

    await expect(banner(page)).toBeVisible();
    await test.step("needs no sideways scrolling at 400% zoom", () => expectNoOverflow(page));
    for (const size of screenSizes)
      await test.step(`is covered by nothing ${size.width} wide`, async () => {
        await page.setViewportSize(size);
        if (hasChat(route)) await soft(banner(page)).toBeInViewport({ ratio: 1 });
        soft(await findCovered(page, "first screen"), "banner open").toEqual([]);
        if (size.width === 1440) await answerBanner(page, route);
        else await setBanner(page, "closed");
        soft(await findCovered(page, "first screen"), "banner closed").toEqual([]);
        if (hasChat(route)) await soft(chat(page)).toBeInViewport({ ratio: 1 });
        else await soft(chat(page)).toHaveCount(0);
        if (readWidths.includes(size.width))
          soft(await findViolations(page), "accessibility").toEqual([]);
        if (size.width !== 1440) await setBanner(page, "open");
      });
    await test.step("shows every stop of the Tab key", async () => {
      soft(await findUnseenStops(page)).toEqual([]);
    });
  });
}

async function expectNoOverflow(page: Page): Promise<void> {
  await setBanner(page, "closed");
  // 1280 px wide at 400% is 320 CSS pixels.
  await page.setViewportSize({ width: 320, height: 256 });
  // A new size of the window counts from the frame after it, which a busy machine draws late.
  const readOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await soft.poll(readOverflow).toBe(0);
  await setBanner(page, "open");
}

/** At the end of the page one can scroll everything free of it; then it goes for good. */
async function answerBanner(page: Page, route: string): Promise<void> {
  soft(await findCovered(page, "end"), "scrolled free of it").toEqual([]);
  if (hasChat(route)) await soft(chat(page)).toBeInViewport({ ratio: 1 });
  await banner(page).getByRole("button", { name: "Decline" }).click();
  await expect(banner(page)).toBeHidden();
  soft(await readBanner(page), "as the other sizes were looked at").toBe("closed");
}

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
