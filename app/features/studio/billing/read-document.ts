import * as z from "zod/mini";
import { documentContent, documentKinds } from "../../../../domain/billing/document.ts";
import { billingDraft } from "../../../../domain/billing/billing-request.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { amount, text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readAuthors } from "./read-authors.ts";
import type { ListedDocument } from "./document-row.ts";

const base = {
  id: z.string(),
  company_id: text,
  number: text,
  credits_id: text,
  created_at: z.string(),
  updated_at: z.string(),
};
const draftRow = z.object({
  ...base,
  kind: z.enum(["invoice", "proforma"]),
  state: z.literal("draft"),
  content: billingDraft,
});
const issuedRow = z.object({
  ...base,
  kind: z.enum(documentKinds),
  state: z.literal("issued"),
  content: documentContent,
});
const storedRow = z.discriminatedUnion("state", [draftRow, issuedRow]);

const balanceRow = z.object({
  due_on: z.string(),
  total_pence: z.number(),
  credited_pence: z.number(),
  paid_pence: z.number(),
  written_off_pence: z.number(),
  open_pence: z.number(),
  disputed_at: text,
});
const allocationRow = z.object({
  id: z.string(),
  payment_id: z.string(),
  pence: z.number(),
  created_at: z.string(),
  incoming_payments: z.nullable(
    z.object({ source: z.enum(["bank", "eth"]), payer: z.string(), received_on: z.string() }),
  ),
});
const writeOffRow = z.object({
  id: z.string(),
  pence: z.number(),
  reason: z.string(),
  made_by: text,
  created_at: z.string(),
});
const disputeRow = z.object({
  id: z.string(),
  reason: z.string(),
  opened_by: text,
  created_at: z.string(),
  closed_at: text,
});
const sendingRow = z.object({
  id: z.string(),
  recipient: text,
  sent_by: text,
  created_at: z.string(),
});
const relatedRow = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: text,
  total_pence: amount,
  created_at: z.string(),
  reason: text,
});

export type DraftDocument = z.infer<typeof draftRow> & { client: string | null };
export type IssuedDocument = z.infer<typeof issuedRow> & {
  client: string | null;
  status: ListedDocument["status"];
};
export type Balance = z.infer<typeof balanceRow>;
export type Allocation = z.infer<typeof allocationRow>;

export type ReadIssued = {
  document: IssuedDocument;
  /** Only an invoice has one. */
  balance: Balance | undefined;
  allocations: readonly Allocation[];
  writeOffs: readonly z.infer<typeof writeOffRow>[];
  disputes: readonly z.infer<typeof disputeRow>[];
  sendings: readonly z.infer<typeof sendingRow>[];
  related: readonly z.infer<typeof relatedRow>[];
  /** Who of the studio wrote the document, what is related to it, and what settles it. */
  authors: ReadonlyMap<string, string>;
};
export type ReadDocument = { draft: DraftDocument } | ReadIssued;

const oldest = { ascending: true } as const;

/** A document with all that happened to it, or undefined where there is none. */
export async function readDocument(id: string): Promise<ReadDocument | undefined> {
  const backend = sharedBackend();
  const [stored] = await readRows(
    backend.from("billing_documents").select("*").eq("id", id),
    storedRow,
  );
  if (!stored) return undefined;
  const client = await readClientName(stored.company_id);
  if (stored.state === "draft") return { draft: { ...stored, client } };
  const of = (table: string, columns: string) =>
    backend.from(table).select(columns).eq("document_id", id).order("created_at", oldest);
  const [balances, allocations, writeOffs, disputes, sendings] = await Promise.all([
    readRows(backend.from("document_balances").select("*").eq("document_id", id), balanceRow),
    readRows(of("allocations", "*,incoming_payments(source,payer,received_on)"), allocationRow),
    readRows(of("write_offs", "*"), writeOffRow),
    readRows(of("invoice_disputes", "*"), disputeRow),
    readRows(of("document_sendings", "*"), sendingRow),
  ]);
  const payments = allocations.map(({ payment_id }) => payment_id);
  const related = await readRelated(stored, [...new Set(payments)]);
  const authors = await readAuthors([id, ...[...allocations, ...related].map((each) => each.id)]);
  const [balance] = balances;
  const document = { ...stored, client, status: statusOf(balance) };
  return { document, balance, allocations, writeOffs, disputes, sendings, related, authors };
}

/** As `list_documents` derives it. */
function statusOf(balance: Balance | undefined): IssuedDocument["status"] {
  if (!balance) return "issued";
  const { open_pence, paid_pence, written_off_pence, disputed_at, due_on } = balance;
  if (open_pence > 0) {
    if (disputed_at !== null) return "disputed";
    if (due_on < todayInLondon()) return "overdue";
    return paid_pence > 0 ? "part_paid" : "open";
  }
  if (written_off_pence > 0) return "written_off";
  return paid_pence > 0 ? "paid" : "credited";
}

/** The credit notes of an invoice and the receipts for what settles it, or the invoice of a credit note. */
async function readRelated(
  { id, credits_id }: Pick<z.infer<typeof issuedRow>, "id" | "credits_id">,
  payments: readonly string[],
) {
  const all = () =>
    sharedBackend()
      .from("billing_documents")
      .select("id,kind,number,total_pence,created_at,reason:content->credits->>reason")
      .eq("state", "issued")
      .order("created_at", oldest);
  const found = await Promise.all([
    readRows(credits_id ? all().eq("id", credits_id) : all().eq("credits_id", id), relatedRow),
    payments.length > 0 ? readRows(all().in("incoming_payment_id", payments), relatedRow) : [],
  ]);
  return found.flat().toSorted((one, other) => one.created_at.localeCompare(other.created_at));
}

const nameRow = z.object({ name: text });

async function readClientName(company: string | null): Promise<string | null> {
  if (!company) return null;
  const [found] = await readRows(sharedBackend().rpc("read_client", { client: company }), nameRow);
  return found?.name ?? null;
}
