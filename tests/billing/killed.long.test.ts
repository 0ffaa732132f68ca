import { randomUUID } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Transaction } from "../../runtime/database/types.ts";
import { allocate } from "../../services/billing/allocate.ts";
import { creditInvoice } from "../../services/billing/credit-invoice.ts";
import { issueDraft } from "../../services/billing/issue-draft.ts";
import { recordPayment } from "../../services/billing/record-payment.ts";
import { reversePayment } from "../../services/billing/reverse-payment.ts";
import { describeLine, describePayment, startBillingApp, type BillingApp } from "./billing-app.ts";

let app: BillingApp;
let companyId: string;
beforeAll(async () => {
  app = await startBillingApp();
  ({ id: companyId } = await app.createClient());
});
afterAll(() => app.stop());

const tables = [
  "public.billing_documents",
  "public.document_balances",
  "public.incoming_payments",
  "public.allocations",
  "public.refunds",
  "public.write_offs",
  "public.document_sendings",
  "public.notices",
  "public.audit_log",
  "private.document_series",
  "private.document_chain",
  "private.outbox",
  "private.jobs",
];

/** A hash of every row that any of it writes. */
async function readAll(): Promise<Record<string, string>> {
  const hashes = tables.map(
    (name) =>
      `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as hash from ${name} t`,
  );
  const rows = await app.owner.unsafe<{ name: string; hash: string }[]>(hashes.join(" union all "));
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

type Work = (sql: Transaction) => Promise<unknown>;

/** Does it on a connection of its own, whose backend is killed before that statement. Answers how many statements there were. */
async function killBefore(statement: number, work: Work): Promise<number> {
  const doomed = postgres({ ...app.connection, max: 1, onnotice: () => {} });
  let count = 0;
  try {
    await doomed.begin(async (sql) => {
      const [own] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await sql`set local role kinolume_server`;
      const kill = () => app.owner`select pg_terminate_backend(${own?.pid ?? 0}, 10000)`;
      const counting = new Proxy(sql, {
        apply(target, self, given) {
          count += 1;
          const run = () => Reflect.apply(target, self, given);
          return count === statement ? kill().then(run) : run();
        },
      });
      await work(counting);
      count += 1;
      // Before the commit.
      if (count === statement) await kill();
    });
  } finally {
    await doomed.end({ timeout: 1 });
  }
  return count;
}

const by = () => ({ staffId: app.studio.id, siteUrl: app.url });
const reason = "Agreed.";

const cases: Record<string, () => Promise<Work>> = {
  async issue() {
    const draft = await app.draft(companyId, 1000);
    return (sql: Transaction) => issueDraft(sql, { action: "issue", ...draft, send: true }, by());
  },
  async credit() {
    const documentId = await app.invoice(companyId, 1000);
    await app.pay(companyId, 600, [[documentId, 600]]);
    await app.pay(companyId, 400, [[documentId, 400]]);
    const lines = [describeLine(700)];
    const asked = { action: "credit", documentId, reason, lines, key: randomUUID() } as const;
    return (sql: Transaction) => creditInvoice(sql, asked);
  },
  async "take a payment"() {
    const first = await app.invoice(companyId, 1000);
    const second = await app.invoice(companyId, 1000);
    const asked = describePayment(companyId, 1500, [
      [first, 1000],
      [second, 300],
    ]);
    return (sql: Transaction) => recordPayment(sql, asked, by());
  },
  async allocate() {
    const documentId = await app.invoice(companyId, 1000);
    const paymentId = await app.pay(companyId, 600, []);
    const asked = { action: "allocate", documentId, paymentId, pence: 600 } as const;
    const key = randomUUID();
    return (sql: Transaction) => allocate(sql, { ...asked, key });
  },
  async reverse() {
    const documentId = await app.invoice(companyId, 1000);
    const paymentId = await app.pay(companyId, 1200, [[documentId, 1000]]);
    const asked = { action: "reverse", paymentId, reason, key: randomUUID() } as const;
    return (sql: Transaction) => reversePayment(sql, asked, by());
  },
};

it.each(Object.keys(cases))(
  "to %s is all or nothing, whichever statement its backend is killed at, and is done once",
  async (name) => {
    const work = await cases[name]?.();
    if (!work) throw new Error("There is no such case.");
    const before = await readAll();
    let statement = 1;
    for (let isKilled = true; isKilled; statement += 1) {
      isKilled = await killBefore(statement, work).then(
        () => false,
        (error: unknown) => {
          // Ended by an administrator, or found closed.
          expect(error).toMatchObject({ code: expect.stringMatching(/^(57P01|CONNECTION_\w+)$/) });
          return true;
        },
      );
      if (isKilled) expect(await readAll()).toEqual(before);
    }
    // Nobody was left to kill: this one was done, and there were statements to be killed at.
    expect(statement).toBeGreaterThan(5);
    const done = await readAll();
    expect(done).not.toEqual(before);
    const [first, second] = [await app.database.asOwner(work), await app.database.asOwner(work)];
    expect(second).toEqual(first);
    expect(await readAll()).toEqual(done);
  },
);
