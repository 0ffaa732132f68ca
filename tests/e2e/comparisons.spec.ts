import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";

const tables = [
  {
    route: "/why-us",
    name: /In-house team, freelancers/,
    columns: ["In-house team", "Freelancers", "Traditional agency", "Kinolume"],
    row: /Where it is weak/,
  },
  {
    route: "/our-process",
    name: /Full AI, Hybrid and Human-only/,
    columns: ["Full AI", "Hybrid", "Human-only"],
    row: /Choose it when/,
  },
];

/** What else the page has to show, looked at while it is open. */
const steps: Record<string, (page: Page) => Promise<void>> = {
  "/why-us": (page) =>
    test.step("each reason leads to its proof", async () => {
      const reasons = page.getByRole("region", { name: /hold us to/ }).getByRole("link");
      const addresses = await reasons.evaluateAll((links) =>
        links.map((link) => link.getAttribute("href")),
      );
      expect(addresses).toEqual([
        "/case-study/human-factor",
        "/case-study/ai-lifestyle",
        "/case-study/rom-boys",
        "/case-study/forth-ports",
        "/pricing",
        "/verify",
      ]);
    }),
  "/our-process": (page) =>
    test.step("where sheets stick, every step can be read to its end before the next one covers it", async () => {
      await page.setViewportSize({ width: 1024, height: 800 });
      const sheets = page.getByRole("region", { name: "The four steps" }).locator("ol > li");
      await expect(sheets).toHaveCount(4);
      for (const sheet of await sheets.all()) {
        await expect(sheet.getByRole("term")).toHaveText([
          "What happens",
          "Who decides",
          "What you receive",
        ]);
        const lowest = await sheet.evaluate(
          (each) => Number.parseFloat(getComputedStyle(each).top) + each.clientHeight,
        );
        expect(lowest).toBeLessThanOrEqual(800);
      }
    }),
};

for (const { route, name, columns, row } of tables)
  test(`${route} compares in a table that fits and stays a table`, async ({ page }) => {
    await page.goto(route);
    const table = page.getByRole("table", { name });
    const cells = table.getByRole("row", { name: row }).getByRole("cell");
    for (const width of [390, 1440])
      await test.step(`${width} wide`, async () => {
        await page.setViewportSize({ width, height: 900 });
        for (const column of columns) {
          await expect(table.getByRole("columnheader", { name: column })).toBeAttached();
        }
        await expect(cells).toHaveCount(columns.length);
        const box = await table.boundingBox();
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
        // On a phone the column's name stands beside each of its answers.
        const label = cells.first().getByText(columns[0]!, { exact: true });
        await expect(label).toBeVisible({ visible: width === 390 });
      });
    await steps[route]?.(page);
  });
