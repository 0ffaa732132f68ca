import { fileURLToPath } from "node:url";
import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { ensureSiteBuilt } from "../../scripts/build-site.ts";
import type { RunningServer } from "../../server/listen.ts";
import { waitForHydration } from "./support/app-chunks.ts";
import { findViolations } from "./support/find-violations.ts";
import { serveSite } from "./support/serve-site.ts";

const guideRoot = fileURLToPath(new URL("support/styleguide-app", import.meta.url));

// One worker, one build and one server.
test.describe.configure({ mode: "default" });

let server: RunningServer;
let context: BrowserContext;

/** No build of the product has the guide: this one has little else. */
test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  await ensureSiteBuilt((line) => console.log(line), { root: guideRoot });
  server = await serveSite(`${guideRoot}/build`);
  context = await browser.newContext({ reducedMotion: "reduce" });
});

test.afterAll(async () => {
  await context.close();
  await server.close();
});

async function openGuide() {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(server.url);
  await waitForHydration(page);
  return page;
}

let kept: Page | undefined;

/** For tests that leave the page as they found it: a load is what they would cost most. */
const returnToGuide = async () => (kept ??= await openGuide());

test.afterEach(async () => {
  const others = context.pages().filter((page) => page !== kept);
  await Promise.all(others.map((page) => page.close()));
});

async function expectNoViolations(page: Page) {
  expect(await findViolations(page)).toEqual([]);
}

const isFocusInPage = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== body && !activeElement?.closest("dialog");
  });

/** Words are read out from a place that is there for a second only: it is waited for before the click, frame by frame. */
async function expectHeard(page: Page, place: string, words: string, click: () => Promise<void>) {
  const isThere = ([selector, text]: [string, string]) =>
    [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text));
  const heard = page.waitForFunction(isThere, [place, words] as [string, string]);
  await Promise.all([heard, click()]);
}

/** They also go by themselves, so that one may be gone before it is clicked. */
async function dismissAll(page: Page) {
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect(async () => {
    if ((await dismiss.count()) > 0) await dismiss.first().click({ timeout: 1_000 });
    expect(await dismiss.count()).toBe(0);
  }).toPass({ timeout: 20_000 });
}

