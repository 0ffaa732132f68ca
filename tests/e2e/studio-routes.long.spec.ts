import type { Page } from "@playwright/test";
import { expect, test } from "./support/portal-test.ts";
import { expectArea, heading, openStudio, rail } from "./support/studio-test.ts";

test.use({ viewport: { width: 1440, height: 600 } });

/** What opens beside the list of an area, and what it says of one that is not there. */
const opened = [
  ["inbox", "item", "This is not in the inbox any more."],
  ["clients", "client", "There is no such client."],
  ["proposals", "proposal", "There is no such proposal."],
  ["projects", "project", "This project is not there any more."],
  ["campaigns", "campaign", "This campaign is not there any more."],
  ["messages", "client", "There is no such client."],
  ["invoices", "item", "There is no such document."],
  ["payments", "payment", "There is no such payment."],
  ["payments", "received", "There is no such payment."],
  ["assistant", "conversation", "There is no such conversation any more."],
] as const;

// There is no such document, and the server says so.
test.use({ tolerate: /\/studio\/nonsense$/ });

const linkTo = (page: Page, area: string) => rail(page).locator(`[href="/studio/${area}"]`);

// That each of them is there at its own address is looked at in studio.spec.ts.
test("areas are left and found again by their addresses", async ({ page, request }) => {
  test.setTimeout(180_000);
  await openStudio(page, { request });
  await expect(page).toHaveURL("/studio/inbox");
  await expectArea(page, "inbox", "Inbox");

  await test.step("an area's address of before", async () => {
    await page.goto("/studio?area=projects&q=port%26co#top");
    await expect(page).toHaveURL("/studio/projects?q=port%26co#top");
    await expectArea(page, "projects", "Projects");
  });

  await test.step("an area that there is none of", async () => {
    await page.goto("/studio/nonsense");
    // To everybody else it is a page of the site, where the app starts when somebody moves.
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 220);
    await expect(page.getByText("The studio has no such area.")).toBeVisible();
    await page.getByRole("link", { name: "To the inbox" }).click();
    await expectArea(page, "inbox", "Inbox");
  });

  await test.step("back, forward and reload stay with the area and its filters", async () => {
    await page.goto("/studio/clients?only=invited");
    await linkTo(page, "projects").click();
    await expectArea(page, "projects", "Projects");
    await expect(heading(page, "Projects")).toBeFocused();
    await page.keyboard.press("g");
    await page.keyboard.press("u");
    await expectArea(page, "audit", "Audit log");
    await expect(heading(page, "Audit log")).toBeFocused();
    await page.goBack();
    await expectArea(page, "projects", "Projects");
    await page.goBack();
    await expect(page).toHaveURL("/studio/clients?only=invited");
    await expectArea(page, "clients", "Clients");
    await page.reload();
    await expect(page).toHaveURL("/studio/clients?only=invited");
    await expectArea(page, "clients", "Clients");
    await page.goForward();
    await expectArea(page, "projects", "Projects");
  });

  await test.step("back leads to where a list was left", async () => {
    // Low enough for any list to be longer.
    await page.setViewportSize({ width: 1440, height: 240 });
    await page.goto("/studio/audit");
    await expect(page.locator("[data-row]").first()).toBeVisible();
    await page.mouse.move(700, 120);
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
    await linkTo(page, "clients").click();
    await expectArea(page, "clients", "Clients");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expectArea(page, "audit", "Audit log");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  });

  await test.step("an area that there is not", async () => {
    await page.goto("/studio?area=nonsense");
    await expect(page.getByText("The studio has no such area.")).toBeVisible();
    await expect(page).toHaveTitle(/^(\(\d+\) )?Studio - Kinolume$/);
    await page.getByRole("link", { name: "To the inbox" }).click();
    await expectArea(page, "inbox", "Inbox");
  });
});

test("what is no id is said to be gone, and without one nothing is open", async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  await openStudio(page, { request });
  const details = page.getByRole("region", { name: "Details" });
  for (const [area, name, gone] of opened)
    await test.step(area, async () => {
      await page.goto(`/studio/${area}?${name}=x`);
      await expect(details).toContainText(gone);
    });
  await page.goto("/studio/projects?project=");
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await expect(details).toHaveCount(0);
});

test.describe("an area whose code cannot be had", () => {
  // The page is loaded anew once; until then the import that failed has brought nothing, so no `ClientsArea` either.
  test.use({ tolerate: /clients-area|ClientsArea|Failed to fetch|React Router caught/ });

  test("says so in its place, and leaves the others standing", async ({ page, request }) => {
    await openStudio(page, { request });
    await page.route(/clients-area/, (route) => route.abort());
    await linkTo(page, "clients").click();
    const alert = page.getByRole("alert").filter({ hasText: "This area could not be loaded." });
    await expect(alert).toBeVisible();
    await expectArea(page, "clients", "Clients");

    await linkTo(page, "projects").click();
    await expectArea(page, "projects", "Projects");
    await expect(alert).toHaveCount(0);

    await page.goBack();
    await expect(alert).toBeVisible();
    await page.unroute(/clients-area/);
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("searchbox", { name: "Name, company or address" })).toBeVisible();
  });
});
