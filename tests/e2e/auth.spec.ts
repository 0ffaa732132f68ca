import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { authLimits } from "../../server/auth/limits.ts";
import { send } from "../support/send.ts";
import {
  codeIn,
  expect,
  fillSignIn,
  linkIn,
  openAuth,
  password,
  readAccessToken,
  test,
  toastWith,
} from "./support/account-test.ts";
import { holdApp, loseApp } from "./support/app-chunks.ts";
import { productUrl } from "./support/fixtures.ts";
import { findViolations } from "./support/find-violations.ts";

/** Behind a link in a mail a whole page has to start before it leads on. */
const patiently = expect.configure({ timeout: 15_000 });

test("signing up ends, by the link in the mail, signed in on the home page", async ({
  page,
  context,
  browser,
  email,
  mailTo,
}) => {
  await openAuth(page);
  await page.getByRole("tab", { name: "Sign In" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL("/auth?view=sign-up");
  await expect(page.getByRole("tab", { name: "Sign Up" })).toBeFocused();
  expect(await findViolations(page, "main")).toEqual([]);

  const create = page.getByRole("button", { name: "Create account" });
  await create.click();
  const name = page.getByLabel("Full Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription("Please enter your name.");

  await name.fill("Ann Example");
  await page.getByLabel("Company Name").fill("Example Ltd");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("tab", { name: "Sign In" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await page.getByRole("tab", { name: "Sign Up" }).click();
  await expect(name).toHaveValue("Ann Example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await expect(page.getByText("Password strength: strong")).toBeAttached();
  await create.click();
  await expect(
    toastWith(page, "Account created! Please check your email to confirm your account."),
  ).toBeVisible();
  await expect(page).toHaveURL("/auth?view=confirm");
  await expect(page.getByText(email)).toBeVisible();

  const mail = await mailTo(email, /^Confirm your/);
  expect(codeIn(mail)).toMatch(/^\d{6}$/);
  await page.goto(linkIn(mail));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await patiently(toastWith(page, "Your address is confirmed")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await readAccessToken(page)).toBeDefined();
  // The browser is known from now on, though it came by a link.
  expect(await context.cookies(`${productUrl}/auth/v1/token`)).toMatchObject([{ name: "device" }]);

  await test.step("opened again it says that it was used, here and on the telephone", async () => {
    // As the link of somebody leads who signed up on the way to an invitation.
    const link = new URL(linkIn(mail));
    link.searchParams.set("redirect_to", `${productUrl}/dashboard/invitation?token=abc`);
    await page.goto(linkIn(mail));
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await patiently(toastWith(page, "That link was used already")).toBeVisible();
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await phone.goto(link.href);
    await phone.getByRole("button", { name: "Confirm my address" }).click();
    await patiently(
      phone.getByRole("heading", { name: "That link no longer works." }),
    ).toBeVisible();
    await expect(phone.getByRole("button", { name: "Create account" })).toHaveCount(0);
    expect(new URL(phone.url()).searchParams.get("next")).toBe("/dashboard/invitation?token=abc");
    await phone.close();
  });
});

test.describe("with a code from the mail", () => {
  test.use({ tolerate: /\/auth\/v1\/(verify|token)|status of 40[03]/ });

  test("one is let in where one was turned away, whatever the mail program copies", async ({
    page,
    request,
    email,
    mailTo,
  }) => {
    await request.post("/auth/v1/signup", { data: { email, password } });
    await openAuth(page);
    await fillSignIn(page, { email, password });
    await page.getByRole("button", { name: "Sign In" }).click();
    await expect(toastWith(page, "Email not confirmed")).toBeVisible();
    await expect(page).toHaveURL("/auth?view=confirm");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
    await page.getByRole("button", { name: "Send the email again" }).click();
    await expect(toastWith(page, "The email is on its way")).toBeVisible();

    const code = codeIn(await mailTo(email, /^Confirm your/));
    const field = page.getByLabel("Six-digit code");
    await field.fill(code === "111111" ? "222222" : "111111");
    await field.press("Enter");
    await expect(toastWith(page, "Error checking the code")).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
    await page.getByRole("button", { name: "Confirm my address" }).click();
    await patiently(page).toHaveURL("/dashboard");
  });
});

test.describe("signing in", () => {
  test.use({ tolerate: /\/auth\/v1\/token|status of (400|429)|Failed to load resource/ });

  test("says what is wrong, sends once, and leads on to where one was", async ({
    page,
    account,
  }) => {
    await openAuth(page, `?next=${encodeURIComponent("/verify#how")}`);
    await expect(page.getByText("Please sign in to go on to where you were.")).toBeVisible();
    const submit = page.getByRole("button", { name: "Sign In" });
    const field = page.getByLabel("Password", { exact: true });

    await fillSignIn(page, { ...account, password: "not my password" });
    await submit.click();
    await expect(toastWith(page, "Error signing in")).toBeVisible();
    await expect(toastWith(page, "Invalid login credentials")).toBeVisible();
    await expect(field).toBeFocused();

    await test.step("in plain words when there are too many tries or no server", async () => {
      const token = "**/auth/v1/token?*";
      const tooMany = { code: 429, error_code: "over_request_rate_limit", msg: "Limit reached" };
      await page.route(token, (route) => route.fulfill({ status: 429, json: tooMany }), {
        times: 1,
      });
      await submit.click();
      await expect(page.locator("main").getByText(/^Too many tries.* a few minutes/)).toBeVisible();
      await page.route(token, (route) => route.abort(), { times: 1 });
      await submit.click();
      await expect(page.locator("main").getByText(/^The server cannot be reached/)).toBeVisible();
    });

    await test.step("once, however often one presses", async () => {
      let sent = 0;
      page.on("request", (request) => {
        if (request.url().includes("/auth/v1/token")) sent++;
      });
      await field.fill(account.password);
      await submit.dblclick();
      await expect(toastWith(page, "Welcome back!")).toBeVisible();
      await expect(page).toHaveURL("/verify#how");
      expect(sent).toBe(1);
    });
  });
});

test.describe("a forgotten password", () => {
  test.use({ tolerate: /\/auth\/v1\/user|status of 4(00|22)/ });

  test("is replaced by way of the mail", async ({ page, account, accounts, mailTo }) => {
    test.slow();
    await openAuth(page);
    await page.getByLabel("Email").fill(account.email);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
    await page.getByRole("button", { name: "Send the email" }).click();
    await expect(page).toHaveURL("/auth?view=recover");
    await expect(page.getByRole("heading", { name: "Check your email." })).toBeVisible();

    const first = linkIn(await mailTo(account.email, /^Set a new/));
    await page.goto(first);
    await page.getByRole("button", { name: "Continue" }).click();
    await patiently(page).toHaveURL("/auth?view=new-password");
    const field = page.getByRole("textbox", { name: "New password" });
    await expect(field).toHaveAttribute("autocomplete", "new-password");
    expect(await findViolations(page, "main")).toEqual([]);

    await field.fill("password1");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(toastWith(page, "Error setting the password")).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/^Not a password that everybody tries first/);
    await field.fill("a second lamp in the fog");
    await page.getByRole("button", { name: "Show password" }).click();
    await expect(field).toHaveAttribute("type", "text");

    await accounts.ageProofs(account.email);
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.locator("main").getByText(/^You came by that email a while/)).toBeVisible();
    await page.getByRole("button", { name: "Ask for another email" }).click();
    await expect(page.getByLabel("Email")).toHaveValue(account.email);
    await page.getByRole("button", { name: "Send the email" }).click();
    await expect(page).toHaveURL("/auth?view=recover");
    const newest = async () => linkIn(await mailTo(account.email, /^Set a new/));
    await patiently.poll(newest).not.toBe(first);
    await page.goto(await newest());
    await page.getByRole("button", { name: "Continue" }).click();
    await field.fill("a second lamp in the fog");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(toastWith(page, "Your new password is set")).toBeVisible();
    await patiently(page).toHaveURL("/dashboard");
  });
});

test.describe("strangers who know an address", () => {
  test.use({ tolerate: /\/auth\/v1\/(token|recover)|status of 429/ });

  test("lock out nobody: a known browser gets in, another is told when and how @long", async ({
    page,
    context,
    browser,
    account,
  }) => {
    const strangers = (path: string, count: number, body: object) =>
      Promise.all(
        Array.from({ length: count }, () =>
          send(`${productUrl}${path}`, {
            json: body,
            localAddress: `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(2, 255)}`,
          }),
        ),
      );
    const signIn = async (tab: Page) => {
      await fillSignIn(tab, account);
      await tab.getByRole("button", { name: "Sign In" }).click();
    };
    await openAuth(page, "?next=/privacy");
    // As when one signed in here yesterday, and out again.
    const token = "/auth/v1/token?grant_type=password";
    await page.evaluate(([url, body]) => fetch(url, { method: "POST", body }), [
      token,
      JSON.stringify(account),
    ] as const);
    expect(await context.cookies(`${productUrl}${token}`)).toMatchObject([
      { name: "device", path: "/auth/v1", httpOnly: true, sameSite: "Strict" },
    ]);
    // Neither with pages nor with data.
    expect(await context.cookies(`${productUrl}/rest/v1/`)).toEqual([]);

    const { email } = account;
    const { limit } = authLimits.passwordTriesPerAddress;
    await strangers(token, limit, { email, password: "not this one" });
    await signIn(page);
    await expect(toastWith(page, "Welcome back!")).toBeVisible();

    const fresh = await browser.newContext({ baseURL: productUrl });
    const other = await fresh.newPage();
    await openAuth(other);
    await signIn(other);
    const note = other.locator("main").getByText(/^Too many tries/);
    await expect(note).toHaveText(/Please try again in (\d+ minutes|a minute)\. “Forgot/);

    await test.step("the way back in is in the mailbox, however often they asked", async () => {
      await strangers("/auth/v1/recover", authLimits.recoveriesPerAddress.limit, { email });
      await other.getByRole("link", { name: "Forgot your password?" }).click();
      await other.getByRole("button", { name: "Send the email" }).click();
      await expect(other.locator("main").getByText(/^If this address has an account/)).toHaveText(
        /it works until \d\d:\d\d at least\..* You can ask again in \d+ minutes\.$/,
      );
    });
    await fresh.close();
  });
});

test("a link that was used or is too old says so, with a way on", async ({ page }) => {
  await page.goto("/auth/v1/verify?token=used-before&type=recovery");
  await page.getByRole("button", { name: "Continue" }).click();
  await patiently(page).toHaveURL("/auth?view=link-expired");
  await expect(page.getByRole("heading", { name: "That link no longer works." })).toBeVisible();
  await page.getByRole("link", { name: "Send another link" }).click();
  await expect(page.getByRole("button", { name: "Send the email" })).toBeVisible();
});

test("an invitation leads to a first password", async ({ page, request, email, mailTo }) => {
  const staff = { email: "studio@kinolume.example", password: "studio-demo-2026" };
  const answer = await request.post("/auth/v1/token?grant_type=password", { data: staff });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await request.post("/functions/v1/invite-client", {
    data: { email, displayName: "Ann Example" },
    headers: { Authorization: `Bearer ${token}` },
  });
  await page.goto(linkIn(await mailTo(email, /^Your invitation/)));
  await page.getByRole("button", { name: "Accept the invitation" }).click();
  await patiently(page).toHaveURL("/auth?view=welcome");
  await page.getByRole("textbox", { name: "New password" }).fill(password);
  await page.getByRole("button", { name: "Set password and go in" }).click();
  await patiently(page).toHaveURL("/dashboard");
});

test("what is sent before the app runs signs in once it does", async ({ page, account }) => {
  const release = await holdApp(page);
  await page.goto("/auth");
  await fillSignIn(page, account);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Sign In" })).toHaveAttribute("data-pending", "");
  await release();
  await patiently(page).toHaveURL("/dashboard");
});

test.describe("where the app does not come", () => {
  test.use({ tolerate: /entry\.client-/ });

  test("the page comes again, and no word of theirs is in an address", async ({
    page,
    account,
  }) => {
    await loseApp(page, "missing");
    await page.goto("/auth");
    await fillSignIn(page, account);
    const answered = page.waitForResponse((response) => response.status() === 303);
    await page.keyboard.press("Enter");
    await answered;
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that it needs it, and whom to write to", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByText(/^Signing in needs JavaScript/)).toBeVisible();
    await expect(page.getByRole("tab", { name: "Sign In" })).toBeHidden();
    await page.getByRole("link", { name: "Write to us instead" }).click();
    await expect(page).toHaveURL("/contact");
  });
});
