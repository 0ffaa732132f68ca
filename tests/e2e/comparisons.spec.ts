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

for (const width of [390, 1440]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const { route, name, columns, row } of tables) {
      test(`${route} compares in a table that fits and stays a table`, async ({ page }) => {
        await page.goto(route);
        const table = page.getByRole("table", { name });
        for (const column of columns) {
          await expect(table.getByRole("columnheader", { name: column })).toBeAttached();
        }
        const cells = table.getByRole("row", { name: row }).getByRole("cell");
        await expect(cells).toHaveCount(columns.length);
        const box = await table.boundingBox();
        expect(box!.x).toBeGreaterThanOrEqual(0);
        expect(box!.x + box!.width).toBeLessThanOrEqual(width);
        // On a phone the column's name stands beside each of its answers.
        const label = cells.first().getByText(columns[0]!, { exact: true });
        await expect(label).toBeVisible({ visible: width === 390 });
      });
    }
  });
}

test("each reason leads to its proof", async ({ page }) => {
  await page.goto("/why-us");
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
});

test.describe("where sheets stick", () => {
  test.use({ viewport: { width: 1024, height: 800 } });

  test("every step can be read to its end before the next one covers it", async ({ page }) => {
    await page.goto("/our-process");
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
  });
});
