import type { Locator } from "@playwright/test";
import { loseApp } from "./support/app-chunks.ts";
import {
  answerWith,
  ask,
  chatCalls,
  input,
  lead,
  log,
  openChat,
  opener,
  panel,
} from "./support/chat-test.ts";
import { expect, test, toastWith } from "./support/enquiry-test.ts";

async function readBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not there to be measured.");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([readBox(one), readBox(other)]);
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the button leads to the contact page", async ({ page }) => {
    await page.goto("/about");
    await opener(page).click();
    await expect(page).toHaveURL(/\/contact\b/);
  });
});

test.describe("when the app cannot be had", () => {
  test.use({ tolerate: /entry\.client|Transition was aborted/ });

  test("the button leads to the contact page", async ({ page }) => {
    await loseApp(page, "missing");
    await page.goto("/about");
    await opener(page).click();
    await expect(page).toHaveURL(/\/contact\b/);
  });
});

test.describe("when the panel cannot be had", () => {
  test.use({ tolerate: /assistant-panel|Failed to fetch/ });

  test("the button says so, and works the next time", async ({ page }) => {
    await page.goto("/about");
    await page.route(/assistant-panel/, (route) => route.abort());
    // Had it been missing after a deploy, the page would load itself anew.
    await page.evaluate(() => (sessionStorage.reloaded = document.documentElement.dataset.build));
    await opener(page).click();
    await expect(page.getByRole("alert")).toContainText("studio@kinolume.example");
  });
});

for (const [width, height] of [
  [1440, 900],
  [1100, 800],
  [390, 844],
] as const)
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height }, hasAnsweredCookies: false });

    test("the button and the cookie banner stay out of each other's way", async ({ page }) => {
      await page.goto("/about");
      const banner = page.getByRole("region", { name: "Cookie choice" });
      await expect(banner).toBeVisible();
      // Until it has come to rest.
      await expect.poll(() => banner.evaluate((element) => element.getAnimations().length)).toBe(0);
      expect(await overlap(opener(page), banner)).toBe(false);
      const { right, bottom } = await readBox(opener(page));
      expect(width - right).toBeLessThan(80);
      expect(height - bottom).toBeLessThan(40);
      if (width < 768) return;
      await opener(page).click();
      await expect(panel(page)).toBeVisible();
      for (const answer of ["Accept", "Decline"])
        expect(await overlap(panel(page), banner.getByRole("button", { name: answer }))).toBe(
          false,
        );
      await banner.getByRole("button", { name: "Decline" }).click();
      await expect(banner).toBeHidden();
    });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the panel takes the screen, keeps the page behind out, and gives way to a page asked for", async ({
    page,
  }) => {
    await page.goto("/about");
    await opener(page).tap();
    await expect(input(page)).toBeFocused();
    expect(await readBox(panel(page))).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.evaluate(() => document.querySelector("dialog:modal") !== null)).toBe(true);

    await test.step("a keyboard leaves the writing line in sight", async () => {
      await page.setViewportSize({ width: 390, height: 560 });
      await expect.poll(async () => (await readBox(panel(page))).height).toBe(560);
      await expect(input(page)).toBeInViewport();
      await page.setViewportSize({ width: 390, height: 844 });
    });
    await test.step("messages are seen above it", async () => {
      await page.route(chatCalls, answerWith("Please get in touch."), { times: 1 });
      await ask(page, "Hello?");
      await lead(page).getByRole("button", { name: "Send my details" }).tap();
      await expect(toastWith(page, "Missing Information")).toBeVisible();
    });
    await test.step("a source closes it", async () => {
      await ask(page, "What does the subscription cost?");
      await log(page).getByRole("link", { name: "Pricing" }).tap();
      await expect(page).toHaveURL("/pricing");
      await expect(panel(page)).toBeHidden();
    });
    await test.step("Escape, or the back gesture, closes it", async () => {
      await opener(page).tap();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  });
});

test.describe("at 400% zoom", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("everything can be reached and nothing is cut off", async ({ page }) => {
    await openChat(page, "/about");
    const sideways = await panel(page).evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(sideways).toBe(0);
    await expect(input(page)).toBeInViewport();
    await panel(page).getByRole("button", { name: "Close chat" }).click();
    await expect(panel(page)).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(opener(page)).toBeHidden();
  });
});
