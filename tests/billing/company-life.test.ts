import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { anonymiseDeletedAccounts } from "../../services/retention/anonymise-accounts.ts";
import { checkLedger } from "../../services/billing/check-ledger.ts";
import type { Member } from "../support/auth-app.ts";
import { createCompanyOf } from "../support/create-company.ts";
import { createPerson } from "../support/create-person.ts";
import { readZip } from "../support/read-zip.ts";
import { describeLine, describePayment, startBillingApp, type BillingApp } from "./billing-app.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());
afterEach(async () => {
  expect(app.unexpected).toEqual([]);
  expect((await app.database.asOwner(checkLedger)).broken).toBeNull();
});

const reason = "Agreed.";

/** An invoice, part paid and part credited; money left over, some of it given back; a draft. */
async function charge(companyId: string, payer = "Harbour & Sons") {
  const documentId = await app.invoice(companyId, 1000);
  const payment = { ...describePayment(companyId, 900, [[documentId, 600]]), payer };
  const paymentId = String((await app.act(payment))["paymentId"]);
  const note = randomUUID();
  const lines = [describeLine(100)];
  await app.act({ action: "credit", documentId, reason, lines, key: note });
  await app.act({
    action: "refund",
    paymentId,
    pence: 50,
    refundedOn: "2026-02-01",
    reference: "R",
    reason,
    key: randomUUID(),
  });
  const draft = await app.draft(companyId, 4321);
  return { documentId, paymentId, note, draftId: draft.documentId };
}
type Charged = Awaited<ReturnType<typeof charge>>;

const saveDetails = (companyId: string, name: string) => app.owner`
  insert into billing_details (company_id, legal_name, address) values (${companyId}, ${name}, '{2 Quay Street}')
  on conflict (company_id) do update set legal_name = excluded.legal_name`;

/** Whose each part is, and all that may never change. */
async function read({ documentId, paymentId, note }: Charged) {
  const companies = await app.owner<{ company_id: string | null }[]>`
    select company_id from billing_documents where id in (${documentId}, ${note}) or incoming_payment_id = ${paymentId}
    union select company_id from document_balances where document_id = ${documentId}
    union select company_id from incoming_payments where id = ${paymentId}`;
  const frozen = await app.owner`
    select number, content, tax_point, due_on, total_pence, buyer_name from billing_documents
    where id in (${documentId}, ${note}) or incoming_payment_id = ${paymentId} order by number`;
  return {
    companies: companies.map(({ company_id }) => company_id),
    frozen: [...frozen],
    balance: await app.readBalance(documentId),
    incoming: await app.readIncoming(paymentId),
    payer: [...(await app.owner`select payer from incoming_payments where id = ${paymentId}`)],
  };
}

const figures = {
  balance: { total: 1000, credited: 100, paid: 600, written_off: 0, open: 300 },
  incoming: { pence: 900, allocated: 600, refunded: 50, unused: 250 },
};

const isDraft = async (id: string) =>
  (
    await app.owner`select company_id from billing_documents where id = ${id} and state = 'draft'`
  )[0]?.["company_id"];

const readName = async (companyId: string) =>
  (await app.owner`select legal_name from billing_details where company_id = ${companyId}`)[0]?.[
    "legal_name"
  ];

describe("two clients that become one", () => {
  it("have all documents, money and drafts together, each as it was issued", async () => {
    const source = await app.createClient({ legal_name: "Source Ltd" });
    const target = await app.createClient({ legal_name: "Target Ltd" });
    const third = await app.createClient({ legal_name: "Third Ltd" });
    const [theirs, ours, others] = [
      await charge(source.id),
      await charge(target.id),
      await charge(third.id),
    ];
    const before = await read(theirs);
    const [untouched, elsewhere] = [await read(ours), await read(others)];
    // Who may change clients need not be finance.
    const producer = await createPerson(app.owner, { staff: true, roles: ["producer"] });
    await app.database.asCaller(
      producer.caller,
      (sql) => sql`select merge_companies(${source.id}, ${target.id})`,
    );
    expect(await read(theirs)).toEqual({ ...before, ...figures, companies: [target.id] });
    expect(await read(ours)).toEqual(untouched);
    expect(await read(others)).toEqual(elsewhere);
    expect(await isDraft(theirs.draftId)).toBe(target.id);
    expect(await isDraft(ours.draftId)).toBe(target.id);
    expect([await readName(source.id), await readName(target.id)]).toEqual([
      undefined,
      "Target Ltd",
    ]);
    // Their own reads, and whoever came with them.
    for (const { caller } of [target.people.member, source.people.member]) {
      const [seen] = await app.database.asCaller(
        caller,
        (sql) => sql`
          select (select count(*)::int from billing_documents) as documents,
            (select count(*)::int from incoming_payments) as payments,
            (select sum(open_pence)::int from document_balances) as open`,
      );
      expect(seen).toEqual({ documents: 6, payments: 2, open: 600 });
    }
    // What one had left settles what the other owes.
    await app.act({
      action: "allocate",
      paymentId: theirs.paymentId,
      documentId: ours.documentId,
      pence: 250,
      key: randomUUID(),
    });
    expect(await app.readBalance(ours.documentId)).toMatchObject({ open: 50 });
  });

  it("are charged as the one that is left, or as the other where that had said nothing", async () => {
    const source = await app.createClient({ legal_name: "Source Ltd" });
    const target = await app.createClient();
    await app.owner`delete from billing_details where company_id = ${target.id}`;
    const staff = await createPerson(app.owner, { staff: true });
    await app.database.asCaller(
      staff.caller,
      (sql) => sql`select merge_companies(${source.id}, ${target.id})`,
    );
    expect(await readName(target.id)).toBe("Source Ltd");
  });
});

