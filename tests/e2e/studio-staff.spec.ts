import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { hashCheaply } from "../support/cheap-passwords.ts";
import { haveSession, password, toastWith } from "./support/account-test.ts";
import { createMark } from "./support/create-mark.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect as baseExpect, test as base } from "./support/payment-test.ts";
import { test as delivery } from "./support/delivery-test.ts";
import { mergeTests } from "@playwright/test";
import { heading } from "./support/studio-test.ts";

// A change is heard, read and drawn, on a machine that runs other tests.
const expect = baseExpect.configure({ timeout: 30_000 });
const test = mergeTests(base, delivery);

// Whoever was removed is signed out under an open page.
test.use({ viewport: { width: 1440, height: 900 }, tolerate: /\b40[13]\b.*\/(?:auth|rest)\/v1\// });

test("somebody is invited, given roles, shown what is theirs to do, and removed with a hand-over", async ({
  page,
  studioPage: theirs,
  request,
  staff: admin,
  payments: db,
  mailTo,
}) => {
  test.setTimeout(120_000);
  const mark = createMark();
  const newcomer = { email: `${randomUUID()}@studio.example`, password };
  await haveSession(page, request, admin);
  await page.goto("/studio/staff");
  await expect(heading(page, "Staff")).toBeVisible();
  const people = page.getByRole("list", { name: "Who works in the studio" });
  await expect(people.getByText("(you)")).toBeVisible();
  expect(await findViolations(page, "#main")).toEqual([]);

  await page.getByRole("button", { name: "Invite somebody" }).click();
  const invite = page.getByRole("dialog", { name: "Invite somebody to the studio" });
  await invite.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(invite.getByText("Please enter an email address.")).toBeVisible();
  await invite.getByLabel("Email").fill(newcomer.email);
  await invite.getByLabel("Name").fill(mark);
  await invite.getByLabel("Producer").uncheck();
  await invite.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(invite.getByText("Please choose a role.")).toBeVisible();
  await invite.getByLabel("Finance").check();
  await invite.getByLabel("Editor").check();
  await invite.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(toastWith(page, "Invitation sent")).toBeVisible();
  const row = people.getByRole("listitem").filter({ hasText: newcomer.email });
  await expect(row).toContainText("Finance");
  await expect(row).toContainText("Editor");
  await mailTo(newcomer.email, /^Your invitation/);

  const hash = await hashCheaply(newcomer.password);
  await db.asOwner(
    (sql) => sql`
      update auth.users set encrypted_password = ${hash}, email_confirmed_at = now()
      where email = ${newcomer.email}`,
  );
  await haveSession(theirs, request, newcomer);
  await theirs.goto("/studio/projects");
  await expect(heading(theirs, "Projects")).toBeVisible();
  await expect(theirs.getByText(/^Producers and admins change projects: ./)).toBeVisible();
  await expect(theirs.getByRole("button", { name: "New project" })).toHaveCount(0);
  await theirs.goto("/studio/audit");
  await expect(theirs.getByText(/^Admins read the audit log: ./)).toBeVisible();
  await expect(theirs.getByLabel("Person")).toHaveCount(0);
  await theirs.goto("/studio/payments");
  await expect(heading(theirs, "Payments")).toBeVisible();
  await expect(theirs.getByText(/^Finance and admins settle payments/)).toHaveCount(0);
  await theirs.goto("/studio/projects");
  await expect(theirs.getByText(/^Producers and admins change projects: ./)).toBeVisible();

  // What they may do changes under their eyes.
  await row.getByRole("button", { name: `Manage ${mark}` }).click();
  await row.getByLabel("Producer").click();
  await expect(toastWith(page, `${mark} is producer, finance and editor now.`)).toBeVisible();
  await expect(row.getByLabel("Producer")).toBeChecked();
  await expect(theirs.getByRole("button", { name: "New project" })).toBeVisible();
  await expect(theirs.getByText(/^Producers and admins change projects: ./)).toHaveCount(0);

  await db.asOwner(async (sql) => {
    await sql`
      insert into enquiries (kind, name, email, content_hash)
      values ('contact', ${mark}, ${`${mark}@visitors.example`}, ${mark})`;
    await sql`
      update inbox_items i set owner_id = (select id from auth.users where email = ${newcomer.email})
      from enquiries e where e.id = i.enquiry_id and e.content_hash = ${mark}`;
  });
  await row.getByRole("button", { name: "Remove", exact: true }).click();
  const leaving = page.getByRole("dialog", { name: `Remove ${mark} from the studio` });
  await expect(leaving).toContainText("In their hands: 1 item of the inbox.");
  await leaving.getByLabel("Goes to").selectOption({ label: admin.email });
  await leaving.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(toastWith(page, `${mark} no longer works in the studio.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  const [passed] = await db.asOwner(
    (sql) => sql<{ email: string }[]>`
      select u.email from inbox_items i join enquiries e on e.id = i.enquiry_id
      join auth.users u on u.id = i.owner_id where e.content_hash = ${mark}`,
  );
  expect(passed?.email).toBe(admin.email);

  // The log has it in words.
  await page.goto("/studio/audit?table=users");
  const log = page.locator("#main");
  await expect(log.getByText(`${admin.email} closed the studio to ${mark}`)).toBeVisible();
  await expect(
    log.getByText(`${admin.email} made ${mark} producer, finance and editor in the studio`),
  ).toBeVisible();
  await expect(log.getByText(`${admin.email} invited ${mark}`)).toBeVisible();

  // It is searched by a name, and what is found is a file.
  await page.goto("/studio/audit?table=users");
  await page.getByRole("searchbox", { name: "Search by name" }).fill(mark);
  await expect(log.getByText(`${admin.email} invited ${mark}`)).toBeVisible();
  await expect(log.locator("[data-row]").filter({ hasNotText: mark })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  const [heads, ...lines] = file.trim().split("\r\n");
  expect(heads).toContain("What happened");
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((line) => !line.includes(mark))).toEqual([]);
});

test("what is wrong with the server is shown to admins while it lasts, and whoever lacks the second step is led to it @long", async ({
  page,
  studioPage: theirs,
  request,
  staff: admin,
  payments: db,
}) => {
  const kind = createMark();
  const producer = { email: `${randomUUID()}@studio.example`, password };
  const hash = await hashCheaply(producer.password);
  await db.asOwner(async (sql) => {
    await sql`
      insert into auth.users (email, encrypted_password, email_confirmed_at)
      values (${producer.email}, ${hash}, now())`;
    await sql`
      select private.add_staff(id, '{producer}') from auth.users where email = ${producer.email}`;
  });
  await haveSession(page, request, admin);
  await page.goto("/studio/labs");
  await expect(heading(page, "Labs")).toBeVisible();
  await haveSession(theirs, request, producer);
  await theirs.goto("/studio/labs");
  await expect(heading(theirs, "Labs")).toBeVisible();
  const trouble = page
    .getByRole("region", { name: "Troubles" })
    .getByRole("listitem")
    .filter({ hasText: kind });

  await test.step("it comes by itself, with what to do", async () => {
    await db.asOwner(async (sql) => {
      await sql`insert into private.jobs (kind, failed_at) values (${kind}, now())`;
      await sql`select private.note_trouble('job', ${kind}, '{"count": 1}')`;
    });
    await expect(trouble).toContainText(`A job fails: ${kind}.`);
    await expect(trouble).toContainText("have it tried again");
    expect(await findViolations(page, "#main")).toEqual([]);
    await page.getByRole("button", { name: /^Notices, / }).click();
    const panel = page.getByRole("dialog", { name: "Notices" });
    await expect(panel.getByRole("link", { name: new RegExp(kind) })).toBeVisible();
    await page.keyboard.press("Escape");
    const ready = await request.get("/readyz");
    expect(ready.status()).toBe(200);
    const { parts } = (await ready.json()) as { parts: Record<string, unknown> };
    expect(parts["troubles"]).toMatchObject({
      status: "degraded",
      troubles: expect.arrayContaining([expect.objectContaining({ kind: "job" })]),
    });
  });

  await test.step("others are not told", async () => {
    await expect(theirs.getByRole("region", { name: "Troubles" })).toHaveCount(0);
    await theirs.goto("/studio/security");
    const choices = theirs.getByRole("form", { name: "Notices" });
    await expect(choices.getByLabel("Payments")).toBeVisible();
    await expect(choices.getByLabel("Troubles")).toHaveCount(0);
  });

  await test.step("it goes", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await trouble.getByRole("button", { name: "Let it go" }).click();
    await expect(toastWith(page, "It has been let go.")).toBeVisible();
    await expect(trouble).toHaveCount(0);
  });

  await test.step("without the second step that is asked of all, the studio says where to set it up", async () => {
    // Of this page alone: asked of the whole studio, it would close it to all other tests.
    await theirs.route("**/rest/v1/rpc/my_staff_access", async (route) => {
      const answer = await route.fetch();
      const rows = (await answer.json()) as object[];
      await route.fulfill({ json: rows.map((row) => ({ ...row, lacks_second_factor: true })) });
    });
    const present: string[] = [];
    theirs.on("request", (sent) => {
      if (sent.url().includes("mark_present")) present.push(sent.url());
    });
    await theirs.goto("/studio/inbox");
    await expect(theirs.getByText(/^The studio asks everybody who works here/)).toBeVisible();
    await theirs.getByRole("link", { name: "Set up the second step" }).click();
    await expect(heading(theirs, "Security")).toBeVisible();
    await expect(theirs.getByRole("button", { name: "Set up", exact: true })).toBeVisible();
    expect(await findViolations(theirs, "#main")).toEqual([]);
    expect(present).toEqual([]);
    await theirs.unrouteAll({ behavior: "ignoreErrors" });
  });
});
