import { byTier } from "../../scripts/checks/tier.ts";
import { banner } from "./support/cookie-banner.ts";
import { openJudge } from "./support/find-unreadable.ts";
import { expect, test } from "./support/fixtures.ts";

const allSizes = [
  { width: 390, height: 667 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 2560, height: 1440 },
];
const sizes = byTier({
  short: allSizes.filter(({ width }) => width === 390 || width === 1366),
  whole: allSizes,
});

/** What stands on the brightest pictures of each page. */
const places: Record<string, string[]> = {
  "/": ["h1", "#price"],
  "/our-work": ["h1"],
  "/services": [
    "h1",
    ".service-row:last-child a",
    "#ai-marketing-consultancy-name",
    "#film-production-name",
  ],
  "/about": ["h1"],
  "/why-us": ["h1"],
  "/contact": ["h1"],
  "/pricing": ["h1"],
  "/film-production": ["h1"],
  "/case-study/rom-boys": ["h1"],
  "/case-study/forth-ports": ["h1"],
  "/case-study/human-factor": ["h1"],
};

// The home page stands for all of them where there is little time.
const chosen = byTier({ short: ["/"], whole: Object.keys(places) });

// As on a first visit, which the pages are cut for: the banner is there.
test.use({ hasAnsweredCookies: false });

for (const path of chosen) {
  const words = places[path] ?? [];
  test(`the words on the pictures of ${path} can be read @sized`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
    const findUnreadable = await openJudge(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const place of words) {
        await page.locator(place).evaluate((element) => {
          element.scrollIntoView({ block: "center", behavior: "instant" });
        });
        expect(await findUnreadable(), `${place} at ${size.width}`).toEqual([]);
      }
    }
  });
}