describe("a client that ends", () => {
  it("leaves what was issued and paid to the studio, and nothing for the next", async () => {
    const { id, people } = await app.createClient();
    const charged = await charge(id);
    const before = await read(charged);
    await app.database.asCaller(people.owner.caller, (sql) => sql`select close_company(${id})`);
    expect(await isDraft(charged.draftId)).toBe(id);
    await app.owner`update companies set closing_due_at = now() - interval '1 second' where id = ${id}`;
    await app.database.asOwner(anonymiseDeletedAccounts);
    expect(await read(charged)).toEqual({ ...before, ...figures });
    expect(await isDraft(charged.draftId)).toBeUndefined();
    expect(await readName(id)).toBeUndefined();
    const seen = await app.database.asCaller(
      people.owner.caller,
      (sql) => sql`select from billing_documents`,
    );
    expect(seen).toHaveLength(0);
    // Money that was on its way settles what is open; nothing new is charged.
    await app.pay(id, 300, [[charged.documentId, 300]]);
    expect(await app.readBalance(charged.documentId)).toMatchObject({ open: 0 });
    await expect(app.draft(id, 100)).rejects.toThrow("company-missing");
  });
});

describe("an account that is erased", () => {
  it("leaves issued documents and what was paid as they were", async () => {
    const ada = await app.member("ada.lovelace@clients.example");
    await saveDetails(ada.id, "Ada Lovelace");
    const charged = await charge(ada.id, "Ada Lovelace");
    const before = await read(charged);
    await app.owner`update auth.users set deleted_at = now() - interval '31 days' where id = ${ada.id}`;
    await app.database.asOwner(anonymiseDeletedAccounts);
    const [account] = await app.owner`select email from auth.users where id = ${ada.id}`;
    expect(account?.["email"]).toBe(`deleted-${ada.id}@anonymised.invalid`);
    expect(await read(charged)).toEqual({ ...before, ...figures });
    expect(before.frozen).toMatchObject([{}, { buyer_name: "Ada Lovelace" }, {}]);
    expect(await isDraft(charged.draftId)).toBeUndefined();
    expect(await readName(ada.id)).toBeUndefined();
  });
});

describe("an export", () => {
  async function exportData({ client }: Member, body?: object) {
    const { data } = await client.auth.getSession();
    const answer = await fetch(`${app.url}/functions/v1/export-my-data`, {
      method: "POST",
      headers: { authorization: `Bearer ${data.session?.access_token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status).toBe(200);
    const archive = readZip(Buffer.from(await answer.arrayBuffer()));
    const rows = (name: string): Record<string, unknown>[] =>
      JSON.parse(archive.get(`data/${name}.json`)?.toString() ?? "[]");
    const text = [...archive.values()].map((bytes) => bytes.toString()).join();
    return { rows, text };
  }

  function expectBooks({ rows, text }: Awaited<ReturnType<typeof exportData>>, own: Charged) {
    expect(
      rows("billing_documents")
        .map(({ kind }) => String(kind))
        .toSorted(),
    ).toEqual(["credit_note", "invoice", "receipt"]);
    expect(rows("incoming_payments")).toMatchObject([
      { id: own.paymentId, pence: 900, refunded_pence: 50 },
    ]);
    const one = { payment_id: own.paymentId };
    expect(rows("allocations")).toMatchObject([
      { ...one, document_id: own.documentId, pence: 600 },
    ]);
    // Why is the studio's own.
    expect(rows("refunds")).toEqual([]);
    expect(rows("document_balances")).toMatchObject([{ document_id: own.documentId }]);
    expect(rows("billing_details")).toHaveLength(1);
    expect(text).not.toContain(own.draftId);
  }

  it("has the books of the company, or of somebody alone, and nothing of another's", async () => {
    const companies = [];
    for (const name of ["First Ltd", "Second Ltd"]) {
      const { id, people } = await createCompanyOf(app.owner, () => app.member(), name);
      await saveDetails(id, name);
      companies.push({ id, people, charged: await charge(id, name) });
    }
    const [first, second] = companies;
    if (!first || !second) throw new Error("There are no companies.");
    const ada = await app.member();
    await saveDetails(ada.id, "Ada Lovelace");
    const own = await charge(ada.id, "Ada Lovelace");

    const whole = await exportData(first.people.owner, { companyId: first.id });
    expectBooks(whole, first.charged);
    const alone = await exportData(ada);
    expectBooks(alone, own);
    for (const { text } of [whole, alone]) {
      expect(text).not.toContain("Second Ltd");
      expect(text).not.toContain(second.id);
      expect(text).not.toContain(second.charged.documentId);
      expect(text).not.toContain(second.charged.paymentId);
    }
    expect(whole.text).not.toContain("Ada Lovelace");
    expect(alone.text).not.toContain("First Ltd");
    // A colleague's own export is of what they wrote: the books are the company's.
    for (const member of [first.people.owner, first.people.viewer]) {
      const { rows, text } = await exportData(member);
      for (const name of ["billing_documents", "incoming_payments", "allocations", "refunds"])
        expect(rows(name)).toEqual([]);
      expect(text).not.toContain(first.charged.documentId);
    }
  });
});
