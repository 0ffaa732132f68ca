import { randomUUID } from "node:crypto";
import type { BillingDraft } from "../../domain/billing/billing-request.ts";
import { chooseTreatment } from "../../domain/billing/choose-treatment.ts";
import { sumLines } from "../../domain/billing/sum-lines.ts";
import type { ConnectionOptions } from "../../runtime/database/connection-options.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { creditInvoice } from "../../services/billing/credit-invoice.ts";
import { issueDraft } from "../../services/billing/issue-draft.ts";
import { lockLedger } from "../../services/billing/lock-ledger.ts";
import { readSeller } from "../../services/billing/seller.ts";
import { saveDraft } from "../../services/billing/save-draft.ts";
import { takePayment } from "../../services/billing/take-payment.ts";
import { connect } from "../database/connect.ts";
import { demoDeeds, demoDetails, type DemoDeed } from "./demo-billing.ts";

const staffId = "de000000-0000-4000-8000-000000000009";
const staffClaims = {
  sub: staffId,
  role: "authenticated",
  aal: "aal2",
  app_metadata: { role: "staff" },
};

/**
 * What the demo's clients were charged and have paid, written by the services that the studio writes with, each on its own
 * day. Once: books are never rewritten. Needs the demo data, and the connection of the books' owner: nobody else antedates.
 */
export async function seedDemoBilling(owner: ConnectionOptions): Promise<void> {
  const books = connect(owner, { max: 1 });
  try {
    await books.begin(writeBooks);
  } finally {
    await books.end();
  }
}

async function writeBooks(sql: Transaction): Promise<void> {
  await lockLedger(sql);
  if (!(await isWanted(sql))) return;
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(staffClaims)}, true)`;
  for (const { companyId, ...details } of demoDetails)
    await sql`
      insert into public.billing_details (company_id, legal_name, address, country, company_number, email)
      values (
        ${companyId}, ${details.legal_name}, ${details.address}::text[], 'GB', ${details.company_number},
        ${details.email}
      )
      on conflict do nothing`;
  const ids = new Map<string, string>();
  for (const deed of demoDeeds) {
    const day = await goTo(sql, deed.daysAgo);
    await doDeed(sql, deed, { day, ids });
  }
  // The studio has heard of all of it.
  await sql`update public.notices set read_at = now() where kind = 'payment' and key like 'incoming %'`;
}

/** Both companies are there, and nothing was ever charged here. */
async function isWanted(sql: Transaction): Promise<boolean> {
  const ids = demoDetails.map(({ companyId }) => companyId);
  const [found] = await sql<{ isWanted: boolean }[]>`
    select count(*) = ${ids.length} and not exists (select from public.billing_documents) as "isWanted"
    from public.companies where id = any(${ids}::uuid[])`;
  return found?.isWanted ?? false;
}

/** From here on a document is issued on that day. */
async function goTo(sql: Transaction, daysAgo: number): Promise<string> {
  const [row] = await sql<{ day: string }[]>`
    select set_config('billing.today', (now()::date - ${daysAgo}::integer)::text, true) as day`;
  if (!row) throw new Error("The database did not say which day it was.");
  return row.day;
}

type Doing = { day: string; ids: Map<string, string> };

async function doDeed(sql: Transaction, deed: DemoDeed, { day, ids }: Doing): Promise<void> {
  const idOf = (name: string) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo has no invoice called ${name}.`);
    return id;
  };
  if ("draft" in deed) {
    const id = await charge(sql, deed);
    ids.set(deed.name, id);
  } else if ("pence" in deed) {
    const documentId = idOf(deed.name);
    await takePayment(sql, {
      companyId: deed.companyId,
      source: "bank",
      externalId: randomUUID(),
      pence: deed.pence,
      receivedOn: day,
      payer: deed.payer,
      reference: deed.reference,
      allocations: [{ documentId, pence: deed.pence }],
    });
  } else {
    await creditInvoice(sql, {
      action: "credit",
      documentId: idOf(deed.name),
      reason: deed.reason,
      lines: [...deed.lines],
      key: randomUUID(),
    });
  }
}

async function charge(
  sql: Transaction,
  { is, companyId, kind, draft }: Extract<DemoDeed, { draft: unknown }>,
): Promise<string> {
  const { documentId, updatedAt } = await saveDraft(sql, {
    action: "save_draft",
    documentId: null,
    seenAt: null,
    companyId,
    kind,
    draft: { order_reference: null, note: null, ...draft } satisfies BillingDraft,
  });
  if (is === "draft") return documentId;
  // Sent by nobody: the demo's people are told of it by what they find.
  const shown = await show(sql, companyId, draft);
  const asked = { action: "issue", documentId, seenAt: updatedAt, shown, send: false } as const;
  await issueDraft(sql, asked, { staffId, siteUrl: "" });
  await sql`
    insert into public.document_sendings (document_id, sent_by) values (${documentId}, ${staffId})`;
  return documentId;
}

/** What somebody who issues it would have seen. */
async function show(sql: Transaction, companyId: string, { lines }: Pick<BillingDraft, "lines">) {
  const [row] = await sql<{ detailsAt: string }[]>`
    select to_json(updated_at) #>> '{}' as "detailsAt" from public.billing_details where company_id = ${companyId}`;
  const { total_pence: totalPence } = sumLines(
    lines,
    chooseTreatment(readSeller(), { country: "GB" }),
  );
  return { totalPence, detailsAt: row?.detailsAt ?? null, creditPence: 0 };
}
