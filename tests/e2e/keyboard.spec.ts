import { allRoutes, mainNavigation } from "./support/contract-routes.ts";
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

for (const route of allRoutes) {
  test(`${route}: every stop of the Tab key is seen`, async ({ page }) => {
    await page.goto(route);
    const stops = await page.locator("a[href], button, summary, input, select, textarea").count();
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press("Tab");
      const problem = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const style = getComputedStyle(focused);
        const box = focused.getBoundingClientRect();
        const isOutlined =
          style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
        return isOutlined && box.width > 0 ? null : focused.outerHTML.slice(0, 120);
      });
      expect(problem, "focused without a visible outline").toBeNull();
    }
  });
}
