import { randomUUID } from "node:crypto";
import { openDatabase } from "../../server/database/database.ts";
import { findRunning } from "../../server/postgres/find-running.ts";
import { listMails } from "../support/list-mails.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect, openDashboard, test } from "./support/message-test.ts";
import { scrollToFurtherParts } from "./support/portal-test.ts";

test.describe.configure({ timeout: 120_000 });

/** As the studio hands a version over. */
async function deliver(dataDirectory: string, clientId: string, title: string): Promise<void> {
  const connection = findRunning(dataDirectory);
  const db = await openDatabase({ connection, log: () => undefined, connections: 1 });
  await db.asOwner(async (sql) => {
    const [project, deliverable] = [randomUUID(), randomUUID()];
    await sql`
      insert into projects (id, company_id, user_id, title)
      values (${project}, ${clientId}, ${clientId}, 'Film')`;
    await sql`
      insert into pr_deliverables (id, project_id, title) values (${deliverable}, ${project}, ${title})`;
    await sql`
      insert into deliverable_versions (deliverable_id, number, uploaded_by)
      values (${deliverable}, 1, ${clientId})`;
  });
  await db.close();
}

test("a notice rings the bell, comes by mail, and can be chosen not to", async ({
  page,
  request,
  client,
  messageRows,
  dataDirectory,
}) => {
  const id = await messageRows.findId(client.email);
  await openDashboard(page, { request, account: client });
  const bell = page.getByRole("button", { name: /^Notices/ });
  const panel = page.getByRole("dialog", { name: "Notices" });
  const mailsToClient = async () =>
    (await listMails(dataDirectory)).filter(
      ({ to, subject }) => to === client.email && /has delivered/.test(subject),
    );

  await test.step("it is counted as it happens, and leads to what it is about", async () => {
    await expect(bell).toHaveAccessibleName("Notices");
    await deliver(dataDirectory, id, "First cut");
    await expect(bell).toHaveAccessibleName("Notices, 1 unread");
    await expect(page).toHaveTitle(/^\(1\) /);
    await bell.click();
    await expect(panel.getByRole("listitem")).toHaveText(/Delivered: First cut, version 1\./);
    expect(await findViolations(page, "dialog[open]")).toEqual([]);
    await panel.getByRole("link", { name: /First cut/ }).click();
    await expect(page).toHaveURL(/\/review\?d=/);
    await expect(page.getByRole("heading", { name: "First cut" })).toBeVisible();
    await page.getByRole("link", { name: "Back" }).click();
    await expect(bell).toHaveAccessibleName("Notices");
    await expect(page).not.toHaveTitle(/^\(/);
  });

  await test.step("its mail ends such mails by one press, without a script or a sign-in", async () => {
    await deliver(dataDirectory, id, "Second cut");
    await expect.poll(async () => (await mailsToClient()).length).toBeGreaterThan(0);
    const mail = (await mailsToClient()).at(-1);
    const address = /\/unsubscribe\?token=\w+/.exec(mail?.text ?? "")?.[0] ?? "";
    const looked = await request.get(address);
    expect(await looked.text()).toContain("“Deliveries”");
    const posted = await request.post(address, { form: { "List-Unsubscribe": "One-Click" } });
    expect(await posted.text()).toContain("You get no more mails about “Deliveries”");
  });

  await test.step("all are read at once", async () => {
    await expect(bell).toHaveAccessibleName("Notices, 1 unread");
    await page.goto("/dashboard?tab=profile");
    await bell.click();
    await panel.getByRole("button", { name: "Mark all as read" }).click();
    await expect(panel.getByRole("button", { name: "Mark all as read" })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(bell).toHaveAccessibleName("Notices");
  });

  await test.step("the profile shows the choice, and takes it back", async () => {
    await scrollToFurtherParts(page);
    const form = page.getByRole("form", { name: "Notices" });
    await form.scrollIntoViewIfNeeded();
    await expect(form.getByLabel("Deliveries")).toHaveValue("none");
    await form.getByLabel("Deliveries").selectOption("At once");
    await form.getByLabel("Quiet from").fill("22:00");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Say both ends of the quiet hours, or neither.")).toBeVisible();
    await form.getByLabel("Quiet from").fill("");
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByText("Saved.")).toBeVisible();
    expect(await findViolations(page, "form[aria-label=Notices]")).toEqual([]);
    const before = (await mailsToClient()).length;
    await deliver(dataDirectory, id, "Third cut");
    await expect.poll(async () => (await mailsToClient()).length).toBe(before + 1);
  });
});

test("the studio has a bell and choices of its own @long", async ({
  studioPage: page,
  client,
  messageRows,
  dataDirectory,
}) => {
  const id = await messageRows.findId(client.email);
  await page.goto("/studio/security");
  const bell = page.getByRole("button", { name: /^Notices/ });
  await expect(bell).toBeVisible();
  const db = await openDatabase({
    connection: findRunning(dataDirectory),
    log: () => undefined,
    connections: 1,
  });
  await db.asOwner(
    (sql) =>
      sql`insert into messages (company_id, from_studio, body) values (${id}, false, 'Hello')`,
  );
  await db.close();
  await bell.click();
  const panel = page.getByRole("dialog", { name: "Notices" });
  const entry = panel.getByRole("link", { name: new RegExp(`${client.mark}.* has written`) });
  await expect(entry).toBeVisible();
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  const form = page.getByRole("form", { name: "Notices" });
  await form.getByLabel("Enquiries").selectOption("Once a day");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(form.getByLabel("Enquiries")).toHaveValue("daily");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bell).toBeVisible();
});
