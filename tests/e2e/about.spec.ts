import type { Page } from "@playwright/test";
import { holdApp, isHydrated } from "./support/app-chunks.ts";
import { expect, test } from "./support/fixtures.ts";

const opener = (page: Page) => page.getByRole("button", { name: "Read Our Full Company Story" });
const journey = (page: Page) => page.getByRole("dialog", { name: "Our Journey" });

test("four cards, who decides what, and a story that opens before the app runs and gives the focus back", async ({
  page,
}) => {
  const release = await holdApp(page);
  await page.goto("/about");
  const cards = page.getByRole("region", { name: "How we work" });
  await expect(cards.getByRole("article")).toHaveCount(4);
  await expect(cards.getByRole("img")).toHaveCount(4);
  const team = page.getByRole("region", { name: "Who decides what." });
  await expect(team.getByRole("term")).toHaveCount(10);

  await opener(page).click();
  await expect(journey(page)).toBeVisible();
  await expect(journey(page).getByRole("heading", { level: 3 })).toHaveCount(4);
  expect(await isHydrated(page)).toBe(false);

  await release();
  await expect(journey(page)).toBeVisible();
  for (let stop = 0; stop < 4; stop++) {
    await page.keyboard.press("Tab");
    // The address bar and its like are among the stops; the page behind the dialog is not.
    const isHeld = await page.evaluate(
      () => document.activeElement?.matches("body, dialog, dialog *") ?? true,
    );
    expect(isHeld, "focus left the dialog").toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(journey(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the company story stands on the page", async ({ page }) => {
    await page.goto("/about");
    await expect(opener(page)).toBeHidden();
    await expect(journey(page).getByRole("heading", { level: 3 })).toHaveCount(4);
    await expect(journey(page).getByText("Words that can be checked")).toBeVisible();
  });
});
