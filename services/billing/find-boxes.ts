import type { Buyer } from "../../domain/billing/document.ts";
import { findUnprintable } from "../../domain/field/printable.ts";

type Printed = {
  buyer: Pick<Buyer, "name" | "address">;
  lines: readonly { description: string }[];
  order_reference: string | null;
  note: string | null;
};

/** What of a document would be boxes in its PDF, because none of its fonts has it. */
export function findBoxes({ buyer, lines, order_reference, note }: Printed): string[] {
  return findUnprintable(
    [
      buyer.name,
      ...buyer.address,
      ...lines.map(({ description }) => description),
      order_reference ?? "",
      note ?? "",
    ].join("\n"),
  );
}
