import type { DocumentRow } from "./document-row.ts";
import type { IncomingRow } from "./incoming-row.ts";

/** Something that made an invoice smaller: money, or a credit note. */
export type Settlement =
  | { kind: "payment"; id: string; source: IncomingRow["source"]; on: string; pence: number }
  | { kind: "credit"; id: string; number: string; on: string; pence: number }
  | { kind: "write-off"; id: string; pence: number };

/** What has been settled of an invoice so far, oldest first. What was taken back again counts for nothing. */
export function listSettlements(
  invoice: Pick<DocumentRow, "id" | "balance">,
  documents: readonly DocumentRow[],
  payments: readonly IncomingRow[],
): Settlement[] {
  const dated = [
    ...payments.map(({ id, source, received_on: on, allocations }) => ({
      kind: "payment" as const,
      id,
      source,
      on,
      pence: allocations
        .filter(({ document_id }) => document_id === invoice.id)
        .reduce((sum, { pence }) => sum + pence, 0),
    })),
    ...documents
      .filter(({ credits_id }) => credits_id === invoice.id)
      .map(({ id, number, issued_on: on, total_pence: pence }) => ({
        kind: "credit" as const,
        id,
        number,
        on,
        pence,
      })),
  ]
    .filter(({ pence }) => pence !== 0)
    .toSorted((a, b) => a.on.localeCompare(b.on));
  const writtenOff = invoice.balance?.written_off_pence ?? 0;
  return writtenOff > 0
    ? [...dated, { kind: "write-off", id: invoice.id, pence: writtenOff }]
    : dated;
}
