import { randomUUID } from "node:crypto";
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
  await invite.getByLabel("Role").selectOption("Finance");
  await invite.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(toastWith(page, "Invitation sent")).toBeVisible();
  const row = people.getByRole("listitem").filter({ hasText: newcomer.email });
  await expect(row).toContainText("Finance");
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
  await expect(toastWith(page, `${mark} is producer and finance now.`)).toBeVisible();
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
    log.getByText(`${admin.email} made ${mark} producer and finance in the studio`),
  ).toBeVisible();
  await expect(log.getByText(`${admin.email} invited ${mark}`)).toBeVisible();
});
