import {
  documentLabels as labels,
  howToPay,
  listBankFacts,
  listWaysToPay,
} from "../../../content/billing-document.ts";
import type { PricedContent } from "../../../domain/billing/document.ts";
import { SheetFacts } from "./sheet-facts.tsx";

type SheetPaymentProps = { content: Exclude<PricedContent, { kind: "credit_note" }> };

/** How much, by when and where to, as it is printed below the lines. */
export function SheetPayment({ content }: SheetPaymentProps) {
  const { kind, number, total_pence, due_on, seller } = content;
  if (total_pence === 0) return null;
  return (
    <section className="grid gap-3 border-t border-dashed border-edge pt-6">
      <p className="font-medium">{labels.pay}</p>
      <p>{howToPay[kind](total_pence, due_on)}</p>
      {seller.bank && <SheetFacts facts={listBankFacts(seller.bank, number)} />}
      {listWaysToPay({ kind, number, seller }).map((words) => (
        <p key={words} className="text-mist">
          {words}
        </p>
      ))}
    </section>
  );
}
