import { randomUUID } from "node:crypto";
import { type Locator, mergeTests, type Page } from "@playwright/test";
import { haveSession, toastWith } from "./support/account-test.ts";
import { createMark } from "./support/create-mark.ts";
import { test as delivery } from "./support/delivery-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect as baseExpect, test as payments } from "./support/payment-test.ts";
import { rowOf } from "./support/studio-test.ts";

// A change is heard, read and drawn, on a machine that runs other tests.
const expect = baseExpect.configure({ timeout: 30_000 });
const test = mergeTests(payments, delivery);

// What is refused is answered so; the pages say why.
test.use({
  viewport: { width: 1440, height: 900 },
  tolerate: /\b40[39]\b.*\/functions\/v1\/|manage-proposals net::ERR|ERR_FAILED.*manage-proposals/,
});

const detailOf = (page: Page) => page.getByRole("region", { name: "Details" });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const totalOf = (page: Page) => page.getByRole("complementary").locator("output").first();
const savedIn = (page: Page) => page.getByRole("complementary").getByText("Saved", { exact: true });

/** On a phone nothing is wider than the screen. */
async function expectNoSidewaysScrolling(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 });
  const readOverflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(readOverflow).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** What a producer does, counted: each click, and each field that is filled in. */
function countActions() {
  let count = 0;
  return {
    click: async (locator: Locator) => {
      count += 1;
      await locator.click();
    },
    fill: async (locator: Locator, words: string) => {
      count += 1;
      await locator.fill(words);
    },
    count: () => count,
  };
}

