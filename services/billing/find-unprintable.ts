import type { Buyer } from "../../domain/billing/document.ts";
import { cleanLine, splitRuns } from "./paper/split-runs.ts";

type Printed = {
  buyer: Pick<Buyer, "name" | "address">;
  lines: readonly { description: string }[];
  order_reference: string | null;
  note: string | null;
};

const named = 10;

/** What of a document would be boxes in its PDF, because none of its fonts has it: the first few, each once. */
export function findUnprintable({ buyer, lines, order_reference, note }: Printed): string[] {
  const texts = [
    buyer.name,
    ...buyer.address,
    ...lines.map(({ description }) => description),
    order_reference ?? "",
    note ?? "",
  ];
  const found = texts
    .flatMap((text) => text.split("\n"))
    .flatMap((line) => splitRuns("regular", cleanLine(line)))
    .flatMap(({ cut, text }) => (cut === null ? Array.from(text) : []));
  return [...new Set(found)].slice(0, named);
}
