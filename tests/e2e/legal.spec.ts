import { expect, test } from "./support/fixtures.ts";

/** As the project's decisions have it, written out. */
const retention = [
  ["Enquiries and leads", "24 months"],
  ["Chats without a lead", "90 days"],
  ["Copies of e-mail we sent", "30 days"],
  ["Notices in the bell", "90 days"],
  ["Payments", "7 years"],
  ["Network addresses, only as keyed hashes", "24 hours"],
  ["Deleted accounts", "anonymised after 30 days"],
  ["Closed companies", "anonymised after 30 days"],
  ["Invitations that nobody accepted", "30 days after they ran out"],
  ["Copies of changes on their way to open pages", "2 minutes"],
];

test("privacy tells how long data is kept and whom to complain to", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/privacy");
  const rows = page.getByRole("table", { name: "Retention of personal data" }).getByRole("row");
  for (const [index, [what, kept]] of retention.entries()) {
    const row = rows.nth(index + 1);
    await expect(row.getByRole("rowheader")).toHaveText(what!);
    await expect(row.getByRole("cell")).toContainText(kept!);
  }
  const complaints = page.getByRole("region", { name: "Complaints" });
  await expect(complaints).toContainText("within 30 days");
  await expect(complaints).toContainText("Information Commissioner’s Office");
  await expect(page.getByRole("region", { name: "What cannot be erased" })).toBeVisible();

  await test.step("the contents lead to each part", async () => {
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Your rights" })
      .click();
    await expect(page).toHaveURL("/privacy#rights");
    await expect(page.getByRole("heading", { name: "Your rights" })).toBeInViewport();
  });
});

test("on a phone a wide table stays a table to those who hear it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/cookies");
  const table = page.getByRole("table", { name: "Entries for your cookie choice" });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Entry",
    "Purpose",
    "Where",
    "How long",
  ]);
  await expect(table.getByRole("rowheader")).toHaveText(["cookieConsent", "cookieConsentDate"]);
});

test("what one prints is dark on white, without grounds and menus", async ({ page }) => {
  await page.emulateMedia({ media: "print", reducedMotion: "reduce" });
  await page.goto("/our-process");
  const sheet = page.getByRole("region", { name: "The four steps" }).getByRole("listitem").first();
  await expect(sheet).toHaveCSS("color", "rgb(17, 17, 17)");
  await expect(sheet).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await expect(sheet).toHaveCSS("position", "static");
  await expect(page.getByRole("main").getByRole("img").first()).toBeHidden();
  await page.goto("/terms");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toContainText("Registered office");
});
