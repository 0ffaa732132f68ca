import type { Page } from "@playwright/test";
import { expect } from "./enquiry-test.ts";

export const bookCall = "**/functions/v1/book-call";

export const days = (page: Page) => page.getByRole("radiogroup", { name: "Day" });
export const times = (page: Page) => page.getByRole("radiogroup", { name: /^Times on/ });
export const send = (page: Page) => page.getByRole("button", { name: "Book this time" });

/**
 * Each test has a day of its own among those that are offered, and a time of its own on it: the calendar is one for all of
 * them, and they run side by side.
 */
export async function chooseTime(page: Page, { day, time }: { day: number; time: number }) {
  await days(page).getByRole("radio").nth(day).check({ force: true });
  const radio = times(page).getByRole("radio").nth(time);
  await radio.check({ force: true });
  return radio.inputValue();
}

export async function fillIn(page: Page, email: string) {
  await page.getByLabel("Your name").fill("Ann Archer");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("What it is about").fill("A film about a harbour.");
}

export async function expectKept(page: Page, email: string) {
  await expect(page.getByLabel("Your name")).toHaveValue("Ann Archer");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
  await expect(page.getByLabel("What it is about")).toHaveValue("A film about a harbour.");
}

export const booked = (page: Page) => page.getByText("Your call is booked");

/** With JavaScript and without, the parts of a call are folded. */
export async function unfold(page: Page, name: "Move it" | "Cancel it") {
  await page.locator("summary", { hasText: name }).click();
}
