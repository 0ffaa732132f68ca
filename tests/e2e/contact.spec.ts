import type { Page } from "@playwright/test";
import { holdApp, loseApp } from "./support/app-chunks.ts";
import {
  collectKeys,
  expect,
  expectStoredOnce,
  openAwake,
  submitEnquiry,
  test,
  toastWith,
} from "./support/enquiry-test.ts";

const sent = "Message sent successfully! We'll get back to you within 24 hours.";
const failed = "Failed to send message: Please try again or contact us directly.";
const missing = "Please fill in all required fields";

const form = (page: Page) => page.getByRole("form", { name: "Start Your Project" });
const field = (page: Page, label: string) => form(page).getByLabel(label);
const send = (page: Page) => form(page).getByRole("button", { name: "Send message" });

async function fillIn(page: Page, email: string) {
  await field(page, "Your name").fill("Ann Keeper");
  await field(page, "Email").fill(email);
  await field(page, "Project type").selectOption("film-production");
  await field(page, "Your message").fill("A lighthouse.\nFor October.");
}

async function expectKept(page: Page, email: string) {
  await expect(field(page, "Your name")).toHaveValue("Ann Keeper");
  await expect(field(page, "Email")).toHaveValue(email);
  await expect(field(page, "Project type")).toHaveValue("film-production");
  await expect(field(page, "Your message")).toHaveValue("A lighthouse.\nFor October.");
}

test("an enquiry is stored once, however often the button is pressed, and the form is empty again", async ({
  page,
  email,
  database,
}) => {
  await openAwake(page, "/contact?utm_source=film-weekly");
  await fillIn(page, email);
  await send(page).dblclick();
  await expect(toastWith(page, sent)).toBeVisible();
  await expect(field(page, "Your name")).toHaveValue("");
  await expect(field(page, "Project type")).toHaveValue("");
  await expect(field(page, "Your message")).toHaveValue("");
  expect(await expectStoredOnce(database, email)).toEqual({
    kind: "contact",
    name: "Ann Keeper",
    email,
    company: null,
    project: "film-production",
    message: "A lighthouse.\nFor October.",
    page: "/contact",
    source: {},
    quarantined: false,
  });
  await page.reload();
  await expect(field(page, "Your name")).toHaveValue("");
});

test("what is missing or wrong is named, and nothing is sent", async ({ page, email }) => {
  const keys = collectKeys(page);
  // Before the app runs: the browser's own refusal must not swallow the toast.
  await page.goto("/contact");
  await field(page, "Your name").fill("   ");
  await send(page).click();
  await expect(toastWith(page, missing)).toBeVisible();
  await expect(page.locator("[data-toast]")).toHaveAttribute("data-variant", "destructive");
  const name = field(page, "Your name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Please enter your name.");
  await expect(field(page, "Email")).toHaveAccessibleDescription(
    "Please enter your email address.",
  );
  await expect(field(page, "Your message")).toHaveAccessibleDescription("Please write a message.");

  await fillIn(page, "ann.example.com");
  await expect(name).not.toHaveAttribute("aria-invalid");
  await send(page).click();
  await expect(toastWith(page, "Invalid Email")).toBeVisible();
  await expect(field(page, "Email")).toBeFocused();
  await expect(field(page, "Email")).toHaveAccessibleDescription(
    "Please enter a valid email address.",
  );
  await field(page, "Email").fill(email);
  await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid");

  await field(page, "Your message").fill("x".repeat(20_001));
  await send(page).click();
  await expect(field(page, "Your message")).toBeFocused();
  await expect(field(page, "Your message")).toHaveAccessibleDescription(
    "Please keep the message under 20,000 characters.",
  );
  await expect(field(page, "Your message")).toHaveValue("x".repeat(20_001));
  expect(keys).toEqual([]);
});

