import type { Page } from "@playwright/test";
import { byTier } from "../../scripts/checks/tier.ts";
import { allRoutes } from "./support/specified-routes.ts";
import { expect, moving, test } from "./support/fixtures.ts";
import { findFaint } from "./support/find-faint.ts";

test.use(moving);

// Pictures have no part in it.
test.beforeEach(({ page }) =>
  page.route("**/media/*", (route) => route.fulfill({ contentType: "image/avif", body: "" })),
);

async function scrollTo(page: Page, share: number) {
  await page.evaluate(async (part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: (scrollHeight - innerHeight) * part, behavior: "instant" });
    // Scenes follow the scroll one frame later.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, share);
}

async function expectNoneFaint(page: Page, how: string) {
  for (const share of [0, 0.5, 1]) {
    await scrollTo(page, share);
    expect.soft(await findFaint(page), `${how}, scrolled ${share}`).toEqual([]);
  }
}

// The home page, which moves most, and a case study stand for all of them where there is little time.
const chosen = byTier({ short: ["/", "/case-study/rom-boys"], whole: allRoutes });
const quarter = Math.ceil(chosen.length / 4);
for (let from = 0; from < chosen.length; from += quarter) {
  const routes = chosen.slice(from, from + quarter);
  test(`no word is faint before it is scrolled to, nor after @sized: ${routes.join(", ")}`, async ({
    page,
  }) => {
    test.slow();
    for (const route of routes)
      await test.step(route, async () => {
        await page.goto(route, { waitUntil: "networkidle" });
        await expectNoneFaint(page, route);
        // As browsers do that know no animation by scrolling.
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync("*, ::before, ::after { animation: none !important }");
          document.adoptedStyleSheets.push(sheet);
        });
        await expectNoneFaint(page, `${route} without scenes`);
      });
  });
}
