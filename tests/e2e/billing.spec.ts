import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { saveDraft } from "../../services/billing/save-draft.ts";
import { issueDraft } from "../../services/billing/issue-draft.ts";
import type { Database } from "../../runtime/database/types.ts";
import { showDraft } from "../support/show-draft.ts";
import { haveSession, type Account } from "./support/account-test.ts";
import { findViolations } from "./support/find-violations.ts";
import { callFromOwnAddress, dialogOf, expect, soon, test } from "./support/payment-test.ts";
import { answersOf, createAccount, installWallet } from "./support/test-wallet.ts";

const studio = "de000000-0000-4000-8000-000000000009";
const by = { staffId: studio, siteUrl: "" };

/** An invoice over £200 to the company of an account, as the studio would issue it; answers its number. */
async function charge(
  db: Database,
  { email }: Account,
  kind: "invoice" | "proforma" = "invoice",
): Promise<string> {
  return db.asOwner(async (sql) => {
    const [own] = await sql<{ id: string }[]>`
      select m.company_id as id from memberships m join auth.users u on u.id = m.user_id
      where u.email = ${email} and m.is_current`;
    const companyId = own?.id ?? "";
    await sql`
      insert into billing_details (company_id, legal_name, address)
      values (${companyId}, 'Lamp & Daughters Ltd', ${["1 Quay Street", "Bristol", "BS1 1AA"]})
      on conflict do nothing`;
    const line = { quantity: 200, unit_pence: 10_000, discount_pence: 0, vat_rate: 2000 } as const;
    const draft = {
      lines: [{ description: "A film of the harbour", ...line }],
      terms_days: 14,
      order_reference: null,
      note: null,
    };
    const asked = { documentId: null, seenAt: null, companyId, kind, draft } as const;
    const saved = await saveDraft(sql, { action: "save_draft", ...asked });
    const { documentId, updatedAt: seenAt } = saved;
    const shown = await showDraft(sql, companyId, draft.lines);
    const issued = { action: "issue", documentId, seenAt, shown, send: false } as const;
    return (await issueDraft(sql, issued, by)).number;
  });
}

/** Somebody else into the company of an account. */
async function addViewer(db: Database, account: Account, viewer: Account): Promise<void> {
  await db.asOwner(async (sql) => {
    const idOf = ({ email }: Account) => sql`(select id from auth.users where email = ${email})`;
    await sql`update profiles set display_name = 'Ada Lamp' where user_id = ${idOf(account)}`;
    await sql`update memberships set is_current = false where user_id = ${idOf(viewer)}`;
    await sql`
      insert into memberships (company_id, user_id, role, is_current)
      select company_id, ${idOf(viewer)}, 'viewer', true from memberships
      where user_id = ${idOf(account)} and is_current`;
  });
}

async function openBilling(page: Page, number: string) {
  await page.goto("/dashboard/billing");
  await page.getByRole("link", { name: number, exact: true }).click(soon);
  await expect(page.getByRole("article", { name: `Invoice ${number}` })).toBeVisible(soon);
}

test("a client reads an invoice, copies where to pay, pays half of it in ETH and has it as a PDF", async ({
  page,
  request,
  account,
  payments,
  context,
}) => {
  test.setTimeout(180_000);
  const number = await charge(payments, account);
  const proforma = await charge(payments, account, "proforma");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await callFromOwnAddress(page);
  await installWallet(page, answersOf(await createAccount()));
  await haveSession(page, request, account);

  await page.goto("/dashboard");
  await page.getByRole("link", { name: `Invoice ${number}` }).click(soon);
  await expect(page).toHaveURL(/\/dashboard\/billing\?document=/);
  const sheet = page.getByRole("article", { name: `Invoice ${number}` });
  await expect(sheet).toContainText("Lamp & Daughters Ltd", soon);
  await expect(sheet).toContainText("£200.00");
  await page.getByRole("link", { name: "All documents" }).click();
  await expect(page.getByText("To pay").locator("xpath=following-sibling::dd")).toHaveText("£200");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, "main"), `${width} wide`).toEqual([]);
  }
  await page.getByRole("link", { name: number, exact: true }).click();
  await expect(page.getByText("£200.00 to pay by")).toBeVisible(soon);

  await page.getByRole("button", { name: "Copy: Reference" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  const sum = page.getByLabel("How much");
  await sum.fill("400");
  await expect(page.getByText("Please enter a sum in pounds, up to £200.00.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay with ETH" })).toBeDisabled();
  await sum.fill("100");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, "main"), `${width} wide`).toEqual([]);
  }

  await page.getByRole("button", { name: "Pay with ETH" }).click();
  const dialog = dialogOf(page, `Invoice ${number}`);
  await dialog.getByRole("button", { name: "Connect wallet" }).click(soon);
  await dialog.getByRole("button", { name: "Lantern" }).click();
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await expect(dialog.getByText("£100", { exact: true })).toBeVisible(soon);
  // What was asked for is still there after the page was left.
  const amount = await dialog.locator("[data-amount]").innerText();
  await page.reload();
  await expect(page.getByLabel("How much")).toHaveValue("100", soon);
  await page.getByRole("button", { name: "Pay with ETH" }).click();
  await expect(dialog.locator("[data-amount]")).toHaveText(amount, soon);

  // No wallet of before is known after a reload: it is connected by going back once.
  await dialog.getByRole("button", { name: "Back to Setup" }).click();
  await dialog.getByRole("button", { name: "Connect wallet" }).click();
  await dialog.getByRole("button", { name: "Lantern" }).click();
  await dialog.getByRole("button", { name: "Continue to payment" }).click();
  await dialog.getByRole("button", { name: "Pay with Lantern" }).click(soon);
  await expect(dialog.getByRole("heading", { name: "Paid. Thank you." })).toBeVisible(soon);
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("£100.00 has arrived. £100.00 is left")).toBeVisible(soon);
  await expect(page.getByText("Part paid", { exact: true })).toBeVisible();

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const file = await readFile(await (await saving).path());
  expect(file.subarray(0, 4).toString()).toBe("%PDF");
  await page.getByRole("link", { name: "All documents" }).click();
  await page.getByRole("link", { name: /^REC-/ }).click();
  await expect(page.getByRole("article", { name: /^Receipt REC-/ })).toContainText(number, soon);

  // Nothing is owed for a proforma: it says where to pay it, and offers no ETH.
  await page.getByRole("link", { name: "All documents" }).click();
  await page.getByRole("link", { name: proforma, exact: true }).click();
  await expect(page.getByText("To go ahead, please pay £200.00 by")).toBeVisible(soon);
  await page.getByRole("button", { name: "Copy: Reference" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(proforma);
  await expect(page.getByText("These details as text, for a phone")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay with ETH" })).toHaveCount(0);
});

test("a viewer reads an invoice, is told who pays, and changes nothing", async ({
  page,
  request,
  account,
  accounts,
  payments,
}) => {
  const viewer = { email: `viewer-${account.email}`, password: account.password };
  await accounts.create(viewer);
  await addViewer(payments, account, viewer);
  const number = await charge(payments, account);
  await haveSession(page, request, viewer);
  await openBilling(page, number);
  await expect(page.getByText("Ada Lamp can pay this for your company.")).toBeVisible(soon);
  await expect(page.getByRole("button", { name: "Pay with ETH" })).toHaveCount(0);
  await page.getByRole("link", { name: "All documents" }).click();
  await expect(page.getByText("Approvers and owners change this.")).toBeVisible(soon);
  await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
});
