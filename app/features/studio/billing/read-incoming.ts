import * as z from "zod/mini";
import { text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readAuthors } from "./read-authors.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";

const incomingRow = z.object({
  id: z.string(),
  source: z.enum(["bank", "eth"]),
  pence: z.number(),
  received_on: z.string(),
  payer: z.string(),
  reference: z.string(),
  note: text,
  company_id: text,
  client: text,
  allocated_pence: z.number(),
  refunded_pence: z.number(),
  unused_pence: z.number(),
  eth_payment_id: text,
  created_at: z.string(),
});
export type ListedIncoming = z.infer<typeof incomingRow>;

export type IncomingSearch = {
  view: "bank" | "unused" | null;
  term: string | null;
  client: string | null;
  page: number;
};

export async function readIncomingPage({
  view,
  term,
  client,
  page,
}: IncomingSearch): Promise<RowsPage<ListedIncoming>> {
  const [first, last] = rangeOf(page);
  const query = sharedBackend().rpc("list_incoming", {
    view,
    term,
    company: client,
    skip: first,
    size: last - first + 1,
  });
  return pageOf(await readRows(query, incomingRow));
}

/** Money of a client that settles nothing yet. */
export function readUnused(company: string): Promise<ListedIncoming[]> {
  const query = sharedBackend().rpc("list_incoming", { view: "unused", company, size: 100 });
  return readRows(query, incomingRow);
}

const useRow = z.object({
  id: z.string(),
  document_id: z.string(),
  pence: z.number(),
  created_at: z.string(),
  billing_documents: z.nullable(z.object({ number: text })),
});
const refundRow = z.object({
  id: z.string(),
  kind: z.enum(["refund", "reversal"]),
  pence: z.number(),
  refunded_on: z.string(),
  reference: z.string(),
  reason: z.string(),
  made_by: text,
  created_at: z.string(),
});
const receiptRow = z.object({ id: z.string(), number: text });
const paymentRow = z.object({
  ...z.omit(incomingRow, { note: true, client: true }).shape,
  reversed_on: text,
  payment_notes: z.array(z.object({ note: z.string() })),
  allocations: z.array(useRow),
  refunds: z.array(refundRow),
  billing_documents: z.nullable(receiptRow),
});
const nameRow = z.object({ name: text });

export type IncomingDetails = z.infer<typeof paymentRow> & {
  client: string | null;
  authors: ReadonlyMap<string, string>;
};

/** A payment with what it settles, or undefined where there is none. */
export async function readIncoming(id: string): Promise<IncomingDetails | undefined> {
  const backend = sharedBackend();
  const columns =
    "*,payment_notes(note),allocations(*,billing_documents(number)),refunds(*),billing_documents!incoming_payment_id(id,number)";
  const [payment] = await readRows(
    backend.from("incoming_payments").select(columns).eq("id", id),
    paymentRow,
  );
  if (!payment) return undefined;
  const [named] = payment.company_id
    ? await readRows(backend.rpc("read_client", { client: payment.company_id }), nameRow)
    : [];
  const authors = await readAuthors([id, ...payment.allocations.map((each) => each.id)]);
  return { ...payment, client: named?.name ?? null, authors };
}

export type Use = { documentId: string; number: string; pence: number };

/** What of it each invoice has at this moment: what was taken back again counts for nothing. */
export function listUses({ allocations }: Pick<IncomingDetails, "allocations">): Use[] {
  const uses = new Map<string, Use>();
  for (const { document_id, pence, billing_documents } of allocations) {
    const before = uses.get(document_id)?.pence ?? 0;
    const number = billing_documents?.number ?? "";
    uses.set(document_id, { documentId: document_id, number, pence: before + pence });
  }
  return [...uses.values()].filter(({ pence }) => pence > 0);
}
