import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { readZip } from "../support/read-zip.ts";
import { codeIn, linkIn, toastWith } from "./support/account-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, openDashboard, scrollToFurtherParts, tab, test } from "./support/portal-test.ts";

test.describe.configure({ timeout: 180_000 });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const save = (page: Page) => button(page, "Save changes").click();

test.describe("a client's own page", () => {
  // The connection is taken away, and a session ended, on purpose.
  test.use({ tolerate: /ERR_INTERNET_DISCONNECTED|^40[013]: |status of 40[013]|WebSocket/ });

  test("edits the profile, shows a picture, and ends a session elsewhere", async ({
    page,
    context,
    browser,
    request,
    client,
  }) => {
    await openDashboard(page, { request, account: client, search: "?tab=profile" });
    await expect(field(page, "Name")).toHaveValue(`${client.mark} Person`);

    await test.step("says at the field what is wrong, and saves what is right", async () => {
      await field(page, "Phone").fill("call me");
      await field(page, "Website").fill("javascript:alert(1)");
      await save(page);
      await expect(field(page, "Phone")).toBeFocused();
      await expect(field(page, "Phone")).toHaveAccessibleDescription(/Please enter a phone number/);
      await expect(field(page, "Website")).toHaveAccessibleDescription(
        /Please enter a web address/,
      );
      await field(page, "Phone").fill("+44 20 7946 0991");
      await field(page, "Website").fill("kites.example");
      await field(page, "Name").fill(`${client.mark} Renamed`);
      await save(page);
      await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
      await expect(field(page, "Website")).toHaveValue("https://kites.example");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${client.mark} Renamed`);
    });

    await test.step("what another window stores is seen, and what is typed here stays", async () => {
      const other = await context.newPage();
      await other.goto("/dashboard?tab=profile");
      await expect(field(other, "Name")).toHaveValue(`${client.mark} Renamed`);
      await field(page, "Company").fill("Typed here");
      await field(other, "Company").fill("Typed there");
      await field(other, "Industry").fill("Kites");
      await save(other);
      await expect(other.getByText("Saved.", { exact: true })).toBeVisible();
      await expect(field(page, "Industry")).toHaveValue("Kites");
      await expect(field(page, "Company")).toHaveValue("Typed here");
      await expect(field(page, "Company")).toHaveAccessibleDescription(/Typed there/);
      await other.close();
    });

    await test.step("without a connection nothing typed is lost, not by another tab either", async () => {
      await context.setOffline(true);
      await save(page);
      await expect(page.getByText("There is no connection just now.").first()).toBeVisible();
      await tab(page, "Projects").click();
      await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
      await tab(page, "Profile").click();
      await expect(field(page, "Company")).toHaveValue("Typed here");
      await context.setOffline(false);
      await save(page);
      await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
      await expect(page.getByText("Typed here", { exact: true })).toBeVisible();
    });

    await test.step("a picture is cut in the browser, and stands in the header", async () => {
      const input = page.getByLabel("Choose a picture").and(page.locator("input"));
      await input.setInputFiles({
        name: "a.png",
        mimeType: "image/png",
        buffer: Buffer.from("no"),
      });
      await expect(page.getByRole("alert")).toHaveText(/cannot be read as a picture/);
      await input.setInputFiles("public/icon-512.png");
      await expect(page.getByText("Your picture is stored.")).toBeVisible();
      const shown = page.getByRole("img", { name: "Your picture" });
      const size = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(size).toBe(512);
      await expect(page.locator("header:has(h1) img")).toHaveAttribute("src", /avatars\/.*\.webp$/);
      await button(page, "Remove picture").click();
      await expect(page.getByText("Your picture is removed.")).toBeVisible();
      await expect(shown).toHaveCount(0);
    });

    await test.step("everyone can use it, at every width", async () => {
      await scrollToFurtherParts(page);
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await findViolations(page, "[role=tabpanel]:not([hidden])")).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step("a device that was signed out leaves by itself, and reads why", async () => {
      const elsewhere = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        userAgent:
          "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/1 Safari/6",
      });
      const phone = await elsewhere.newPage();
      await openDashboard(phone, { request: elsewhere.request, account: client });
      await page.reload();
      await scrollToFurtherParts(page);
      const devices = page.getByRole("list", { name: "Signed-in devices" });
      await expect(devices.getByText("This one")).toBeVisible();
      await page.getByRole("button", { name: /^Sign out Safari on iPhone/ }).click();
      await expect(page.getByText("That device is signed out.")).toBeVisible();
      await expect(page.getByRole("button", { name: /^Sign out Safari on iPhone/ })).toHaveCount(0);
      await expect(phone.getByText("Your session has ended")).toBeVisible();
      await expect(phone).toHaveURL(/\/auth\?next=/);
      const errors: string[] = [];
      phone.on("pageerror", ({ message }) => errors.push(message));
      await phone.reload();
      await expect(phone.getByText("Your session has ended")).toBeVisible();
      expect(errors).toEqual([]);

      // Then everywhere at once: this tab, the one beside it, and the phone.
      await openDashboard(phone, { request: elsewhere.request, account: client });
      const beside = await page.context().newPage();
      await beside.goto("/dashboard?tab=messages");
      await expect(tab(beside, "Messages")).toBeVisible();
      await page.reload();
      await scrollToFurtherParts(page);
      await expect(page.getByRole("button", { name: /^Sign out Safari on iPhone/ })).toBeVisible();
      await button(page, "Sign out everywhere").click();
      const question = page.getByRole("dialog", { name: "Sign out everywhere?" });
      await expect(question).toContainText("This device and one other will be signed out at once.");
      expect(await findViolations(page, "dialog[open]")).toEqual([]);
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(question).toBeHidden();
      await expect(devices.getByText("This one")).toBeVisible();
      await button(page, "Sign out everywhere").click();
      await question.getByRole("button", { name: "Sign out everywhere" }).click();
      await expect(toastWith(page, "Signed out everywhere.")).toBeVisible();
      await expect(page).toHaveURL(/\/$/);
      await expect(phone).toHaveURL(/\/auth\?next=/);
      await expect(beside).toHaveURL(/\/auth\?next=/);
      await elsewhere.close();
    });
  });

  test("changes address and password, exports everything, leaves and stays @long", async ({
    page,
    request,
    client,
    mailTo,
  }) => {
    await openDashboard(page, { request, account: client, search: "?tab=profile" });
    await scrollToFurtherParts(page);
    const moved = `moved-${client.email}`;
    const passwordForm = page.getByRole("form", { name: "Password" });

    async function askToMove() {
      const form = page.getByRole("form", { name: "Email address" });
      await form.getByLabel("New address").fill(moved);
      await form.getByLabel("Current password").fill(client.password);
      await button(page, "Change address").click();
    }

    await test.step("the new address is waited for, taken back, and confirmed by its code", async () => {
      await askToMove();
      await expect(page.getByText(`Waiting for ${moved}.`)).toBeVisible();
      await expect(field(page, "Six-digit code")).toBeFocused();
      await mailTo(client.email, /A new address/);
      await button(page, "Cancel the change").click();
      await expect(field(page, "New address")).toBeVisible();
      await askToMove();
      await expect(page.getByText(`Waiting for ${moved}.`)).toBeVisible();
      const first = codeIn(await mailTo(moved, /Confirm your new address/));
      await button(page, "Send it again").click();
      await expect(page.getByText("Another mail is on its way.")).toBeVisible();
      const newest = async () => codeIn(await mailTo(moved, /Confirm your new address/));
      await expect.poll(newest).not.toBe(first);
      await field(page, "Six-digit code").fill(await newest());
      await button(page, "Confirm").click();
      await expect(toastWith(page, "Your new address is confirmed.")).toBeVisible();
      await expect(page.getByText(`You sign in as ${moved}`)).toBeVisible();
    });

    await test.step("a new password asks for the present one", async () => {
      const wanted = "another lamp, another fog";
      await passwordForm.getByLabel("Current password").fill("not this one");
      await passwordForm.getByLabel("New password").fill(wanted);
      await button(page, "Set new password").click();
      await expect(passwordForm.getByLabel("Current password")).toHaveAccessibleDescription(
        /not your current/,
      );
      await passwordForm.getByLabel("Current password").fill(client.password);
      await button(page, "Set new password").click();
      await expect(page.getByText("Your new password is set.")).toBeVisible();
    });

    await test.step("the export is a file with everything in it", async () => {
      const download = page.waitForEvent("download");
      await button(page, "Export my data").click();
      const file = await (await download).path();
      const archive = readZip(readFileSync(file));
      const projects = archive.get("data/projects.json")?.toString() ?? "";
      expect((JSON.parse(projects) as unknown[]).length).toBe(6);
      expect(archive.get("index.html")?.toString()).toContain(moved);
      await expect(page.getByText(/is in your downloads\.$/)).toBeVisible();
    });

    await test.step("the account is deleted by mail, and kept after all", async () => {
      await button(page, "Delete my account").press("Enter");
      const dialog = page.getByRole("dialog", { name: "Delete your account?" });
      await expect(dialog.getByRole("textbox")).toBeFocused();
      await dialog.getByRole("textbox").fill("yes");
      await dialog.getByRole("button", { name: "Send me the mail" }).click();
      await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(/not the address/);
      expect(await findViolations(page, "dialog[open]")).toEqual([]);
      await dialog.getByRole("textbox").fill(moved);
      await dialog.getByRole("button", { name: "Send me the mail" }).click();
      await expect(field(page, "Six-digit code")).toBeFocused();
      await page.goto(linkIn(await mailTo(moved, /to be deleted/)));
      await expect(dialog).toBeVisible();
      await expect(page).toHaveURL("/dashboard?tab=profile");
      await dialog.getByRole("button", { name: "Delete my account" }).click();
      await expect(page.getByText(/^Your account will be deleted on/).first()).toBeVisible();
      await tab(page, "Overview").click();
      await expect(page.getByRole("tabpanel", { name: "Overview" })).toBeVisible();
      await expect(page.getByText(/^Your account will be deleted on/)).toBeVisible();
      await button(page, "Keep my account").click();
      await expect(toastWith(page, "Your account stays")).toBeVisible();
      await expect(page.getByText(/^Your account will be deleted on/)).toHaveCount(0);
    });
  });
});
