import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { documentContent } from "../../domain/billing/document.ts";
import {
  describeDraft,
  describeLine,
  describePayment,
  startBillingApp,
  type BillingApp,
} from "./billing-app.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await startBillingApp();
});
afterAll(() => app.stop());
afterEach(() => expect(app.unexpected).toEqual([]));

async function readContent(id: string) {
  const [row] = await app.owner`select content from billing_documents where id = ${id}`;
  return documentContent.parse(row?.["content"]);
}

const key = randomUUID;
const reason = "Agreed with the client.";

describe("an invoice", () => {
  it("is drafted, issued once, frozen with seller and buyer, and sent", async () => {
    const { id: companyId, people, email } = await app.createClient();
    const draft = await app.draft(companyId, 120_000);
    const issue = { action: "issue", ...draft, send: true };
    const [first, second] = await Promise.all([app.ask(issue), app.ask(issue)]);
    expect(first).toEqual(second);
    expect(first).toMatchObject({
      status: 200,
      body: {
        id: draft.documentId,
        number: expect.stringMatching(/^INV-\d{5}$/),
        totalPence: 120_000,
      },
    });
    expect(await readContent(draft.documentId)).toMatchObject({
      kind: "invoice",
      number: first.body["number"],
      seller: { vat_number: null },
      buyer: { name: "Harbour & Sons Ltd", address: ["2 Quay Street", "Bristol"] },
      vat: [],
      total_pence: 120_000,
    });
    const sent = await app.mailTo(email);
    expect(sent).toMatchObject({ kind: "billing-invoice" });
    expect(sent.text).toContain(String(first.body["number"]));
    expect(await app.mailCount(email)).toBe(1);
    const told = await app.owner`
      select person_id, due_at is not null as "isDue" from notices where subject_id = ${draft.documentId}`;
    expect(new Set(told.map((each) => each["person_id"]))).toEqual(
      new Set([people.owner.id, people.approver.id]),
    );
    expect(told.every((each) => each["isDue"])).toBe(true);
  });

  it("waits for whoever is charged, for the draft that was looked at, and charges something", async () => {
    const { id: companyId } = await app.createClient();
    await app.owner`delete from billing_details where company_id = ${companyId}`;
    const draft = await app.draft(companyId, 500);
    const issue = { action: "issue", ...draft, send: false };
    expect(await app.ask(issue)).toMatchObject({ status: 409, body: { code: "details-missing" } });
    const moved = { ...issue, seenAt: "2026-01-01T00:00:00.000001+00:00" };
    expect(await app.ask(moved)).toMatchObject({ status: 409, body: { code: "moved" } });
    const save = {
      action: "save_draft",
      ...draft,
      companyId,
      kind: "invoice",
      draft: describeDraft(700),
    };
    expect(await app.ask(save)).toMatchObject({ status: 200 });
    expect(await app.ask(save)).toMatchObject({ status: 409, body: { code: "moved" } });
    const { id: other } = await app.createClient();
    const free = await app.draft(other, 0);
    expect(await app.ask({ action: "issue", ...free, send: false })).toMatchObject({
      status: 409,
      body: { code: "nothing-to-charge" },
    });
    expect(await app.ask({ action: "delete_draft", documentId: free.documentId })).toMatchObject({
      status: 200,
    });
  });

  it("is copied from its proforma", async () => {
    const { id: companyId } = await app.createClient();
    const proforma = await app.draft(companyId, 900, "proforma");
    await app.act({ action: "issue", ...proforma, send: false });
    const copy = await app.act({
      action: "copy",
      documentId: proforma.documentId,
      kind: "invoice",
    });
    const [row] = await app.owner`
      select kind, state, series, content from billing_documents where id = ${String(copy["documentId"])}`;
    expect(row).toMatchObject({ kind: "invoice", state: "draft", series: "INV" });
    expect(row?.["content"]).toMatchObject({ lines: [describeLine(900)], terms_days: 14 });
  });
});

