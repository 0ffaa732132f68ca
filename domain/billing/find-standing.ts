import type { DocumentRow } from "./document-row.ts";

/** How a document stands, from what settles it: what `list_documents` of the database derives. */
export type Standing =
  | "issued"
  | "disputed"
  | "overdue"
  | "part_paid"
  | "open"
  | "credited"
  | "written_off"
  | "paid";

export function findStanding(
  { balance, due_on }: Pick<DocumentRow, "balance" | "due_on">,
  /** In London, as a date of ISO 8601. */
  today: string,
): Standing {
  if (!balance) return "issued";
  const { open_pence, paid_pence, written_off_pence, disputed_at } = balance;
  if (open_pence > 0) {
    if (disputed_at !== null) return "disputed";
    if (due_on !== null && due_on < today) return "overdue";
    return paid_pence > 0 ? "part_paid" : "open";
  }
  if (written_off_pence > 0) return "written_off";
  return paid_pence > 0 ? "paid" : "credited";
}