test.describe("when it cannot be sent", () => {
  test.use({ tolerate: /submit-enquiry/ });

  test("nothing is lost, and the next try counts as the same enquiry", async ({
    page,
    context,
    email,
    database,
  }) => {
    const keys = collectKeys(page);
    await openAwake(page, "/contact");
    await fillIn(page, email);

    await test.step("the server fails", async () => {
      await page.route(submitEnquiry, (route) => route.fulfill({ status: 500 }), { times: 1 });
      await send(page).click();
      await expect(toastWith(page, failed)).toBeVisible();
      await expectKept(page, email);
      await expect(send(page)).toBeFocused();
    });

    await test.step("too many were sent", async () => {
      const headers = { "retry-after": "290" };
      await page.route(submitEnquiry, (route) => route.fulfill({ status: 429, headers }), {
        times: 1,
      });
      await send(page).click();
      await expect(form(page).getByText("Please try again in 5 minutes.")).toBeVisible();
      await expectKept(page, email);
    });

    await test.step("there is no network", async () => {
      await context.setOffline(true);
      await send(page).click();
      await expect(form(page).getByText("You are offline.")).toBeVisible();
      await expectKept(page, email);
      await context.setOffline(false);
    });

    await test.step("the answer is lost, and the page loaded again", async () => {
      await page.route(
        submitEnquiry,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
      await send(page).click();
      await expect(form(page).getByText("Nothing is lost")).toBeVisible();
      await page.reload();
      await page.mouse.move(9, 9, { steps: 2 });
      await expectKept(page, email);
    });

    await send(page).click();
    await expect(toastWith(page, sent)).toBeVisible();
    await expectStoredOnce(database, email);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(5);
  });

  test("a field that only the server minds is named", async ({ page, email }) => {
    await openAwake(page, "/contact");
    await fillIn(page, email);
    const words = "This address cannot receive mail.";
    await page.route(submitEnquiry, (route) =>
      route.fulfill({ status: 400, json: { error: "Please check.", fields: { email: words } } }),
    );
    await send(page).click();
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toHaveAccessibleDescription(words);
    await expectKept(page, email);
  });
});

test("what is typed waits behind the back button", async ({ page, email }) => {
  await openAwake(page, "/contact");
  await fillIn(page, email);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Why" }).click();
  await expect(page).toHaveURL("/why-us");
  await page.goBack();
  await expectKept(page, email);
});

test("what is typed and sent before the app runs arrives once", async ({
  page,
  email,
  database,
}) => {
  const release = await holdApp(page);
  await page.goto("/contact");
  await fillIn(page, email);
  await send(page).click();
  await release();
  await expect(toastWith(page, sent)).toBeVisible();
  expect((await expectStoredOnce(database, email)).message).toBe("A lighthouse.\nFor October.");
});

test("a program that fills in everything is told nothing, and kept apart", async ({
  page,
  email,
  database,
}) => {
  await openAwake(page, "/contact");
  await fillIn(page, email);
  const trap = form(page).locator("[aria-hidden] input");
  await expect(trap).not.toBeInViewport();
  await expect(trap).toHaveAttribute("tabindex", "-1");
  await trap.evaluate((input: HTMLInputElement) => (input.value = "35 mm"));
  await send(page).click();
  await expect(toastWith(page, sent)).toBeVisible();
  const [enquiry] = await database.findEnquiries(email);
  expect(enquiry?.quarantined).toBe(true);
  expect(await database.findMails(email)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, tolerate: /400/ });

  test("the form is sent, or comes back with what is wrong", async ({ page, email, database }) => {
    await page.goto("/contact?utm_source=film-weekly", { referer: "https://news.example/" });
    await fillIn(page, "ann@example");
    await send(page).click();
    await expect(page).toHaveURL("/forms/contact");
    await expect(page.getByRole("alert")).toContainText("Please enter a valid email address.");
    await expect(field(page, "Email")).toBeFocused();
    await expect(field(page, "Email")).toHaveAccessibleDescription(
      "Please enter a valid email address.",
    );
    await expectKept(page, "ann@example");

    await field(page, "Email").fill(email);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Thank you!");
    const { page: from, source } = await expectStoredOnce(database, email);
    expect([from, source]).toEqual(["/contact", {}]);
  });
});

test.describe("when the app is lost", () => {
  test.use({ tolerate: /entry\.client/ });

  test("the form posts by itself", async ({ page, email, database }) => {
    await loseApp(page, "missing");
    await page.goto("/contact");
    await fillIn(page, email);
    await send(page).click();
    await expect(page).toHaveURL("/thank-you");
    await expectStoredOnce(database, email);
  });
});
