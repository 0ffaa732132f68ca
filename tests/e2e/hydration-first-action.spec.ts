import { holdApp, slowDown, waitForHydration } from "./support/app-chunks.ts";
import { expect, hydrationAppUrl, productUrl, test } from "./support/fixtures.ts";
import { count, countButton, state } from "./support/hydration-app.ts";

test.describe("the first action", () => {
  test("is marked at once, and done once when the app is there", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await countButton(page).click();
    await expect(countButton(page)).toHaveAttribute("data-pending", "");
    await countButton(page).click();
    await page.getByRole("button", { name: "Send" }).focus();
    await expect(count(page)).toHaveText("0");
    await release();
    await expect(count(page)).toHaveText("1");
    await expect(countButton(page)).not.toHaveAttribute("data-pending");
    // Had anything been done twice, this would not be the second.
    await countButton(page).click();
    await expect(count(page)).toHaveText("2");
  });

  test("is done once however it falls into the start of the app @long", async ({ page }) => {
    test.slow();
    await slowDown(page);
    for (let delay = 0; delay <= 720; delay += 80)
      await test.step(`clicked after ${delay} ms`, async () => {
        await page.goto(hydrationAppUrl);
        await page.evaluate((wait) => {
          dispatchEvent(new Event("keydown"));
          setTimeout(() => document.querySelector<HTMLElement>("button span")?.click(), wait);
        }, delay);
        await expect(count(page)).toHaveText("1", { timeout: 15_000 });
        await waitForHydration(page);
        await countButton(page).click();
        await expect(count(page)).toHaveText("2");
      });
  });

  test("can be a key, and keeps the focus where it was", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await countButton(page).focus();
    await page.keyboard.press("Enter");
    await release();
    await expect(count(page)).toHaveText("1");
    await expect(countButton(page)).toBeFocused();
  });

  test("reaches controls that act on the press", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await page.getByRole("tab", { name: "Other tab" }).click();
    await release();
    await expect(page.getByText("Other panel")).toBeVisible();
  });

  test("can be a submit, sent once with what was typed", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await page.getByLabel("Name").fill("Ann");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Send" })).toHaveAttribute("data-pending", "");
    await release();
    await expect(page.getByRole("status", { name: "Sent" })).toHaveText("1");
    await expect(state(page)).toContainText('"name":"Ann"');
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("status", { name: "Sent" })).toHaveText("2");
  });

  test("of a form with several buttons is the one that was pressed, also where something is missing", async ({
    page,
  }) => {
    const release = await holdApp(page);
    await page.goto(`${productUrl}/book`);
    await page.getByRole("button", { name: "Book this time" }).click();
    await release();
    await expect(page.getByText("Please choose a time.").first()).toBeVisible();
    await expect(page).toHaveURL("/book");
  });

  test("opens a dialog where the browser knows no commands", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["command", "commandForElement"])
        Reflect.deleteProperty(HTMLButtonElement.prototype, name);
      addEventListener("command", (event) => event.preventDefault(), true);
    });
    const release = await holdApp(page);
    await page.goto("/pricing");
    await page.getByRole("button", { name: "Book a Call" }).first().click();
    await release();
    const dialog = page.getByRole("dialog", { name: "Book a Call" });
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });

  test("on a link is the browser's, and navigates once", async ({ page }) => {
    await holdApp(page);
    await page.goto(hydrationAppUrl);
    const navigations: string[] = [];
    page.on("framenavigated", (frame) => navigations.push(new URL(frame.url()).pathname));
    await page.getByRole("link", { name: "Second" }).click();
    await expect(page.getByRole("heading", { name: "Second" })).toBeVisible();
    expect(navigations).toEqual(["/second"]);
  });
});

test.describe("what was entered before the app was there", () => {
  test("reaches the app's state, and the caret stays", async ({ page }) => {
    const release = await holdApp(page);
    await page.goto(hydrationAppUrl);
    await page.getByLabel("Message").fill("Hello there");
    await page.getByLabel("Agreed").check();
    await page.getByLabel("Size").selectOption("large");
    await page.getByLabel("Plan two").check();
    await page.getByLabel("Name").pressSequentially("An");
    await page.keyboard.press("ArrowLeft");
    await release();
    await page.keyboard.press("l");
    await expect(page.getByLabel("Name")).toHaveValue("Aln");
    await expect(state(page)).toHaveText(
      JSON.stringify({
        name: "Aln",
        message: "Hello there",
        agreed: true,
        size: "large",
        plan: "two",
      }),
    );
    await expect(page.getByLabel("Agreed")).toBeChecked();
    await expect(page.getByLabel("Plan two")).toBeChecked();
    await expect(page.getByLabel("Size")).toHaveValue("large");
  });

  test("survives typing right through the start on a slow phone @long", async ({ page }) => {
    await slowDown(page);
    await page.goto(hydrationAppUrl);
    const text = "A longer name, typed while the app arrives, letter by letter";
    await page.getByLabel("Name").pressSequentially(text, { delay: 25 });
    await waitForHydration(page);
    await expect(page.getByLabel("Name")).toHaveValue(text);
    await expect(state(page)).toContainText(text);
  });
});

test.describe("what the browser does by itself", () => {
  test("works before the app is there", async ({ page }) => {
    await holdApp(page);
    await page.goto(hydrationAppUrl);
    await page.getByRole("button", { name: "Open popover" }).click();
    await expect(page.getByText("Popover text")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByText("Open details").click();
    await expect(page.getByText("Details text")).toBeVisible();
    await page.getByRole("button", { name: "Open dialog" }).click();
    await page.getByRole("button", { name: "Close dialog" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await page.locator("[data-pending]").count()).toBe(0);
  });

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? "before hydration" : "without scripts", () => {
      test.use({ javaScriptEnabled, viewport: { width: 390, height: 800 } });

      test("the menu opens and leads on", async ({ page }) => {
        if (javaScriptEnabled) await holdApp(page);
        await page.goto("/");
        const link = page.getByRole("navigation", { name: "Main" }).getByText("Services");
        await expect(link).toBeHidden();
        await page.getByRole("button", { name: "Menu" }).click();
        await link.click();
        await expect(page).toHaveURL("/services");
      });
    });
});
