import { mainNavigation } from "./support/specified-routes.ts";
import { expect, test } from "./support/fixtures.ts";

test("the skip link is first and leads to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("Tab walks the navigation in order and Enter follows it", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Kinolume, home" })).toBeFocused();
  for (const [, label] of mainNavigation) {
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: label }),
    ).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/auth");
});