test("has no accessibility violation on a phone and a wide screen, at rest and with everything open", async () => {
  // Four looks at the longest page there is.
  test.slow();
  const page = await openGuide();
  for (const width of [390, 1440])
    await test.step(`${width} wide, at rest`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await expectNoViolations(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  await page.getByRole("form").getByRole("button", { name: "Send message" }).click();
  await page.getByRole("button", { name: "Pay with ETH" }).click();
  for (const width of [1440, 390])
    await test.step(`${width} wide, with everything open`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole("dialog").getByRole("button", { name: "Set up payment" }).click();
      await expect(page.locator("[data-toast]").last()).toBeVisible();
      await expectNoViolations(page);
    });
});

test("a dialog holds the focus, closes on Escape and gives the focus back", async () => {
  const page = await returnToGuide();
  const trigger = page.getByRole("button", { name: "Read our full story" });
  const dialog = page.getByRole("dialog", { name: "Our journey" });
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Back to the page" })).toBeFocused();
  // Past the last control the browser's own interface has its turn; the page never has.
  await page.keyboard.press("Tab");
  expect(await isFocusInPage(page)).toBe(false);
  await page.keyboard.press("Tab");
  expect(await isFocusInPage(page)).toBe(false);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(trigger).toBeFocused();
});

test("a sheet closes by its button and by a click beside it", async () => {
  const page = await returnToGuide();
  const trigger = page.getByRole("button", { name: "Open the sheet" });
  const sheet = page.getByRole("dialog", { name: "Labs" });
  await trigger.click();
  await sheet.getByRole("button", { name: "Done" }).click();
  await expect(sheet).toBeHidden();
  await trigger.click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(20, 300);
  await expect(sheet).toBeHidden();
});

test("a dialog driven from state tells that state of every way it opens and closes", async () => {
  const page = await returnToGuide();
  const state = page.locator("#dialogs output");
  await page.getByRole("button", { name: "Pay with ETH" }).click();
  await expect(state).toHaveText("The dialog is open.");
  await page.keyboard.press("Escape");
  await expect(state).toHaveText("The dialog is closed.");
  await page.getByRole("button", { name: "Pay with ETH" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(state).toHaveText("The dialog is closed.");
});

test("dialogs open and close without scripts", async ({ browser }) => {
  const scriptless = await browser.newContext({ javaScriptEnabled: false });
  const page = await scriptless.newPage();
  await page.goto(server.url);
  await page.getByRole("button", { name: "Read our full story" }).click();
  const dialog = page.getByRole("dialog", { name: "Our journey" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Back to the page" }).click();
  await expect(dialog).toBeHidden();
  await scriptless.close();
});

test("a dialog opened before the app runs stays open when it does", async () => {
  const page = await returnToGuide();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() === "script") await held;
    await route.continue();
  });
  await page.goto(server.url, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Read our full story" }).click();
  const dialog = page.getByRole("dialog", { name: "Our journey" });
  await expect(dialog).toBeVisible();
  release();
  // The page behind the dialog is inert, so the app's own mark on the element has to tell.
  await expect
    .poll(() => dialog.evaluate((element) => Object.keys(element).join()), { timeout: 30_000 })
    .toContain("__react");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.unroute("**/*");
});

test("arrow keys, Home and End move between tabs", async () => {
  const page = await returnToGuide();
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Overview").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Projects")).toBeFocused();
  await expect(tab("Projects")).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toHaveText(
    "Every picture in the making.",
  );
  await page.keyboard.press("End");
  await expect(tab("Messages")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Overview")).toBeFocused();
  await expect(tab("Profile")).toBeDisabled();
});

test("a toast is announced by its urgency and dismissed by its button", async () => {
  const page = await returnToGuide();
  const press = (name: string) => () => page.getByRole("button", { name }).click();
  const live = (urgency: string) => `[role="status"][aria-live="${urgency}"]`;
  await expectHeard(page, live("polite"), "Thank you!", press("Success"));
  await expectHeard(page, live("assertive"), "Missing Information", press("Destructive"));

  const toasts = page.getByRole("region", { name: "Notifications" }).getByRole("listitem");
  await expect(toasts).toHaveCount(2);
  await toasts.first().getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText("Please fill in your name and email.");
  await dismissAll(page);
});

test("a fourth toast waits for a place", async () => {
  const page = await returnToGuide();
  await page.getByRole("button", { name: "Destructive" }).click({ clickCount: 4 });
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect(dismiss).toHaveCount(3);
  await dismiss.first().click();
  await expect(dismiss).toHaveCount(3);
  await dismiss.first().click();
  await expect(dismiss).toHaveCount(2);
  await dismissAll(page);
});

test("a toast raised over a dialog is heard there, and outlives it", async () => {
  const page = await returnToGuide();
  await page.getByRole("button", { name: "Pay with ETH" }).click();
  const dialog = page.getByRole("dialog", { name: "Pay with ETH" });
  await expectHeard(page, 'dialog[open] [role="status"][aria-live="assertive"]', "wallet", () =>
    dialog.getByRole("button", { name: "Set up payment" }).click(),
  );
  await dialog.getByRole("button", { name: "Set up payment" }).click();
  await dialog.getByRole("button", { name: "Dismiss" }).first().click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  await dismissAll(page);
});

test("nothing injects a style sheet that the security policy would refuse", async () => {
  const page = await returnToGuide();
  const countStyles = () => page.locator("style").count();
  const before = await countStyles();
  await page.getByRole("button", { name: "Pay with ETH" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Set up payment" }).click();
  await expect(page.getByRole("button", { name: "Dismiss" })).toBeVisible();
  expect(await countStyles()).toBe(before);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await dismissAll(page);
});

test("an error is tied to its field and moves nothing", async () => {
  const page = await returnToGuide();
  const form = page.getByRole("form", { name: "Example form" });
  const email = form.getByLabel("Email");
  const send = form.getByRole("button", { name: "Send message" });
  await expect(email).not.toHaveAttribute("aria-invalid");
  const before = await form.boundingBox();
  await send.click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(email).toHaveAccessibleDescription(
    "Enter your email address, so that we can reply.",
  );
  await expect(form.getByRole("checkbox")).toHaveAccessibleDescription("Tick the box to go on.");
  expect((await form.boundingBox())?.height).toBe(before?.height);
  await email.fill("studio@kinolume.example");
  await send.click();
  await expect(email).not.toHaveAttribute("aria-invalid");
});
