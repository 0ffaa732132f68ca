import { createMark } from "./create-mark.ts";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { type Account, expect as baseExpect, haveSession, test as base } from "./account-test.ts";

/** A dashboard is there after eight answers of the server, on a machine that runs other tests. */
export const expect = baseExpect.configure({ timeout: 15_000 });

/** A client with work; `mark` is in their name and every title, and in nobody else's. */
export type Client = Account & { mark: string };

export const test = base.extend<{ client: Client }>({
  client: async ({ account, portalRows }, use) => {
    const mark = createMark();
    await portalRows.fill(account.email, mark);
    await use({ ...account, mark });
  },
});

export async function openDashboard(
  page: Page,
  {
    request,
    account,
    search = "",
  }: { request: APIRequestContext; account: Account; search?: string },
) {
  await haveSession(page, request, { email: account.email, password: account.password });
  await page.goto(`/dashboard${search}`);
  await expect(page.getByRole("button", { name: "Sign Out", exact: true })).toBeVisible();
  await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
}

/** The profile's further parts come when somebody gets near them. */
export async function scrollToFurtherParts(page: Page) {
  await expect(page.getByLabel("Industry", { exact: true })).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { name: "Devices" })).toBeVisible();
}

/** Scrolls on until a part is there whose code comes only then. */
export async function comeNear(page: Page, part: Locator) {
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(part).toBeVisible({ timeout: 500 });
  }).toPass();
}

export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** The number under a label of the overview. */
export const figure = (page: Page, label: string) =>
  page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd");
