import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";

const answers = [/30 days/, /^Anytime/, /unlimited/, /within 12 hours/, /exclude VAT/];

test("every price excludes VAT and can be paid, and every button opens its dialog", async ({
  page,
}) => {
  await page.goto("/pricing");
  const main = page.getByRole("main");
  await expect(main).toContainText(/from £15,000 per month excl\. VAT/);
  for (const [id, price] of [
    ["basic-pr", "£500"],
    ["professional-pr", "£1,500"],
    ["enterprise-pr", "£5,000"],
  ]) {
    const entry = page.locator(`#${id}`);
    await expect(entry).toContainText(price!);
    await expect(entry).toContainText("per campaign, excl. VAT");
    await expect(entry.getByRole("button", { name: "Pay with ETH" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Choose a package" }).click();
  await expect(page.getByRole("heading", { name: /priced one by one/ })).toBeInViewport();

  await test.step("on paper it is a price sheet, with every answer open", () => expectPaper(page));

  // It stands twice; the last button opens the dialog of the first.
  await expect(page.getByRole("button", { name: "Book a Call" })).toHaveCount(2);
  for (const [button, title] of [
    ["Book a Call", "Book a Call"],
    ["Schedule a Consultation", "Schedule a Consultation"],
    ["Ask for a Bitcoin invoice", "Pay with Bitcoin"],
  ]) {
    const opener = page.getByRole("button", { name: button!, exact: true }).last();
    await opener.click();
    const dialog = page.getByRole("dialog", { name: title! });
    await expect(dialog.getByRole("textbox", { name: "Email" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
});

/** Black on white. */
async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const answer of answers) {
    await expect(page.locator("details p").filter({ hasText: answer }).first()).toBeVisible();
  }
  const inks = await page.evaluate(() => {
    const main = document.querySelector("main")!;
    const shown = [...main.querySelectorAll("*")].filter((each) => each.checkVisibility());
    return {
      paper: getComputedStyle(document.documentElement).backgroundColor,
      text: [...new Set(shown.map((each) => getComputedStyle(each).color))],
      grounds: [...new Set(shown.map((each) => getComputedStyle(each).backgroundColor))],
      opacities: [...new Set(shown.map((each) => getComputedStyle(each).opacity))],
    };
  });
  expect(inks).toEqual({
    paper: "rgb(255, 255, 255)",
    text: ["rgb(0, 0, 0)"],
    grounds: ["rgba(0, 0, 0, 0)"],
    opacities: ["1"],
  });
  await page.emulateMedia({ media: "screen" });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("questions open and close", async ({ page }) => {
    await page.goto("/pricing");
    const answer = page.getByText("Tell us when to stop");
    await expect(answer).toBeHidden();
    await page.getByText("Can I pause?").click();
    await expect(answer).toBeVisible();
    await page.getByText("Can I pause?").click();
    await expect(answer).toBeHidden();
  });
});
