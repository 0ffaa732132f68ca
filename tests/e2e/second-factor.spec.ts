import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { codeAt, stepAt } from "../../server/auth/totp.ts";
import {
  type Account,
  fillSignIn,
  haveSession,
  linkIn,
  openAuth,
  toastWith,
} from "./support/account-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, openDashboard, scrollToFurtherParts, tab, test } from "./support/portal-test.ts";

test.describe.configure({ timeout: 180_000 });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const codeField = (page: Page) => page.getByRole("textbox", { name: "Six-digit code" });
const secondStep = (page: Page) => page.getByRole("heading", { name: "One more step." });
/**
 * Half minutes from now: each code is taken once, and the next one is at hand sooner than a wait. Both are still good
 * when the half minute ends before they arrive; the one before now is not.
 */
const codeOf = (key: string, steps: number) => codeAt(key, stepAt(Date.now()) + steps);

async function signIn(page: Page, account: Account, next = "") {
  await openAuth(page, next && `?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, account);
  await button(page, "Sign In").click();
  await expect(secondStep(page)).toBeVisible();
}

async function signOut(page: Page) {
  await button(page, "Sign Out").click();
  await expect(page).toHaveURL("/");
}

/** Nothing is cut off: at 320 pixels, which is what 400 % of 1280 leaves, the page does not scroll sideways. */
async function expectRoom(page: Page, part: string) {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 390) expect(await findViolations(page, part)).toEqual([]);
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `${width} wide`).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test.describe("a client's second step", () => {
  // Codes and passwords are wrong on purpose.
  test.use({ tolerate: /^4(00|22): .*\/auth\/v1\/|status of 4(00|22)/ });

  test("is set up, asked for at every way in, and stood in for by codes that work once", async ({
    page,
    request,
    client,
    accounts,
    mailTo,
  }) => {
    const account: Account = { email: client.email, password: client.password };
    const read: string[] = [];
    page.on("request", (sent) => {
      if (sent.url().includes("/rest/v1/")) read.push(sent.url());
    });
    let key = "";
    let codes: string[] = [];

    await test.step("set up in the profile, by name, key and code", async () => {
      await openDashboard(page, { request, account, search: "?tab=profile" });
      await scrollToFurtherParts(page);
      await button(page, "Set up").click();
      await expect(page.getByLabel("Name", { exact: true }).last()).toBeFocused();
      await page.getByLabel("Name", { exact: true }).last().fill("Pocket phone");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("img", { name: /Square code/ })).toBeVisible();
      await expect(codeField(page)).toBeFocused();
      await expectRoom(page, "[role=tabpanel]:not([hidden])");
      key = (await page.locator("code").innerText()).replaceAll(/\s/g, "");
      await codeField(page).fill("12");
      await button(page, "Turn on").click();
      await expect(codeField(page)).toHaveAccessibleDescription("Please enter the six digits.");
      await codeField(page).fill(codeOf(key, -9));
      await button(page, "Turn on").click();
      await expect(codeField(page)).toHaveAccessibleDescription(/^That code is not right/);
      await codeField(page).fill(codeOf(key, 0));
      await button(page, "Turn on").click();
      await expect(
        toastWith(page, "The second step is on. All other devices are signed out."),
      ).toBeVisible();
    });

    await test.step("with codes to keep, as a file and on paper", async () => {
      await expect(page.getByRole("heading", { name: "Keep your recovery codes" })).toBeFocused();
      codes = await page
        .getByRole("list", { name: "Your recovery codes" })
        .locator("code")
        .allInnerTexts();
      expect(new Set(codes).size).toBe(10);
      await expectRoom(page, "[role=tabpanel]:not([hidden])");
      const download = page.waitForEvent("download");
      await button(page, "Download").click();
      const file = readFileSync(await (await download).path(), "utf8");
      expect(codes.filter((code) => !file.includes(code))).toEqual([]);
      expect(file).toContain(client.email);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByText(codes[9] ?? "")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Devices" })).toBeHidden();
      await expect(button(page, "Download")).toBeHidden();
      await page.emulateMedia({ media: "screen" });
      await button(page, "I have kept them").click();
      await expect(page.getByText("10 of 10 left.")).toBeVisible();
      await expect(page.getByText("Pocket phone")).toBeVisible();
      await expectRoom(page, "[role=tabpanel]:not([hidden])");
    });

    await test.step("asked for before anything of the portal is read", async () => {
      await signOut(page);
      read.length = 0;
      await signIn(page, account, "/dashboard?tab=projects");
      await expect(codeField(page)).toBeFocused();
      await page.goto("/dashboard?tab=messages");
      await expect(secondStep(page)).toBeVisible();
      await expect(page).toHaveURL("/auth?next=%2Fdashboard%3Ftab%3Dmessages");
      await page.goto("/dashboard?tab=projects");
      await expect(secondStep(page)).toBeVisible();
      await expectRoom(page, "main");
      expect(read).toEqual([]);
      await codeField(page).fill(codeOf(key, -9));
      await button(page, "Go on").click();
      await expect(codeField(page)).toHaveAccessibleDescription(/^That code is not right/);
      await expect(codeField(page)).toBeFocused();
      await codeField(page).fill(codeOf(key, 1));
      await button(page, "Go on").click();
      await expect(page).toHaveURL("/dashboard?tab=projects");
      await expect(toastWith(page, "Welcome back!")).toBeVisible();
      await expect(page.getByText(`${client.mark} trailer`)).toBeVisible();
    });

    await test.step("by a recovery code, once", async () => {
      await signOut(page);
      await signIn(page, account);
      await button(page, "Use a recovery code").click();
      const field = page.getByLabel("Recovery code");
      await expect(field).toBeFocused();
      await field.fill((codes[0] ?? "").toUpperCase());
      await page.keyboard.press("Enter");
      await expect(toastWith(page, "9 recovery codes are left.")).toBeVisible();
      await expect(page).toHaveURL("/dashboard");
      await signOut(page);
      await signIn(page, account);
      await button(page, "Use a recovery code").click();
      await field.fill(codes[0] ?? "");
      await button(page, "Go on").click();
      await expect(field).toHaveAccessibleDescription(/it was used already/);
      await button(page, "Use your authenticator app").click();
      await expect(codeField(page)).toBeFocused();
      await button(page, "Sign out").click();
      await expect(page.getByLabel("Password", { exact: true })).toBeVisible();
    });

    await test.step("before a forgotten password is replaced", async () => {
      await page.getByLabel("Email").fill(account.email);
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await button(page, "Send the email").click();
      await page.goto(linkIn(await mailTo(account.email, /^Set a new/)));
      await button(page, "Continue").click();
      await expect(page).toHaveURL("/auth?view=new-password");
      await expect(secondStep(page)).toBeVisible();
      await expect(page.getByRole("textbox", { name: "New password" })).toHaveCount(0);
      await accounts.ageCodes(account.email);
      await codeField(page).fill(codeOf(key, 0));
      await button(page, "Go on").click();
      account.password = "a third lamp in the fog";
      await page.getByRole("textbox", { name: "New password" }).fill(account.password);
      await button(page, "Set new password").click();
      await expect(toastWith(page, "Your new password is set")).toBeVisible();
      await expect(page).toHaveURL("/dashboard");
    });

    await test.step("and the address and password change by the current password alone", async () => {
      await tab(page, "Profile").click();
      await scrollToFurtherParts(page);
      const address = page.getByRole("form", { name: "Email address" });
      await address.getByLabel("New address").fill(`moved-${account.email}`);
      await address.getByLabel("Current password").fill("not this one");
      await button(page, "Change address").click();
      await expect(address.getByLabel("Current password")).toHaveAccessibleDescription(
        "That is not your current password.",
      );
      await expect(address.getByLabel("Current password")).toBeFocused();
      const form = page.getByRole("form", { name: "Password" });
      await form.getByLabel("New password").fill("a fourth lamp in the fog");
      await button(page, "Set new password").click();
      await expect(form.getByLabel("Current password")).toHaveAccessibleDescription(
        "Please enter your current password.",
      );
      await form.getByLabel("Current password").fill("not this one");
      await button(page, "Set new password").click();
      await expect(form.getByLabel("Current password")).toHaveAccessibleDescription(
        "That is not your current password.",
      );
      await form.getByLabel("Current password").fill(account.password);
      await button(page, "Set new password").click();
      await expect(page.getByText("Your new password is set.")).toBeVisible();
    });
  });
});

test.describe("a session that is not enough", () => {
  // What is asked for too early is refused, and the question follows.
  test.use({ tolerate: /^4(0[034]|22): .*\/(auth|functions)\/v1\/|status of 4(0[034]|22)/ });

  test("shows a fresh proof, and what was wanted goes on @long", async ({
    page,
    request,
    client,
    accounts,
  }) => {
    await openDashboard(page, { request, account: client, search: "?tab=profile" });
    await scrollToFurtherParts(page);
    const dialog = page.getByRole("dialog", { name: "Is it still you?" });

    await test.step("a first app asks for the password after a while", async () => {
      await accounts.ageProofs(client.email);
      await button(page, "Set up").click();
      await button(page, "Go on").click();
      await dialog.getByLabel("Password").fill("not this one");
      await button(page, "Confirm").click();
      await expect(dialog.getByLabel("Password")).toHaveAccessibleDescription(
        "That is not your password.",
      );
      expect(await findViolations(page, "dialog[open]")).toEqual([]);
      await dialog.getByLabel("Password").fill(client.password);
      await button(page, "Confirm").click();
      await expect(page.getByRole("img", { name: /Square code/ })).toBeVisible();
      await expect(dialog).toBeHidden();
      await button(page, "Cancel").click();
      await expect(button(page, "Set up")).toBeVisible();
    });

    const key = await accounts.addApp(client.email, "Elsewhere");

    await test.step("an app set up elsewhere is asked for before everything is exported", async () => {
      await button(page, "Export my data").click();
      await expect(dialog.getByLabel("Six-digit code")).toBeFocused();
      expect(await findViolations(page, "dialog[open]")).toEqual([]);
      await dialog.getByLabel("Six-digit code").fill(codeOf(key, 0));
      const download = page.waitForEvent("download");
      await button(page, "Confirm").click();
      await download;
      await expect(page.getByText(/is in your downloads\.$/)).toBeVisible();
      await expect(page.getByText("Elsewhere")).toBeVisible();
    });

    await test.step("recovery codes are made late, and renewed after a question", async () => {
      await button(page, "Make recovery codes").click();
      const list = page.getByRole("list", { name: "Your recovery codes" });
      const first = await list.innerText();
      await button(page, "I have kept them").click();
      await accounts.ageProofs(client.email);
      await button(page, "Make new ones").click();
      await page.getByRole("dialog").getByRole("button", { name: "Make new ones" }).click();
      await dialog.getByLabel("Six-digit code").fill(codeOf(key, 1));
      await button(page, "Confirm").click();
      await expect(list).toBeVisible();
      expect(await list.innerText()).not.toBe(first);
      await button(page, "I have kept them").click();
    });

    await test.step("a second app is added, and either is removed after a question", async () => {
      await button(page, "Add another app").click();
      await page.getByLabel("Name", { exact: true }).last().fill("Elsewhere");
      await button(page, "Go on").click();
      await expect(page.getByText("You have an app of that name already.")).toBeVisible();
      await page.getByLabel("Name", { exact: true }).last().fill("Tablet");
      await button(page, "Go on").click();
      const second = (await page.locator("code").innerText()).replaceAll(/\s/g, "");
      await codeField(page).fill(codeOf(second, 0));
      await button(page, "Turn on").click();
      await expect(toastWith(page, "The app is added.")).toBeVisible();
      await haveSession(page, request, client);
      await page.goto("/dashboard?tab=profile");
      await page.getByLabel("Which app").selectOption("Tablet");
      await codeField(page).fill(codeOf(second, 1));
      await button(page, "Go on").click();
      await scrollToFurtherParts(page);
      await button(page, "Remove Elsewhere").click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await expect(toastWith(page, "The app is removed.")).toBeVisible();
      await button(page, "Remove Tablet").click();
      await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
      await expect(toastWith(page, "The second step is off.")).toBeVisible();
      await expect(button(page, "Set up")).toBeVisible();
    });
  });
});
