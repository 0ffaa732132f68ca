import type { Page } from "@playwright/test";

export const banner = (page: Page) => page.getByRole("region", { name: "Cookie choice" });

/**
 * The page as it is before the banner is answered, or after: what app/startup/ask-for-consent.ts leaves behind, so that
 * one visit can look at both at every size of the window.
 */
export async function setBanner(page: Page, state: "open" | "closed"): Promise<void> {
  await page.evaluate((isClosed) => {
    const region = document.querySelector<HTMLElement>("[data-cookie-banner]");
    if (!region) throw new Error("There is no banner.");
    region.hidden = isClosed;
    region.toggleAttribute("data-leaving", isClosed);
    document.documentElement.toggleAttribute("data-settled", isClosed);
  }, state === "closed");
}

/** By the same marks, to compare what a press on a button has left. */
export const readBanner = (page: Page) =>
  page.evaluate(() => {
    const region = document.querySelector<HTMLElement>("[data-cookie-banner]");
    const isClosed = [
      region?.hidden,
      region?.hasAttribute("data-leaving"),
      document.documentElement.hasAttribute("data-settled"),
    ];
    return isClosed.every(Boolean) ? "closed" : isClosed.some(Boolean) ? "neither" : "open";
  });
