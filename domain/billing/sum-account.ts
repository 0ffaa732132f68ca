import type { DocumentRow } from "./document-row.ts";

export type BillingAccount = {
  /** All that is left to pay. */
  open_pence: number;
  /** Paid, and not used for anything yet. */
  credit_pence: number;
  /** What remains once the credit is used; less than nothing where there is more of it. */
  balance_pence: number;
  overdue_pence: number;
  /** The day by which the next of it has to be paid; what is overdue has had its own, and what is disputed waits. */
  next_due_on: string | undefined;
};

/** Where a company stands with the studio. */
export function sumAccount(
  documents: readonly DocumentRow[],
  payments: readonly { unused_pence: number }[],
  today: string,
): BillingAccount {
  const open = documents.filter(({ balance }) => (balance?.open_pence ?? 0) > 0);
  const open_pence = sumOpen(open);
  const credit_pence = payments.reduce((sum, { unused_pence }) => sum + unused_pence, 0);
  const [next_due_on] = open
    .filter(({ balance }) => balance?.disputed_at === null)
    .flatMap(({ due_on }) => (due_on !== null && due_on >= today ? [due_on] : []))
    .toSorted();
  return {
    open_pence,
    credit_pence,
    balance_pence: open_pence - credit_pence,
    overdue_pence: sumOpen(open.filter(({ due_on }) => due_on !== null && due_on < today)),
    next_due_on,
  };
}

function sumOpen(documents: readonly DocumentRow[]): number {
  return documents.reduce((sum, { balance }) => sum + (balance?.open_pence ?? 0), 0);
}
