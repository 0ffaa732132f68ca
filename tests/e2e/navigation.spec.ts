import type { Page } from "@playwright/test";
import { mainNavigation } from "./support/specified-routes.ts";
import { waitForHydration } from "./support/app-chunks.ts";
import { expect, moving, test } from "./support/fixtures.ts";

test.use(moving);

const mainMenu = { name: "Main" } as const;

/** What a screen reader is told; the browser derives it from the popover, no attribute says it. */
async function isAnnouncedAsExpanded(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const button = nodes.find((node) => node.role?.value === "button" && node.name?.value === name);
  return button?.properties?.find((property) => property.name === "expanded")?.value.value;
}

test("the main navigation has its nine links in order, and pages start at the top", async ({
  page,
}) => {
  await page.goto("/");
  const links = page.getByRole("navigation", mainMenu).getByRole("link");
  await expect(links).toHaveText(mainNavigation.map(([, label]) => label));
  for (const [index, [path]] of mainNavigation.entries()) {
    await expect(links.nth(index)).toHaveAttribute("href", path);
  }

  await test.step("every change of page starts at the top", async () => {
    const privacy = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
    await privacy.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => window.scrollY > 500);
    await privacy.click();
    await expect(page).toHaveURL("/privacy");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
  await test.step("the name leads home", async () => {
    await page.getByRole("link", { name: "Kinolume, home" }).click();
    await expect(page).toHaveURL("/");
  });
});

test("going back also starts at the top once the app runs", async ({ page }) => {
  await page.goto("/labs");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Kinolume, home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("main")).toBeFocused();
  // The facts about the page left must leave with it.
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  // Again, should the page still have been on its way to its top.
  await expect(async () => {
    await page.mouse.wheel(0, 1500);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  }).toPass();
  await page.goBack();
  await expect(page).toHaveURL("/labs");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu is a toggle list that closes on choice", async ({ page }) => {
    await page.goto("/labs");
    const menu = page.getByRole("navigation", mainMenu);
    const toggle = page.getByRole("button", { name: "Menu" });
    await expect(menu).toBeHidden();
    expect(await isAnnouncedAsExpanded(page, "Menu")).toBe(false);

    await toggle.click();
    await expect(menu).toBeVisible();
    expect(await isAnnouncedAsExpanded(page, "Menu")).toBe(true);
    await expect(menu.getByRole("link")).toHaveCount(mainNavigation.length);

    await test.step("the page one is on closes it too", async () => {
      await menu.getByRole("link", { name: "Labs" }).click();
      await expect(menu).toBeHidden();
      await toggle.click();
    });
    await menu.getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL("/pricing");
    await expect(menu).toBeHidden();
  });

  test("the menu closes with Escape and returns focus", async ({ page }) => {
    await page.goto("/about");
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("navigation", mainMenu)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", mainMenu)).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});
