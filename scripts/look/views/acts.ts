import type { Page } from "@playwright/test";

/** Wakes a page as the first visitor does who moves the pointer, and waits for the app. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

export const press = (name: string | RegExp) => async (page: Page) => {
  await wake(page);
  await page.getByRole("button", { name, exact: true }).first().click();
};

/** Presses a button and waits for the dialog that it opens. */
export const openDialog =
  (opener: string | RegExp, then?: (page: Page) => Promise<void>) => async (page: Page) => {
    await press(opener)(page);
    await page.locator("dialog[open]").waitFor();
    await then?.(page);
  };

/** Presses a button of the open dialog. */
export const pressInside = (name: string) => (page: Page) =>
  page.locator("dialog[open]").last().getByRole("button", { name, exact: true }).click();

/** The first row of a list, opened. */
export async function openFirstRow(page: Page): Promise<void> {
  await page.locator("[data-row]").first().click();
  await page.getByRole("region", { name: "Details" }).waitFor();
}

/** Messages go by themselves after a while, but not while nobody looks at the window. */
export async function keepToasts(page: Page): Promise<void> {
  await page.locator("[data-toast]").first().waitFor();
  await page.evaluate(() => dispatchEvent(new Event("blur")));
}
