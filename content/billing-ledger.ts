import { brand } from "./brand.ts";
import { documentTitles } from "./billing-document.ts";

/** The first row of the ledger; without a VAT number there is no word of VAT. */
export function ledgerHeads(hasVat: boolean): string[] {
  return [
    "Date",
    "Kind",
    "Number",
    "Description",
    "Net",
    ...(hasVat ? ["VAT"] : []),
    "Total",
    "Credited",
    "Paid",
    "Written off",
    "Open",
  ];
}

export function nameLedgerKind(kind: "invoice" | "credit_note"): string {
  return documentTitles[kind];
}

/** What the first line is, and how many there are besides. */
export function sumUpLines(first: string, lines: number): string {
  const words = first.replace(/\s+/g, " ").trim();
  return lines > 1 ? `${words}, and ${lines - 1} more` : words;
}

/** The names under which they are saved. */
export function documentFileName(number: string): string {
  return `${brand.name.toLowerCase()}-${number.toLowerCase()}.pdf`;
}

export function ledgerFileName(made: Date): string {
  return `${brand.name.toLowerCase()}-ledger-${made.toISOString().slice(0, 10)}.csv`;
}

export const documentAnswers = {
  signIn: "Please sign in.",
  missing: "There is no such document.",
  unknown: "Ask for a document by its id, or for the ledger as CSV.",
} as const;
