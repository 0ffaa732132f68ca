import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { mergeTests } from "@playwright/test";
import type { Database } from "../../runtime/database/types.ts";
import { issueDraft } from "../../services/billing/issue-draft.ts";
import { saveDraft } from "../../services/billing/save-draft.ts";
import { takePayment } from "../../services/billing/take-payment.ts";
import { showDraft } from "../support/show-draft.ts";
import { haveSession, letTokenExpire, password, toastWith } from "./support/account-test.ts";
import { createMark } from "./support/create-mark.ts";
import { test as delivery } from "./support/delivery-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { expect as baseExpect, test as payments } from "./support/payment-test.ts";
import { rowOf } from "./support/studio-test.ts";

// A change is heard, read and drawn, on a machine that runs other tests.
const expect = baseExpect.configure({ timeout: 30_000 });
const test = mergeTests(payments, delivery);

// What is refused is answered so; the pages say why.
test.use({ viewport: { width: 1440, height: 900 }, tolerate: /\b40[39]\b.*\/functions\/v1\// });

const detailOf = (page: Page) => page.getByRole("region", { name: "Details" });
const dialogOf = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const toldOf = (page: Page, words: RegExp) =>
  page.getByRole("region", { name: /^Notifications/ }).getByText(words);
const figure = (page: Page, label: string) =>
  detailOf(page)
    .locator("dl[aria-label='How it stands'] > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

/** An invoice over £200 to a client of its own, for which £250 has arrived. */
function haveOverpaid(db: Database) {
  const by = { staffId: "de000000-0000-4000-8000-000000000009", siteUrl: "" };
  return db.asOwner(async (sql) => {
    const company = randomUUID();
    const legalName = `${createMark()} Ltd`;
    await sql`insert into companies (id, name) values (${company}, ${legalName})`;
    await sql`
      insert into billing_details (company_id, legal_name, address)
      values (${company}, ${legalName}, ${["1 Quay Street", "Bristol"]})`;
    const line = { quantity: 100, unit_pence: 20_000, discount_pence: 0, vat_rate: 2000 } as const;
    const lines = [{ description: "A film of the harbour", ...line }];
    const draft = { lines, terms_days: 14, order_reference: null, note: null };
    const asked = { documentId: null, seenAt: null, companyId: company, kind: "invoice" } as const;
    const saved = await saveDraft(sql, { action: "save_draft", ...asked, draft });
    const { documentId, updatedAt: seenAt } = saved;
    const shown = await showDraft(sql, company, lines);
    const issue = { action: "issue", documentId, seenAt, shown, send: false } as const;
    const { number } = await issueDraft(sql, issue, by);
    const { paymentId } = await takePayment(sql, {
      companyId: company,
      source: "bank",
      externalId: randomUUID(),
      pence: 25_000,
      receivedOn: "2026-01-31",
      payer: legalName,
      reference: number,
      allocations: [{ documentId, pence: 20_000 }],
    });
    return { company, invoice: documentId, number, payment: paymentId };
  });
}

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

test("an invoice is drafted, issued, sent, half paid, and the rest of it credited @long", async ({
  page,
  request,
  staff,
  accounts,
  payments: db,
  mailTo,
}) => {
  test.setTimeout(240_000);
  const mark = createMark();
  const company = randomUUID();
  const finance = `${mark}@clients.example`;
  await db.asOwner((sql) => sql`insert into companies (id, name) values (${company}, ${mark})`);
  await haveSession(page, request, staff);
  const detail = detailOf(page);

  await test.step("who is charged", async () => {
    await page.goto("/studio/invoices");
    await page.getByRole("button", { name: "New invoice" }).click();
    await detail.getByLabel("Client").fill(mark);
    await detail.getByRole("button", { name: mark }).click();
    await expect(detail.getByText("Without them nothing can be issued.")).toBeVisible();
    await detail.getByRole("button", { name: "Add billing details" }).click();
    const form = dialogOf(page, /^Billing details of/);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form.getByLabel("Legal name")).toHaveAccessibleDescription(
      "Please enter the name that invoices are made out to.",
    );
    await form.getByLabel("Legal name").fill(`${mark} Ltd`);
    await form.getByLabel("Address").fill("1 Quay\nLondon E1 0AA");
    await form.getByLabel("E-mail for invoices").fill(finance);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(toastWith(page, "Saved. The next invoice has it.")).toBeVisible();
    await expect(detail.getByText(`${mark} Ltd`)).toBeVisible();
  });

  await test.step("lines are written, moved and kept over a reload", async () => {
    await detail.getByLabel("1. Description").fill("Film, ninety seconds");
    await detail.getByLabel("Unit price").fill("1,200.50");
    await detail.getByLabel("Unit price").press("Control+Enter");
    await expect(detail.getByLabel("2. Description")).toBeFocused();
    await page.keyboard.type("Grading day");
    const second = detail.getByRole("group", { name: "Line 2" });
    await second.getByLabel("Quantity").fill("1.5");
    await second.getByLabel("Unit price").fill("400");
    await second.getByLabel("Discount").fill("700");
    await expect(detail.locator("form dl dd").last()).toHaveText("£1,100.50");
    await detail.getByRole("button", { name: "Save draft" }).click();
    await expect(second.getByLabel("Discount")).toHaveAccessibleDescription(
      "This is more than the line comes to.",
    );
    await second.getByLabel("Discount").fill("");
    await second.getByLabel("Unit price").press("Alt+ArrowUp");
    await expect(detail.getByLabel("1. Description")).toHaveValue("Grading day");
    await page.reload();
    await expect(detail.getByLabel("1. Description")).toHaveValue("Grading day");
    await expect(detail.getByLabel("2. Description")).toHaveValue("Film, ninety seconds");
    await expect(detail.locator("form dl dd").last()).toHaveText("£1,800.50");
    expect(await findViolations(page, "#main")).toEqual([]);
    await detail.getByRole("button", { name: "Save draft" }).click();
    await expect(page).toHaveURL(/item=/);
    await expect(detail.getByText("Draft", { exact: true }).first()).toBeVisible();
    await page.goto(`/studio/invoices?state=draft&client=${company}`);
    await expect(page.getByRole("row", { name: /Draft £1,800\.50/ })).toBeVisible();
    await page.locator("[data-row]").click();
  });

  await test.step("somebody else's change is told", async () => {
    await detail.getByLabel("Note").fill("Thank you.");
    await db.asOwner(
      (sql) => sql`
        update billing_documents set content = content || '{"order_reference": "PO 7"}'
        where company_id = ${company}`,
    );
    await expect(detail.getByText(/^Somebody has changed this draft/)).toBeVisible();
    await detail.getByRole("button", { name: "Save draft" }).click();
    await expect(detail.getByText(/^Somebody has changed this meanwhile/)).toBeVisible();
    await detail.getByRole("button", { name: "Take theirs" }).click();
    await expect(detail.getByLabel("Their order reference")).toHaveValue("PO 7");
    await expect(detail.getByLabel("Note")).toHaveValue("");
    await expectNoSidewaysScrolling(page);
  });

  let number = "";
  await test.step("it is looked at, issued and sent", async () => {
    await detail.getByRole("button", { name: "Preview" }).click();
    const preview = dialogOf(page, "As it will be printed");
    await expect(preview.getByText("£1,800.50").first()).toBeVisible();
    await expect(preview.getByRole("article", { name: "Invoice Draft" })).toBeVisible();
    expect(await findViolations(page, "#document-preview")).toEqual([]);
    await preview.getByRole("button", { name: "Close" }).click();
    await accounts.ageProofs(staff.email);
    await letTokenExpire(page);
    await page.reload();
    await detail.getByRole("button", { name: "Issue", exact: true }).click();
    const issue = dialogOf(page, "Issue this invoice?");
    await expect(issue.getByText(/^INV-\d{5}, or the next one free$/)).toBeVisible();
    await issue.getByRole("button", { name: "Issue", exact: true }).click();
    const again = page.getByRole("dialog").filter({ has: page.getByLabel("Password") });
    await again.getByLabel("Password").fill(password);
    await again.getByRole("button", { name: "Confirm" }).click();
    await expect(toldOf(page, / is issued and on its way$/)).toBeVisible();
    const title = detail.getByRole("heading", { level: 2 });
    await expect(title).toHaveText(/^INV-\d{5}$/);
    number = await title.innerText();
    await mailTo(finance, new RegExp(number));
    await expect(figure(page, "Open")).toHaveText("£1,800.50");
    await expect(detail.getByText(`issued ${number}`)).toBeVisible();
    await expect(detail.getByText(`sent it to ${finance}`)).toBeVisible();
    expect(await findViolations(page, "#main")).toEqual([]);
    await expectNoSidewaysScrolling(page);
  });

  await test.step("half of it arrives", async () => {
    await detail.getByRole("button", { name: "Record a payment" }).click();
    const record = dialogOf(page, "Record a bank payment");
    await expect(record.getByLabel("Reference")).toHaveValue(number);
    await record.getByLabel("Amount").fill("900.25");
    const use = record.getByLabel(new RegExp(`^${number}, due`));
    await expect(use).toHaveValue("900.25");
    await use.fill("1900");
    await record.getByLabel("Payer").fill(`${mark} Ltd`);
    await record.getByRole("button", { name: "Record it" }).click();
    await expect(use).toHaveAccessibleDescription(/^More than is open/);
    await use.fill("500.25");
    await expect(record.getByText("£400.00")).toBeVisible();
    expect(await findViolations(page, "#record-payment")).toEqual([]);
    await record.getByRole("button", { name: "Record it" }).click();
    await expect(toastWith(page, "£900.25 recorded")).toBeVisible();
    await expect(figure(page, "Open")).toHaveText("£1,300.25");
    await expect(detail.getByText("Part paid", { exact: true })).toBeVisible();
  });

  await test.step("the rest of the money is used, and taken back", async () => {
    await detail.getByRole("button", { name: "Use credit" }).click();
    const allocate = dialogOf(page, `Use money for ${number}`);
    await expect(allocate.getByLabel("How much")).toHaveValue("400");
    await allocate.getByLabel("How much").fill("400.01");
    await allocate.getByRole("button", { name: "Use it" }).click();
    await expect(allocate.getByText("At most £400.00.")).toBeVisible();
    await allocate.getByLabel("How much").fill("400");
    await allocate.getByRole("button", { name: "Use it" }).click();
    await expect(figure(page, "Open")).toHaveText("£900.25");
    await detail.getByRole("button", { name: `Take back £900.25 from ${number}` }).click();
    const back = dialogOf(page, `Take money back from ${number}?`);
    await back.getByRole("button", { name: "Take back" }).click();
    await expect(figure(page, "Open")).toHaveText("£1,800.50");
    await detail.getByRole("button", { name: "Use credit" }).click();
    await allocate.getByRole("button", { name: "Use it" }).click();
    await expect(figure(page, "Open")).toHaveText("£900.25");
  });

  await test.step("it is disputed, and what is left is credited", async () => {
    await detail.getByRole("button", { name: "Note a dispute" }).click();
    const dispute = dialogOf(page, `Does the client dispute ${number}?`);
    await dispute.getByLabel("What they say").fill("One day too many.");
    await dispute.getByRole("button", { name: "Mark as disputed" }).click();
    await expect(detail.getByText("Disputed", { exact: true })).toBeVisible();
    await page.goto(`/studio/invoices?state=disputed&q=${mark}`);
    await rowOf(page, number).click();
    await detail.getByRole("button", { name: "Close the dispute" }).click();
    await dialogOf(page, "Close the dispute?")
      .getByRole("button", { name: "Close the dispute" })
      .click();
    await expect(detail.getByText("Part paid", { exact: true })).toBeVisible();
    await detail.getByRole("button", { name: "Credit", exact: true }).click();
    const credit = dialogOf(page, `Credit ${number}?`);
    await credit.getByLabel("Some of it, by line").click();
    await credit.getByLabel(/^Line 2: Film/).fill("900.25");
    await credit.getByRole("button", { name: "Issue the credit note" }).click();
    await expect(credit.getByLabel("Reason")).toHaveAccessibleDescription(/Please give a reason/);
    await credit.getByLabel("Reason").fill("Half a film.");
    await expect(credit.getByText("£0.00")).toBeVisible();
    await credit.getByRole("button", { name: "Issue the credit note" }).click();
    await expect(toldOf(page, /^CRN-\d{5} is issued$/)).toBeVisible();
    await expect(figure(page, "Open")).toHaveText("£0.00");
    await expect(detail.getByRole("link", { name: /^credited £900\.25 with CRN-/ })).toBeVisible();
    await expect(detail.getByRole("button", { name: "Write off" })).toHaveCount(0);
  });

  await test.step("the lists and the client's page say the same", async () => {
    await page.goto(`/studio/invoices?state=paid&q=${mark}`);
    await expect(rowOf(page, number)).toBeVisible();
    await page.getByRole("link", { name: "Open", exact: true }).click();
    await expect(page.getByText("Nothing matches these filters.")).toBeVisible();
    await page.getByRole("link", { name: "All", exact: true }).click();
    await expect(page.locator("[data-row]")).toHaveCount(3);
    await page.getByLabel("Kind").selectOption("Credit note");
    await expect(page.locator("[data-row]")).toHaveCount(1);
    await page.goto(`/studio/payments?q=${encodeURIComponent(`${mark} Ltd`)}`);
    await rowOf(page, mark).click();
    await expect(detail.getByRole("link", { name: /^REC-\d{5}$/ })).toBeVisible();
    await expect(detail.getByRole("link", { name: number })).toBeVisible();
    expect(await findViolations(page, "#main")).toEqual([]);
    await page.goto(`/studio/clients?client=${company}`);
    await expect(detail.getByText(`${mark} Ltd`)).toBeVisible();
  });
});

test("money is given back, taken out of the books and written off, and held numbers go on @long", async ({
  page,
  request,
  staff,
  payments: db,
}) => {
  test.setTimeout(120_000);
  const { company, invoice, number, payment } = await haveOverpaid(db);
  await haveSession(page, request, staff);
  const detail = detailOf(page);

  await test.step("what was paid too much is given back", async () => {
    await page.goto(`/studio/payments?received=${payment}`);
    await detail.getByRole("button", { name: "Note a refund" }).click();
    const refund = dialogOf(page, "Note that money was given back?");
    await expect(refund.getByLabel("How much")).toHaveValue("50");
    await refund.getByLabel("How much").fill("50.01");
    await refund.getByLabel("Reference").fill("BACK 1");
    await refund.getByLabel("Reason").fill("Paid too much.");
    await refund.getByRole("button", { name: "Note the refund" }).click();
    await expect(refund.getByText("Only £50.00 is unused.")).toBeVisible();
    await refund.getByLabel("How much").fill("20");
    await expect(refund.getByText("£30.00")).toBeVisible();
    expect(await findViolations(page, "#refund")).toEqual([]);
    await refund.getByRole("button", { name: "Note the refund" }).click();
    await expect(toastWith(page, "The refund is noted")).toBeVisible();
    await expect(detail.getByText("gave £20.00 back (BACK 1)")).toBeVisible();
  });

  await test.step("the bank recalls the rest", async () => {
    await detail.getByRole("button", { name: "Reverse", exact: true }).click();
    const reverse = dialogOf(page, "Was this money never ours to keep?");
    await expect(reverse.getByText(`${number}: open again`)).toBeVisible();
    await expect(reverse.getByText("£230.00")).toBeVisible();
    await reverse.getByLabel("Reason").fill("Recalled.");
    await reverse.getByRole("button", { name: "Reverse the payment" }).click();
    await expect(toastWith(page, "The payment is reversed")).toBeVisible();
    await expect(detail.getByRole("button", { name: "Reverse", exact: true })).toHaveCount(0);
  });

  await test.step("nobody will pay the invoice, which is open again", async () => {
    await page.goto(`/studio/invoices?client=${company}&item=${invoice}`);
    await expect(figure(page, "Open")).toHaveText("£200.00");
    await detail.getByRole("button", { name: "Write off" }).click();
    const writeOff = dialogOf(page, `Write off what is open of ${number}?`);
    await writeOff.getByLabel("How much").fill("200.01");
    await writeOff.getByLabel("Reason").fill("They are gone.");
    await writeOff.getByRole("button", { name: "Write off" }).click();
    await expect(writeOff.getByText("Only £200.00 is open.")).toBeVisible();
    await writeOff.getByLabel("How much").fill("200");
    await writeOff.getByRole("button", { name: "Write off" }).click();
    await expect(toastWith(page, "Written off")).toBeVisible();
    await expect(figure(page, "Open")).toHaveText("£0.00");
    await expect(page.getByRole("row", { name: `${number} ` })).toContainText("Written off");
  });

  await test.step("numbers wait after an older backup, until somebody says which was the last", async () => {
    // One of its own, so that other tests are given theirs meanwhile.
    await db.asOwner(
      (sql) => sql`
        insert into private.document_series (series, kind, last_sequence, held_since)
        values ('OLD', 'receipt', 7, now())`,
    );
    await page.reload();
    await expect(page.getByText("The books end with OLD-00007")).toBeVisible();
    await page.getByRole("button", { name: "Go on with OLD" }).click();
    const confirm = dialogOf(page, "Which OLD number was the last that was sent?");
    await confirm.getByLabel("Last number sent").fill("OLD-00006");
    await confirm.getByRole("button", { name: "Go on with OLD" }).click();
    await expect(confirm.getByText("The books have come to OLD-00007 already.")).toBeVisible();
    await confirm.getByLabel("Last number sent").fill("9");
    await expect(confirm.getByText("OLD-00010")).toBeVisible();
    await confirm.getByRole("button", { name: "Go on with OLD" }).click();
    await expect(toastWith(page, "OLD goes on")).toBeVisible();
    await expect(page.getByText("Numbers wait")).toHaveCount(0);
  });
});

test("whoever may not write invoices sees all, and is told who does", async ({
  page,
  request,
  staff,
  payments: db,
}) => {
  await db.asOwner(
    (sql) => sql`
      update staff_members set roles = '{producer}'
      where user_id = (select id from auth.users where email = ${staff.email})`,
  );
  await haveSession(page, request, staff);
  await page.goto("/studio/invoices");
  await expect(page.getByText(/^Finance and admins write invoices and record money/)).toBeVisible();
  await expect(page.getByText("Turnover, twelve months")).toBeVisible();
  await expect(page.getByRole("button", { name: "New invoice" })).toHaveCount(0);
  await page.goto("/studio/payments");
  await expect(page.getByText("All money in")).toBeVisible();
  await expect(page.getByRole("button", { name: "Record a bank payment" })).toHaveCount(0);
});
