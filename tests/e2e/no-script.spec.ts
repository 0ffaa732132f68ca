import { mainNavigation, marketingRoutes } from "./support/contract-routes.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ javaScriptEnabled: false });

for (const route of marketingRoutes) {
  test(`${route} is whole without scripts`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const text of await page.locator(".reveal-text").all()) {
      await expect(text).toHaveCSS("opacity", "1");
    }
    await expect(page.getByRole("contentinfo")).toContainText("Registered in England and Wales");
  });
}

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
