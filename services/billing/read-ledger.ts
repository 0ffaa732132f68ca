import { z } from "zod";
import { ledgerHeads, nameLedgerKind, sumUpLines } from "../../content/billing-ledger.ts";
import { writeCsv, writeCsvLines } from "../../domain/report/write-csv.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { SignedIn } from "../account/find-caller.ts";
import { penceColumn } from "./rows.ts";

const ledgerRow = z.object({
  id: z.string(),
  written_at: z.string(),
  issued_on: z.string(),
  kind: z.enum(["invoice", "credit_note"]),
  number: z.string(),
  first_line: z.string().nullable(),
  lines: z.number(),
  net_pence: penceColumn,
  vat_pence: penceColumn,
  total_pence: penceColumn,
  credited_pence: penceColumn.nullable(),
  paid_pence: penceColumn.nullable(),
  written_off_pence: penceColumn.nullable(),
  open_pence: penceColumn.nullable(),
});
type LedgerRow = z.infer<typeof ledgerRow>;

/** As whoever asks, in a transaction of its own each time. */
type Read = <T>(work: (sql: Transaction) => Promise<T>) => Promise<T>;

const atOnce = 1000;

/** Of one company; without one of all for staff, and for a client of the company they look at. */
type LedgerScope = { caller: SignedIn; company: string | null };

/** Whether it is theirs to ask for, whichever company they look at now. */
export async function mayReadLedger(
  sql: Transaction,
  { caller, company }: LedgerScope,
): Promise<boolean> {
  if (caller.role === "staff" || company === null) return true;
  const [member] = await sql`
    select from public.memberships where user_id = ${caller.id} and company_id = ${company}`;
  return member !== undefined;
}

/**
 * Invoices and credit notes by date, as CSV, a part at a time. A proforma charges nothing, and a receipt is in what is paid.
 */
export async function* readLedger(read: Read, scope: LedgerScope): AsyncGenerator<string> {
  const hasVat = await read((sql) => findVat(sql, scope));
  yield writeCsv([ledgerHeads(hasVat)]);
  let rows = await read((sql) => readPage(sql, scope, null));
  while (rows.length > 0) {
    yield writeCsvLines(rows.map((row) => writeRow(row, hasVat)));
    const last = rows.at(-1) ?? null;
    rows = rows.length < atOnce ? [] : await read((sql) => readPage(sql, scope, last));
  }
}

/** Beside row level security, which says the same but cannot use an index. */
function within(sql: Transaction, { caller, company }: LedgerScope) {
  if (caller.role !== "staff" && company === null)
    return sql`d.company_id = (
      select m.company_id from public.memberships m where m.user_id = ${caller.id} and m.is_current
    )`;
  return company === null ? sql`true` : sql`d.company_id = ${company}`;
}

/** Without a VAT number there is no word of VAT, here neither. */
async function findVat(sql: Transaction, scope: LedgerScope): Promise<boolean> {
  const rows = await sql`
    select exists (
      select from public.billing_documents d
      where d.state = 'issued' and d.kind in ('invoice', 'credit_note') and ${within(sql, scope)}
        and d.content #>> '{seller,vat_number}' is not null
    ) as found`;
  return parseRow(z.object({ found: z.boolean() }), rows)?.found ?? false;
}

async function readPage(
  sql: Transaction,
  scope: LedgerScope,
  after: LedgerRow | null,
): Promise<LedgerRow[]> {
  // As a text first: else the driver makes a Date of it, which knows no microseconds, and the page never ends.
  const further =
    after === null
      ? sql`true`
      : sql`(coalesce(d.issued_on, 'infinity'::date), d.created_at, d.id)
          > (${after.issued_on}::date, ${after.written_at}::text::timestamptz, ${after.id}::uuid)`;
  const rows = await sql`
    select d.id, d.created_at::text as written_at, d.issued_on::text as issued_on, d.kind, d.number,
      d.content #>> '{lines,0,description}' as first_line, jsonb_array_length(d.content -> 'lines') as lines,
      d.net_pence, d.vat_pence, d.total_pence,
      b.credited_pence, b.paid_pence, b.written_off_pence, b.open_pence
    from public.billing_documents d
    left join public.document_balances b on b.document_id = d.id
    where d.state = 'issued' and d.kind in ('invoice', 'credit_note') and ${within(sql, scope)}
      and ${further}
    order by coalesce(d.issued_on, 'infinity'::date), d.created_at, d.id
    limit ${atOnce}`;
  return parseRows(ledgerRow, rows);
}

function writeRow(row: LedgerRow, hasVat: boolean): string[] {
  const sign = row.kind === "credit_note" ? -1 : 1;
  return [
    row.issued_on,
    nameLedgerKind(row.kind),
    row.number,
    sumUpLines(row.first_line ?? "", row.lines),
    writePounds(sign * row.net_pence),
    ...(hasVat ? [writePounds(sign * row.vat_pence)] : []),
    writePounds(sign * row.total_pence),
    ...[row.credited_pence, row.paid_pence, row.written_off_pence, row.open_pence].map((pence) =>
      pence === null ? "" : writePounds(pence),
    ),
  ];
}

/** A plain number, for a spreadsheet to add up. */
function writePounds(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, "0");
  return `${pence < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
