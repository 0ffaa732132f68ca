import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { waitForHydration } from "./app-chunks.ts";
import { expect, test as base } from "./fixtures.ts";
import type { ProductDatabase } from "./product-database.ts";

export const submitEnquiry = "**/functions/v1/submit-enquiry";

export const test = base.extend<{ email: string }>({
  /** An address of this test alone: by it, its rows and mails are found. */
  email: async ({ browserName }, use) => use(`${browserName}-${randomUUID()}@example.com`),
});

/** Opens a page with the app running, as for a visitor who has moved the pointer. */
export async function openAwake(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(5, 5, { steps: 2 });
  await waitForHydration(page);
}

/** A message in the corner; assistive technology has another copy of it. */
export const toastWith = (page: Page, text: string) =>
  page.getByRole("region", { name: /^Notifications/ }).getByText(text, { exact: true });

/** The keys of all attempts that have left the browser so far. */
export function collectKeys(page: Page): string[] {
  const keys: string[] = [];
  page.on("request", (request) => {
    const key = request.headers()["idempotency-key"];
    if (request.method() === "POST" && key) keys.push(key);
  });
  return keys;
}

/** In the database once; told to the studio once and acknowledged once. */
export async function expectStoredOnce(database: ProductDatabase, email: string) {
  const [enquiry, ...others] = await database.findEnquiries(email);
  expect(others).toEqual([]);
  const mails = await database.findMails(email);
  expect(mails.map(({ kind }) => kind)).toEqual(["enquiry-acknowledgement", "studio-enquiry"]);
  if (!enquiry) throw new Error(`No enquiry of ${email} is stored.`);
  return enquiry;
}

export { expect };
