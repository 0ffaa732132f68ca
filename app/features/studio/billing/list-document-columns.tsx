import { documentTitles } from "../../../../content/billing-document.ts";
import { formatDay } from "../../../../content/dates.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import { invoicesWords } from "../../../../content/studio-billing.ts";
import type { TableColumn } from "../parts/table-column.ts";
import type { ListedDocument } from "./document-row.ts";
import { DocumentStatusMark } from "./document-status-mark.tsx";

const { heads } = invoicesWords;

export const invoiceColumns: readonly TableColumn<ListedDocument>[] = [
  { head: heads.number, cell: nameDocument, below: nameBuyer },
  { head: heads.buyer, cell: nameBuyer, shows: "wide" },
  { head: heads.state, cell: ({ status }) => <DocumentStatusMark status={status} /> },
  { head: heads.issued, cell: ({ issued_on }) => day(issued_on), shows: "wide", isNumeric: true },
  { head: heads.due, cell: ({ due_on }) => day(due_on), shows: "wide", isNumeric: true },
  {
    head: heads.total,
    cell: ({ total_pence }) => sum(total_pence),
    shows: "medium",
    isNumeric: true,
  },
  // Only an invoice has something open.
  { head: heads.open, cell: ({ open_pence }) => sum(open_pence), isNumeric: true },
];

function nameDocument({ kind, number }: ListedDocument): string {
  return number ?? documentTitles[kind];
}

function nameBuyer({ buyer_name, client }: ListedDocument): string {
  return buyer_name ?? client ?? invoicesWords.nobody;
}

function day(on: string | null): string {
  return on === null ? "" : formatDay(on);
}

function sum(pence: number | null): string {
  return pence === null ? "" : formatToThePenny(pence);
}