describe("money in", () => {
  it("settles what is open, leaves the rest as credit, and has one receipt however often it is sent", async () => {
    const { id: companyId, email } = await app.createClient();
    const documentId = await app.invoice(companyId, 1000);
    const payment = describePayment(companyId, 1500, [[documentId, 1500]]);
    const answers = await Promise.all([app.ask(payment), app.ask(payment)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 200 });
    expect(await app.readBalance(documentId)).toMatchObject({ paid: 1000, open: 0 });
    const paymentId = String(answers[0].body["paymentId"]);
    expect(await app.readIncoming(paymentId)).toEqual({
      pence: 1500,
      allocated: 1000,
      refunded: 0,
      unused: 500,
    });
    expect((await app.mailTo(email)).kind).toBe("billing-receipt");
    expect(await app.ask({ ...payment, pence: 1400 })).toMatchObject({
      status: 409,
      body: { code: "key-used" },
    });
    const refund = {
      action: "refund",
      paymentId,
      pence: 500,
      refundedOn: "2026-02-01",
      reference: "BACS 7",
      reason,
      key: key(),
    };
    expect(await app.ask(refund)).toMatchObject({ status: 200 });
    expect(await app.ask(refund)).toMatchObject({ status: 200 });
    expect(await app.ask({ ...refund, key: key() })).toMatchObject({
      status: 409,
      body: { code: "more-than-unused" },
    });
    expect(await app.readIncoming(paymentId)).toMatchObject({ refunded: 500, unused: 0 });
  });

  it("is used and taken back, once for each key, and never for somebody else's invoice", async () => {
    const { id: companyId } = await app.createClient();
    const { id: other } = await app.createClient();
    const documentId = await app.invoice(companyId, 1000);
    const foreign = await app.invoice(other, 1000);
    const paymentId = await app.pay(companyId, 800, []);
    const use = { action: "allocate", paymentId, documentId, pence: 600, key: key() };
    await app.ask(use);
    expect(await app.ask(use)).toMatchObject({ status: 200 });
    expect(await app.readBalance(documentId)).toMatchObject({ paid: 600, open: 400 });
    const refusals = await Promise.all([
      app.ask({ ...use, key: key(), pence: 201 }),
      app.ask({ ...use, key: key(), pence: -601 }),
      app.ask({ ...use, key: key(), documentId: foreign }),
      app.ask({ ...use, key: key(), documentId: randomUUID() }),
      app.ask({ ...use, key: key(), pence: 10_000_000_001 }),
      app.ask({ ...use, key: key(), pence: 0 }),
      app.ask({ ...use, pence: 5 }),
      app.ask({ ...describePayment(companyId, 5, [[foreign, 5]]) }),
      app.ask({ ...describePayment(companyId, 5, []), receivedOn: "2999-01-01" }),
      app.ask({ ...describePayment(companyId, -5, []) }),
      app.ask({ ...describePayment(randomUUID(), 5, []) }),
    ]);
    expect(refusals.map(({ status, body }) => body["code"] ?? status)).toEqual([
      "more-than-unused",
      "never-used",
      "other-client",
      "document-missing",
      400,
      400,
      "key-used",
      "other-client",
      "date-in-future",
      400,
      "company-missing",
    ]);
    await app.act({
      action: "allocate",
      paymentId,
      documentId,
      pence: -600,
      key: key(),
    });
    expect(await app.readBalance(documentId)).toMatchObject({ paid: 0, open: 1000 });
  });

  it("that never was ours to keep is reversed, and what it settled is open again", async () => {
    const { id: companyId } = await app.createClient();
    const documentId = await app.invoice(companyId, 1000);
    const paymentId = await app.pay(companyId, 1200, [[documentId, 1000]]);
    const reverse = { action: "reverse", paymentId, reason, key: key() };
    expect(await app.ask(reverse)).toMatchObject({ status: 200 });
    expect(await app.ask(reverse)).toMatchObject({ status: 200 });
    expect(await app.ask({ ...reverse, key: key() })).toMatchObject({
      body: { code: "nothing-to-reverse" },
    });
    expect(await app.readBalance(documentId)).toMatchObject({ paid: 0, open: 1000 });
    expect(await app.readIncoming(paymentId)).toMatchObject({ refunded: 1200, unused: 0 });
  });
});

