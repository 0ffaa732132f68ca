import { waitForHydration } from "./support/app-chunks.ts";
import { fillSignIn, toastWith } from "./support/account-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, figure, tab, test } from "./support/portal-test.ts";
import {
  collectScripts,
  compressedSize,
  documentsNaming,
  expectArea,
  openStudio,
  rail,
  rowOf,
  studioAreas,
  studioScripts,
  writeElsewhere,
} from "./support/studio-test.ts";

const kB = 1000;

test("the studio is there for staff alone, and so is its code", async ({
  page,
  request,
  client,
}) => {
  test.setTimeout(90_000);
  const notFound = page.getByRole("heading", { name: "404" });
  const everybodys = collectScripts(page);
  await page.goto("/studio/clients?q=port%26co#top");
  await expect(page.getByText("Please sign in to go on to where you were.")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await fillSignIn(page, { email: client.email, password: client.password });
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/studio/clients?q=port%26co#top");
  await expect(notFound).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const answer = await page.goto("/studio/clients");
  expect(answer?.status()).toBe(200);
  await waitForHydration(page);
  await expect(notFound).toBeVisible();
  const seenByClients = new Set(everybodys);

  const scripts = collectScripts(page);
  await openStudio(page, { request });
  await expect(page.getByRole("list", { name: "Inbox" })).toBeVisible();
  await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
  // With the inbox itself: before, it depended on how soon that came whether it counted.
  // 229.5 before it was known whether joining had missed anything, which spares reading everything twice.
  expect(compressedSize(scripts)).toBeLessThanOrEqual(230 * kB);
  await expect(rail(page).getByRole("link")).toHaveCount(studioAreas.length);
  // From the last one, as the first is open.
  for (const [area, label] of studioAreas.toReversed()) {
    await rail(page).locator(`[href="/studio/${area}"]`).click();
    await expectArea(page, area, label);
    await expect(page.locator("#main [aria-busy=true]")).toHaveCount(0);
    await expect(page.getByText("Loading", { exact: true })).toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  // 322 before the proposals: their list, what begins one, their items in the inbox, and the milestones of projects; editor
  // and detail come when opened. 333 before the calendar, the files in pieces and the parts of projects that clients fill.
  expect(compressedSize(scripts)).toBeLessThanOrEqual(362.5 * kB);
  const own = studioScripts(scripts);
  expect(own.length).toBeGreaterThan(1);
  expect(own.filter((path) => seenByClients.has(path))).toEqual([]);
  expect(documentsNaming(own)).toEqual([]);
});

test("staff find a client, edit their details and look at their dashboard; all of it is logged", async ({
  page,
  request,
  client,
}) => {
  test.setTimeout(90_000);
  const name = `${client.mark} Person`;
  const company = `${client.mark} & Sons`;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStudio(page, { request, at: "/studio/clients?page=99" });
  await expect(page.getByText("The list ends before this page.")).toBeVisible();
  await page.getByRole("button", { name: "To the first page" }).click();
  await expect(page.locator("[data-row]").first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Name, company or address" }).fill(client.email);
  await expect(page.locator("[data-row]")).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`q=${client.email.slice(0, 8)}`));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const detail = page.getByRole("region", { name: "Details" });
  await expect(detail.getByRole("heading", { name: `${client.mark} Ltd` })).toBeVisible();
  await expect(detail.getByLabel(`Role of ${name}`)).toHaveValue("owner");
  await expect(detail.getByRole("link", { name: `${client.mark} launch` })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("searchbox")).toBeHidden();
  expect(await findViolations(page)).toEqual([]);

  await detail.getByRole("button", { name: "Edit details" }).click();
  const form = page.getByRole("dialog", { name: "Edit details" });
  await form.getByLabel("Website").fill("ports.example");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Please begin with http:// or https://.")).toBeVisible();
  await form.getByLabel("Website").fill("https://ports.example");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(toastWith(page, "Details saved")).toBeVisible();
  await expect(detail.getByRole("link", { name: "ports.example" })).toBeVisible();

  await detail.getByRole("link", { name: "See their dashboard" }).click();
  await expect(page.getByText(`You see what ${name} sees.`)).toBeVisible();
  // From here on: the list that was left may just have been read again.
  const writes: string[] = [];
  page.on("request", (sent) => {
    if (sent.method() !== "GET" && !sent.url().includes("/auth/v1/"))
      writes.push(new URL(sent.url()).pathname);
  });
  await expect(figure(page, "Active Projects")).toHaveText("4");
  await tab(page, "Projects").click();
  await expect(page.getByRole("tabpanel", { name: "Projects" })).toBeVisible();
  await expect(page.getByText(`${client.mark} trailer`)).toBeVisible();
  await expect(page.getByText("6 projects")).toBeVisible();
  await tab(page, "PR Campaigns").click();
  await expect(page.getByRole("heading", { name: `${client.mark} launch` })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "New Campaign" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Verify/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: `${client.mark} launch` })).toBeVisible();
  // The first two only read.
  const calls = ["read_client", "company_people", "log_preview"];
  expect(new Set(writes)).toEqual(new Set(calls.map((call) => `/rest/v1/rpc/${call}`)));

  await page.getByRole("link", { name: "Back to the studio" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rowOf(page, `${client.mark} Ltd`)).toBeVisible();
  const id = new URL(page.url()).searchParams.get("client") ?? "";
  await writeElsewhere(page, {
    method: "PATCH",
    path: `/rest/v1/companies?id=eq.${id}`,
    body: { name: company },
  });
  await expect(detail.getByRole("heading", { name: company })).toBeVisible();
  await expect(rowOf(page, company)).toBeVisible();

  await detail.getByRole("link", { name: "In the audit log" }).click();
  const looks = rowOf(page, `looked at the dashboard of ${name}`);
  await expect(looks).toHaveCount(2);
  await writeElsewhere(page, {
    method: "POST",
    path: "/rest/v1/rpc/log_preview",
    body: { client: id, person: id },
  });
  await expect(looks).toHaveCount(3);
  await rowOf(page, `changed the website of client ${company}`).click();
  await expect(page.getByText("changed; the log does not keep it")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test.describe("an invitation", () => {
  // Without an address it is refused.
  test.use({ tolerate: /invite-client/ });

  test("staff invite a client, who gets a mail and waits in the list until they come @long", async ({
    page,
    request,
    email,
    mailTo,
  }) => {
    await openStudio(page, { request, at: `/studio/clients?q=${encodeURIComponent(email)}` });
    await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
    await page.getByRole("button", { name: "Invite a client" }).click();
    const dialog = page.getByRole("dialog", { name: "Invite a client" });
    await expect(dialog.getByText("which works for 7 days")).toBeVisible();
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(dialog.getByText("Please enter an email address.")).toBeVisible();
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Name").fill("Ida Lund");
    await dialog.getByRole("button", { name: "Send invitation" }).click();
    await expect(toastWith(page, "Invitation sent")).toBeVisible();
    const mail = await mailTo(email, /invitation/);
    expect(mail.text).toContain("You are invited.");
    expect(mail.text).toContain("for 7 days");

    await rowOf(page, "Ida Lund").click();
    await expect(rowOf(page, "Ida Lund").getByText("Invited")).toBeVisible();
    await expect(page.getByText(/the link has not been used yet/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Send again" })).toBeVisible();
    await page.getByRole("link", { name: "In the audit log" }).click();
    await expect(rowOf(page, "invited Ida Lund")).toBeVisible();
  });
});
