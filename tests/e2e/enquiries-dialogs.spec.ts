import type { Page } from "@playwright/test";
import { holdApp } from "./support/app-chunks.ts";
import {
  expect,
  expectStoredOnce,
  openAwake,
  submitEnquiry,
  test,
} from "./support/enquiry-test.ts";

const opener = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isFocusInPage = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && !activeElement?.closest("dialog");
  });

for (const [name, kind] of [
  ["Book a Call", "call"],
  ["Schedule a Consultation", "consultation"],
] as const)
  test.describe(name, () => {
    test.use({ tolerate: /submit-enquiry/ });

    test("takes one address, and says so in place", async ({ page, email, database }) => {
      await openAwake(page, "/pricing");
      await opener(page, name).first().click();
      const dialog = page.getByRole("dialog", { name });
      const address = dialog.getByLabel("Email");
      const send = dialog.getByRole("button", { name: "Send" });
      await expect(address).toBeFocused();
      await expect(address).toHaveAttribute("type", "email");
      await expect(send).toBeDisabled();
      await address.fill("  ");
      await expect(send).toBeDisabled();

      await address.fill("ann.example.com");
      await send.click();
      await expect(address).toHaveAccessibleDescription("Please enter a valid email address.");
      await expect(address).toBeFocused();

      await address.fill(email);
      await page.route(submitEnquiry, (route) => route.fulfill({ status: 503 }), { times: 1 });
      await send.click();
      await expect(dialog.getByRole("alert")).toContainText("Something went wrong");
      await expect(address).toHaveValue(email);
      await expect(address).toBeFocused();

      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route(
        submitEnquiry,
        async (route) => {
          await held;
          await route.continue();
        },
        { times: 1 },
      );
      await send.click();
      await expect(send).toBeDisabled();
      await page.keyboard.press("Enter");
      release();
      await expect(dialog.getByRole("alert")).toHaveText("Thank you! We'll be in touch soon.");
      expect(await expectStoredOnce(database, email)).toMatchObject({ kind, page: "/pricing" });

      await expect(dialog.getByRole("button", { name: "Done" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      await opener(page, name).first().click();
      await expect(address).toHaveValue("");
      await expect(send).toBeDisabled();
    });
  });

test("a dialog keeps the focus, closes on Escape and gives it back", async ({ page }) => {
  await openAwake(page, "/pricing");
  const trigger = opener(page, "Book a Call").first();
  await trigger.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Book a Call" });
  await expect(dialog.getByLabel("Email")).toBeFocused();
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press("Tab");
    expect(await isFocusInPage(page)).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("a dialog opens before the app runs, and nothing typed there is lost", async ({
  page,
  email,
  database,
}) => {
  const release = await holdApp(page);
  await page.goto("/pricing");
  await opener(page, "Book a Call").first().click();
  const dialog = page.getByRole("dialog", { name: "Book a Call" });
  await dialog.getByLabel("Email").fill(email);
  await release();
  await expect(dialog.getByLabel("Email")).toHaveValue(email);
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Thank you! We'll be in touch soon.");
  await expectStoredOnce(database, email);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, tolerate: /400/ });

  test("a dialog opens, is sent, and comes back open with what is wrong", async ({
    page,
    email,
    database,
  }) => {
    await page.goto("/pricing");
    await opener(page, "Book a Call").first().click();
    const dialog = page.getByRole("dialog", { name: "Book a Call" });
    await dialog.getByLabel("Email").fill("ann@example");
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Please enter a valid email address.");
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page).toHaveURL("/thank-you");
    expect(await expectStoredOnce(database, email)).toMatchObject({ kind: "call" });
  });

  test("who cannot open a dialog is shown the contact form", async ({ page }) => {
    await page.goto("/pricing");
    await page.locator("noscript a").first().click();
    await expect(page).toHaveURL("/contact");
  });
});
