import { allRoutes } from "./support/specified-routes.ts";
import { expect, test } from "./support/fixtures.ts";

test("a title is never used twice", async ({ request }) => {
  const titles = await Promise.all(
    allRoutes
      .filter((route) => route !== "/studio")
      .map(
        async (route) => /<title>(.*?)<\/title>/.exec(await (await request.get(route)).text())?.[1],
      ),
  );
  expect(new Set(titles).size).toBe(titles.length);
});

test("the home page has the default title", async ({ request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("<title>Kinolume - AI Storytelling Agency</title>");
});

test.describe("an unknown path", () => {
  test.use({ tolerate: /404/ });

  test("answers 404 with the not-found page and logs the path", async ({ page }) => {
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    const response = await page.goto("/no/such/page?x=1");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Oops! Page not found");
    await expect.poll(() => warnings).toEqual(["Unknown path: /no/such/page"]);

    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    const robots = page.locator('meta[name="robots"]');
    await expect(robots).toHaveAttribute("content", "index, follow");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("404");
    await expect(robots).toHaveAttribute("content", "noindex");
  });

  test("of a file answers 404 too", async ({ request }) => {
    expect((await request.get("/assets/none-12345678.js")).status()).toBe(404);
  });
});

test("a trailing slash redirects to the page", async ({ request }) => {
  const response = await request.get("/about/?from=mail", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()["location"]).toBe("/about?from=mail");
});
