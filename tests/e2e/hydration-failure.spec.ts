import type { Page } from "@playwright/test";
import { loseApp, waitForHydration } from "./support/app-chunks.ts";
import { expect, hydrationAppUrl, test } from "./support/fixtures.ts";
import { countButton } from "./support/hydration-app.ts";

function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  return () => documents;
}

test.describe("when the app cannot load", () => {
  test.use({ tolerate: /entry\.client|broken app|second\.data/ });

  for (const how of ["missing", "offline"] as const)
    test(`a form posts by itself (${how})`, async ({ page }) => {
      await loseApp(page, how);
      await page.route("**/echo", (route) =>
        route.fulfill({ contentType: "text/plain", body: route.request().postData() ?? "" }),
      );
      await page.goto(hydrationAppUrl);
      await page.getByLabel("Name").fill("Ann");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.locator("body")).toContainText("name=Ann&message=Hello");
      expect(new URL(page.url()).pathname).toBe("/echo");
    });

  test("a page that starts at once reloads once as well", async ({ page }) => {
    await loseApp(page, "missing");
    const documents = countDocuments(page);
    await page.goto(`${hydrationAppUrl}/at-once`);
    await expect.poll(documents).toBe(2);
    await page.getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { name: "Home" })).toBeVisible();
    expect(documents()).toBe(3);
  });

  test("a preload that fails later is no reason to reload", async ({ page }) => {
    await page.goto(`${hydrationAppUrl}/at-once`);
    await waitForHydration(page);
    const reloaded = await page.evaluate(() => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", as: "script" });
      document.head.append(link);
      link.dispatchEvent(new Event("error"));
      return sessionStorage.getItem("reloaded");
    });
    expect(reloaded).toBeNull();
  });

  test("data that is gone is found in the document", async ({ page }) => {
    await page.route("**/second.data*", (route) => route.fulfill({ status: 404 }));
    await page.goto(hydrationAppUrl);
    await page.mouse.move(9, 9, { steps: 2 });
    await waitForHydration(page);
    await page.getByRole("link", { name: "Second" }).click();
    await expect(page.getByText("Second line")).toBeVisible();
    await expect(page).toHaveURL(`${hydrationAppUrl}/second`);
  });

  test("a crash at its start gives the controls back to the browser", async ({ page }) => {
    await loseApp(page, "broken");
    await page.route("**/echo", (route) => route.fulfill({ body: "Received" }));
    await page.goto(hydrationAppUrl);
    await page.getByLabel("Name").fill("Ann");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.locator("body")).toContainText("Received");
  });

  test("it reloads once, then leaves the page to the browser", async ({ page }) => {
    await loseApp(page, "missing");
    const documents = countDocuments(page);
    await page.goto(hydrationAppUrl);
    const reload = page.waitForEvent("load");
    await countButton(page).click();
    await reload;
    await countButton(page).click();
    await expect(countButton(page)).not.toHaveAttribute("data-pending");
    await page.getByText("Open popover").click();
    await expect(page.getByText("Popover text")).toBeVisible();
    expect(documents()).toBe(2);
  });
});
