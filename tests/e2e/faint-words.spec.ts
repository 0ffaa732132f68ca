import type { Page } from "@playwright/test";
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

const quarter = Math.ceil(allRoutes.length / 4);
for (const part of [0, 1, 2, 3]) {
  const routes = allRoutes.slice(part * quarter, (part + 1) * quarter);
  test(`no word is faint before it is scrolled to, nor after: ${routes.join(", ")}`, async ({
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