test("an enquiry becomes a proposal that is sent, in at most twelve actions", async ({
  page,
  request,
  staff,
  payments: db,
  mailTo,
}) => {
  test.setTimeout(180_000);
  const mark = createMark();
  const email = `ida@${mark.toLowerCase()}.example`;
  const [item] = await db.asOwner(async (sql) => {
    const id = randomUUID();
    await sql`
      insert into enquiries (id, kind, name, email, company, project, message, content_hash)
      values (${id}, 'project', 'Ida Lund', ${email}, ${`${mark} Ltd`}, 'brand-video', ${`A lighthouse film, ${mark}.`}, ${id})`;
    return sql<{ id: string }[]>`select id from inbox_items where enquiry_id = ${id}`;
  });
  await haveSession(page, request, staff);
  await page.goto(`/studio/inbox?item=${item?.id}`);
  const detail = detailOf(page);
  const producer = countActions();

  await test.step("from the open item to the sent proposal", async () => {
    await producer.click(detail.getByRole("button", { name: "Write the proposal" }));
    await producer.click(
      dialogOf(page, "Write a proposal").getByRole("button", { name: "Begin", exact: true }),
    );
    await expect(page.getByLabel("Company", { exact: true })).toHaveValue(`${mark} Ltd`);
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ida Lund");
    await expect(page.getByLabel("Goes to", { exact: true })).toHaveValue(email);
    await expect(page.getByLabel(/^What it is for/)).toHaveValue(`A lighthouse film, ${mark}.`);

    const scope = page.getByRole("region", { name: "Scope" });
    await producer.fill(scope.getByLabel("Line 1", { exact: true }), "Script and storyboard");
    await scope.getByLabel("Line 1", { exact: true }).press("Enter");
    await producer.fill(scope.getByLabel("Line 2", { exact: true }), "Two days at sea");
    await producer.click(page.getByRole("button", { name: "Add a deliverable" }));
    await producer.fill(page.getByLabel("What they receive"), "The film, ninety seconds");
    await producer.fill(page.getByLabel("Total, £", { exact: true }), "18,000.50");
    await producer.click(page.getByRole("button", { name: "50 / 50" }));
    await expect(totalOf(page)).toHaveText("£18,000.50");
    await producer.click(page.getByRole("button", { name: "Send", exact: true }));
    const send = dialogOf(page, "Send this proposal?");
    await expect(send.getByText("£9,000.25")).toBeVisible();
    expect(await findViolations(page, "#send-proposal")).toEqual([]);
    await producer.click(send.getByRole("button", { name: "Send it" }));
    await expect(toastWith(page, `Sent to ${email}`)).toBeVisible();
  });

  // With the Enter that makes the second line.
  expect(producer.count() + 1).toBeLessThanOrEqual(12);
  const mail = await mailTo(email, /A proposal from Kinolume/);
  expect(mail.text).toMatch(/\/proposal#[\w-]{20,}/);

  await test.step("what was sent, and where it stands", async () => {
    await expect(detail.getByText("Waiting", { exact: true })).toBeVisible();
    await expect(detail.getByText("Version 1")).toBeVisible();
    await expect(detail.getByText("Two days at sea")).toBeVisible();
    await page.goto(`/studio/proposals?state=sent&q=${mark}`);
    await expect(page.getByRole("row").filter({ hasText: mark })).toHaveText(
      /Waiting.*Not yet.*£18,000\.50/s,
    );
    await page.goto(`/studio/inbox?status=all&item=${item?.id}`);
    await expect(detail.getByText("Its proposal")).toBeVisible();
    await expect(detail.getByRole("button", { name: "Write the proposal" })).toHaveCount(0);
    expect(await findViolations(page, "#main")).toEqual([]);
  });

  await test.step("the client asks, and is answered in the inbox", async () => {
    await page.goto(`/studio/inbox?q=${mark}&kind=proposal`);
    await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
    await db.asOwner(
      (sql) => sql`
        insert into proposal_comments (proposal_id, version_id, block, from_studio, author_name, body)
        select p.id, v.id, 'scope', false, 'Ida Lund', 'Is a boat in it?'
        from proposals p join proposal_versions v on v.proposal_id = p.id
        where p.recipient_email = ${email}`,
    );
    await expect(rowOf(page, "Is a boat in it?")).toHaveText(/Proposal\s· Ida Lund/);
    await rowOf(page, "Is a boat in it?").click();
    const thread = detail.getByRole("region", { name: "What was said" });
    await expect(thread.getByText("Is a boat in it?")).toBeVisible();
    await expect(thread.getByLabel("About")).toHaveValue("scope");
    await thread.getByLabel("Your answer").fill("With its skipper.");
    await thread.getByRole("button", { name: "Answer" }).click();
    await expect(thread.getByText("With its skipper.")).toBeVisible();
    await mailTo(email, /An answer about your proposal/);
    await expect(detail.getByText(/^Answered after/).first()).toBeVisible();
    await expectNoSidewaysScrolling(page);
  });

  await test.step("it is withdrawn", async () => {
    await page.goto(`/studio/proposals?q=${mark}`);
    await rowOf(page, mark).click();
    await detail.getByRole("button", { name: "Withdraw" }).click();
    const withdraw = dialogOf(page, "Withdraw this proposal?");
    await withdraw.getByLabel(/^Why/).fill("The boat is sold.");
    await withdraw.getByRole("button", { name: "Withdraw" }).click();
    await expect(detail.getByText("Withdrawn", { exact: true }).first()).toBeVisible();
    await expect(detail.getByText("The boat is sold.")).toBeVisible();
    await mailTo(email, /was withdrawn/);
  });
});

test("a proposal is written: kept as it is typed, by keys, and told of somebody else's change @long", async ({
  page,
  request,
  staff,
  payments: db,
}) => {
  test.setTimeout(180_000);
  const mark = createMark();
  const ann = `ann@${mark.toLowerCase()}.example`;
  await haveSession(page, request, staff);
  const scope = page.getByRole("region", { name: "Scope" });

  await test.step("for somebody new", async () => {
    await page.goto("/studio/proposals");
    await page.getByRole("button", { name: "New proposal" }).click();
    await dialogOf(page, "Write a proposal").getByRole("button", { name: "Somebody new" }).click();
    await page.getByLabel("Title", { exact: true }).fill(`Harbour film ${mark}`);
    await expect(page.getByText("It is saved once the address is whole.")).toBeVisible();
    await page.getByLabel("Goes to", { exact: true }).fill(ann);
    await expect(savedIn(page)).toBeVisible();
  });

  await test.step("rows by keys, pasted, and over a reload", async () => {
    await scope.getByLabel("Line 1", { exact: true }).focus();
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData("text", "Script\n- Storyboard\n• Two days");
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await expect(scope.getByLabel("Line 3", { exact: true })).toHaveValue("Two days");
    await expect(scope.getByLabel("Line 3", { exact: true })).toBeFocused();
    await scope.getByLabel("Line 3", { exact: true }).press("Alt+ArrowUp");
    await expect(scope.getByLabel("Line 2", { exact: true })).toHaveValue("Two days");
    await expect(scope.getByLabel("Line 2", { exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(scope.getByLabel("Line 3", { exact: true })).toBeFocused();
    await page.keyboard.press("Backspace");
    await expect(scope.getByLabel("Line 2", { exact: true })).toBeFocused();
    await page.getByLabel("Total, £", { exact: true }).fill("1000");
    await page.getByRole("button", { name: "40 / 40 / 20" }).click();
    await page.getByRole("button", { name: "Add an option" }).click();
    await page.getByLabel("What they may add").fill("Cut for phones");
    const option = page.getByRole("group", { name: "Option 1" });
    await option.getByLabel("Amount, £").fill("250");
    await expect(totalOf(page)).toHaveText("£1,000.00");
    await option.getByLabel("At first").selectOption("Chosen");
    await expect(totalOf(page)).toHaveText("£1,250.00");
    await expect(savedIn(page)).toBeVisible();
    await page.getByLabel(/^What it is for/).fill("Typed and not saved yet");
    await page.reload();
    await expect(page.getByLabel(/^What it is for/)).toHaveValue("Typed and not saved yet");
    await expect(scope.getByLabel("Line 2", { exact: true })).toHaveValue("Two days");
    await expect(totalOf(page)).toHaveText("£1,250.00");
    await expect(savedIn(page)).toBeVisible();
    expect(await findViolations(page, "#main")).toEqual([]);
    await expectNoSidewaysScrolling(page);
  });

  await test.step("what is missing is said where it is missing", async () => {
    await page.getByLabel("Name", { exact: true }).fill("");
    await page.getByLabel("Company", { exact: true }).fill("");
    const step = page.getByRole("group", { name: "Milestone 2" });
    await step.getByLabel("Amount, £").fill("much");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByLabel("Company", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Company", { exact: true })).toHaveAccessibleDescription(
      "Please say who it is for.",
    );
    await expect(step.getByLabel("Amount, £")).toHaveAccessibleDescription(
      "Please enter a sum in pounds and pence.",
    );
    await page.getByLabel("Company", { exact: true }).fill(`${mark} Ltd`);
    await page.getByLabel("Name", { exact: true }).fill("Ann");
    await step.getByLabel("Amount, £").fill("400");
    const until = page.getByLabel("Valid until");
    const day = await until.inputValue();
    await until.fill("2026-01-31");
    await step.getByLabel("Step").fill("First cut 🎬");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(until).toHaveAccessibleDescription("This day is over. Please choose a later one.");
    await expect(step.getByLabel("Step")).toHaveAccessibleDescription(
      /^Our PDFs have no letters for 🎬/,
    );
    await until.fill(day);
    await step.getByLabel("Step").fill("First cut");
    await expect(savedIn(page)).toBeVisible();
  });

  await test.step("it is looked at as the client will see it, at both widths, and not signed", async () => {
    await page.getByRole("button", { name: "Preview" }).click();
    const frame = page.getByTitle("The client’s page");
    const seen = frame.contentFrame();
    await expect(seen.getByRole("heading", { level: 1 })).toHaveText(`Harbour film ${mark}`);
    await expect(seen.getByRole("heading", { name: "Scope" })).toBeVisible();
    await expect(seen.locator("[data-total-bar] output")).toHaveText(/£1,250$/);
    await expect(seen.getByText(/^This is the preview/)).toBeVisible();
    const code = seen.locator("[inert]").getByRole("button", { name: "Mail me the code" });
    await expect(code).toHaveCount(1);
    await page.getByRole("button", { name: "Phone" }).click();
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
    await expect(seen.getByRole("button", { name: "Chapters" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(frame).toHaveCount(0);
  });

  await test.step("somebody else's change is told, and nothing is lost", async () => {
    const change = (title: string) =>
      db.asOwner(async (sql) => {
        await sql`
          update proposal_drafts d set content = d.content || ${sql.json({ title })}
          from proposals p where p.id = d.proposal_id and p.recipient_email = ${ann}`;
        await sql`
          update proposals set title = ${title} where recipient_email = ${ann}`;
      });
    // Nobody has typed here since it was saved: it follows.
    await change(`Their film ${mark}`);
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`Their film ${mark}`);
    await page.route("**/functions/v1/manage-proposals", (route) => route.abort());
    await page.getByLabel("Title", { exact: true }).fill(`My film ${mark}`);
    await expect(page.getByText("Not saved. It is kept in this tab")).toBeVisible();
    await change(`Their second film ${mark}`);
    await expect(page.getByText("Somebody else has changed this proposal.")).toBeVisible();
    await page.unroute("**/functions/v1/manage-proposals");
    await page.getByRole("button", { name: "Keep mine" }).click();
    await expect(savedIn(page)).toBeVisible();
    await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`My film ${mark}`);
  });

  await test.step("its words begin another, and the draft is deleted", async () => {
    await page.getByRole("button", { name: "Back to the proposal" }).click();
    const detail = detailOf(page);
    await expect(detail.getByRole("heading", { level: 2 })).toHaveText(`My film ${mark}`);
    await page.goto(`/studio/proposals?q=${mark}`);
    await page.getByRole("button", { name: "New proposal" }).click();
    const begin = dialogOf(page, "Write a proposal");
    await begin.getByLabel("Or begin with the words of").fill(mark);
    await begin.getByRole("button", { name: `Begin with the words of My film ${mark}` }).click();
    await expect(scope.getByLabel("Line 1", { exact: true })).toHaveValue("Script");
    await expect(totalOf(page)).toHaveText("£1,250.00");
    await page.goto(`/studio/proposals?state=draft&q=${mark}`);
    await rowOf(page, `My film ${mark}`).click();
    await detail.getByRole("button", { name: "Delete the draft" }).click();
    await dialogOf(page, "Delete this draft?")
      .getByRole("button", { name: "Delete the draft" })
      .click();
    await expect(rowOf(page, `My film ${mark}`)).toHaveCount(0);
  });
});

test("a project is changed by an order that says what was agreed and what it adds @long", async ({
  page,
  request,
  staff,
  payments: db,
}) => {
  test.setTimeout(120_000);
  const mark = createMark();
  const company = randomUUID();
  const project = randomUUID();
  await db.asOwner(async (sql) => {
    await sql`insert into companies (id, name) values (${company}, ${mark})`;
    await sql`insert into projects (id, company_id, title) values (${project}, ${company}, ${`Film ${mark}`})`;
  });
  await haveSession(page, request, staff);
  await page.goto(`/studio/projects?project=${project}`);
  await page.getByRole("button", { name: "Write a change order" }).click();
  await dialogOf(page, "Write a change order")
    .getByRole("button", { name: "Begin", exact: true })
    .click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`Change to Film ${mark}`);
  await expect(page.getByLabel("Company", { exact: true })).toHaveValue(mark);
  const first = page.getByRole("group", { name: "Milestone 1" });
  await first.getByLabel("Amount, £").fill("750");
  const sums = page.getByRole("complementary");
  await expect(sums.getByText("Agreed so far")).toBeVisible();
  await expect(sums.locator("div").filter({ hasText: /^With this/ })).toHaveText(/£750\.00$/);
  await page.getByLabel("Goes to", { exact: true }).fill(`ann@${mark.toLowerCase()}.example`);
  await expect(savedIn(page)).toBeVisible();
  await page.getByRole("button", { name: "Back to the proposal" }).click();
  const detail = detailOf(page);
  await expect(detail.getByText("Change order", { exact: true })).toBeVisible();
  await expect(detail.getByText("With this")).toBeVisible();
  await expect(detail.getByRole("link", { name: `Film ${mark}` })).toBeVisible();
  expect(await findViolations(page, "#main")).toEqual([]);

  await test.step("its copy is asked what it is to be", async () => {
    await detail.getByRole("button", { name: "Use as a template" }).click();
    const copy = dialogOf(page, "Copy this change order?");
    await copy.getByRole("button", { name: "As a new proposal" }).click();
    await expect(first.getByLabel("Amount, £")).toHaveValue("750");
    await expect(page.getByRole("complementary").getByText("Agreed so far")).toHaveCount(0);
  });

  await test.step("a double click on 'It is reached' asks, and neither answers nor puts away", async () => {
    await db.asOwner(
      (sql) => sql`
        insert into milestones (project_id, position, title, trigger)
        values (${project}, 0, 'Boards', 'studio')`,
    );
    await page.goto(`/studio/projects?project=${project}`);
    await page.getByRole("button", { name: "It is reached" }).dblclick();
    const ask = dialogOf(page, "Is this milestone reached?");
    await expect(ask.getByRole("button", { name: "Mark as reached" })).toBeVisible();
    // The second click has come and gone.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await expect(ask).toBeVisible();
    await ask.getByRole("button", { name: "Mark as reached" }).dblclick();
    await expect(page.getByText(/^Reached · Reached on/)).toBeVisible();
  });
});