describe("an issued invoice", () => {
  it("is credited in parts, of which what was paid becomes credit of the client", async () => {
    const { id: companyId } = await app.createClient();
    const documentId = await app.invoice(companyId, 1000);
    const paymentId = await app.pay(companyId, 1000, [[documentId, 1000]]);
    const part = { action: "credit", documentId, reason, lines: [describeLine(300)], key: key() };
    const credited = await app.ask(part);
    expect(await app.ask(part)).toEqual(credited);
    expect(await app.readBalance(documentId)).toMatchObject({ credited: 300, paid: 700, open: 0 });
    expect(await app.readIncoming(paymentId)).toMatchObject({ unused: 300 });
    const tooMuch = { ...part, key: key(), lines: [describeLine(701)] };
    expect(await app.ask(tooMuch)).toMatchObject({ body: { code: "more-than-charged" } });
    const rest = { ...part, key: key(), lines: null };
    expect(await app.ask(rest)).toMatchObject({ status: 200, body: { totalPence: 700 } });
    expect(await app.ask({ ...rest, key: key() })).toMatchObject({
      body: { code: "nothing-to-credit" },
    });
    expect(await app.readBalance(documentId)).toMatchObject({ credited: 1000, paid: 0, open: 0 });
    expect(await readContent(rest.key)).toMatchObject({
      kind: "credit_note",
      credits: { number: (await readContent(documentId)).number, reason },
    });
  });

  it("is written off and disputed", async () => {
    const { id: companyId } = await app.createClient();
    const documentId = await app.invoice(companyId, 1000);
    const loss = { action: "write_off", documentId, pence: 400, reason, key: key() };
    await app.ask(loss);
    expect(await app.ask(loss)).toMatchObject({ status: 200 });
    expect(await app.ask({ ...loss, key: key(), pence: 601 })).toMatchObject({
      body: { code: "more-than-open" },
    });
    expect(
      await app.ask({ action: "credit", documentId, reason, lines: null, key: key() }),
    ).toMatchObject({ body: { code: "written-off" } });
    const dispute = { action: "dispute", documentId, reason };
    expect(await app.ask(dispute)).toMatchObject({ status: 200 });
    expect(await app.ask(dispute)).toMatchObject({ body: { code: "disputed-already" } });
    const close = { action: "close_dispute", documentId };
    expect(await app.ask(close)).toMatchObject({ status: 200 });
    expect(await app.ask(close)).toMatchObject({ body: { code: "not-disputed" } });
  });
});

describe("who asks", () => {
  it("is finance, who has just signed in for what is final", async () => {
    const { id: companyId } = await app.createClient();
    const draft = await app.draft(companyId, 100);
    const issue = { action: "issue", ...draft, send: false };
    const client = await app.member();
    expect(await app.ask(issue, client)).toMatchObject({ status: 403 });
    const producer = await app.member();
    await app.owner`select private.add_staff(${producer.id}, '{producer}')`;
    await producer.client.auth.refreshSession();
    expect(await app.ask(issue, producer)).toMatchObject({
      status: 403,
      body: { code: "staff_role" },
    });
    const finance = await app.member();
    await app.owner`select private.add_staff(${finance.id}, '{finance}')`;
    await app.owner`
      update auth.sessions set amr = ${app.owner.json([{ method: "password", timestamp: 1_700_000_000 }])}
      where user_id = ${finance.id}`;
    await finance.client.auth.refreshSession();
    expect(await app.ask(issue, finance)).toMatchObject({
      status: 403,
      body: { hint: "recent_sign_in" },
    });
    const [log] = await app.owner`
      select actor_id from audit_log where table_name = 'billing_documents' and row_id = ${draft.documentId}`;
    expect(log).toEqual({ actor_id: app.studio.id });
  });

  it("is told of an action that there is not, and what is held after an older backup", async () => {
    expect(await app.ask({ action: "forge" })).toMatchObject({ status: 400 });
    const { id: companyId } = await app.createClient();
    const draft = await app.draft(companyId, 100);
    await app.owner`select private.hold_series()`;
    expect(await app.ask({ action: "issue", ...draft, send: false })).toMatchObject({
      status: 409,
      body: { code: "series-held" },
    });
    await app.owner`update private.document_series set held_since = null`;
  });
});
