import { AxeBuilder } from "@axe-core/playwright";
import { allRoutes } from "./support/contract-routes.ts";
import { expect, test } from "./support/fixtures.ts";

const widths = [390, 1440];
const pages = [...allRoutes, "/no/such/page"];

test.use({ tolerate: /404/ });

for (const width of widths) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    for (const route of pages) {
      test(`${route} has no accessibility violations`, async ({ page }) => {
        await page.goto(route);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      });
    }
  });
}

test.describe("at 400% zoom", () => {
  // 1280 px wide at 400% is 320 CSS pixels.
  test.use({ viewport: { width: 320, height: 256 } });

  for (const route of allRoutes) {
    test(`${route} needs no sideways scrolling`, async ({ page }) => {
      await page.goto(route);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});
