import { expect, type Page } from "@playwright/test";

/** A page that scripts have not touched is there from its heading to the company's number, and nothing waits to fade in. */
export async function expectWhole(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  const faded = await page
    .locator(".reveal-text")
    .evaluateAll((texts) => texts.filter((text) => getComputedStyle(text).opacity !== "1").length);
  expect.soft(faded, path).toBe(0);
  await expect
    .soft(page.getByRole("contentinfo"), path)
    .toContainText("Registered in England and Wales");
}
