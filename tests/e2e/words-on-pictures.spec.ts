import { findUnreadable } from "./support/find-unreadable.ts";
import { expect, test } from "./support/fixtures.ts";

const sizes = [
  { width: 375, height: 667 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

/** What stands on the brightest pictures of each page. */
const places: Record<string, string[]> = {
  "/": ["h1", "#price"],
  "/services": ["#ai-marketing-consultancy-name", "#film-production-name"],
  "/case-study/rom-boys": ["h1"],
  "/case-study/forth-ports": ["h1"],
  "/case-study/human-factor": ["h1"],
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [path, words] of Object.entries(places)) {
  test(`the words on the pictures of ${path} can be read`, async ({ page }) => {
    test.slow();
    await page.goto(path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const place of words) {
        await page.locator(place).evaluate((element) => {
          element.scrollIntoView({ block: "center", behavior: "instant" });
        });
        expect(await findUnreadable(page), `${place} at ${size.width}`).toEqual([]);
      }
    }
  });
}
