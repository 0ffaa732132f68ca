import type { LedgerBreak } from "../domain/billing/ledger-break.ts";

const reasons: Record<LedgerBreak["reason"], string> = {
  "missing-link": "a link of the chain is missing here",
  link: "its link does not follow from the one before",
  gone: "the document is gone before its time",
  content: "the document is not what was issued",
  columns: "the row's figures are not the document's",
  file: "the PDF is not the one that was drawn",
  anchor: "the chain is not the one that was anchored",
  unchained: "it was never put into the chain",
  gap: "the number was never given",
  sum: "what was paid, credited or written off is not what the entries come to",
};

export function describeBreak({ number, reason }: LedgerBreak): string {
  return `The ledger does not hold at ${number}: ${reasons[reason]}.`;
}

type Whole = { documents: number; head: string; anchored: { number: string; at: string } | null };

export function describeLedger({ documents, head, anchored }: Whole): string[] {
  if (documents === 0) return ["Nothing was issued yet."];
  return [
    `${documents} ${documents === 1 ? "document" : "documents"}, whole and in order, up to ${head}.`,
    anchored
      ? `Up to ${anchored.number} it is anchored, at ${anchored.at}.`
      : "Nothing of it is anchored yet.",
  ];
}

export const seriesHeld =
  "Numbers wait until somebody has said in the studio, under Invoices, which was the last that was sent.";
