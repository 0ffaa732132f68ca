import { pages } from "../../content/pages/index.ts";
import { mainNavigation } from "./support/specified-routes.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ javaScriptEnabled: false });
// Two of them walk through the whole site.
test.slow();

test("every page is whole without scripts", async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
    const faded = await page
      .locator(".reveal-text")
      .evaluateAll(
        (texts) => texts.filter((text) => getComputedStyle(text).opacity !== "1").length,
      );
    expect.soft(faded, path).toBe(0);
    await expect
      .soft(page.getByRole("contentinfo"), path)
      .toContainText("Registered in England and Wales");
  }
});

test("one can walk the site without scripts", async ({ page }) => {
  await page.goto("/");
  for (const [path, label] of mainNavigation) {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(path);
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens and leads on", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Work" })
      .click();
    await expect(page).toHaveURL("/our-work");
  });
});
