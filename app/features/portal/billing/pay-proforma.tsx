import { payWords as words } from "../../../../content/billing.ts";
import { howToPay } from "../../../../content/billing-document.ts";
import { brand } from "../../../../content/brand.ts";
import type { BankDetails } from "../../../../domain/billing/document.ts";
import type { DocumentRow } from "../../../../domain/billing/document-row.ts";
import { PartHeading } from "../part-heading.tsx";
import { BankPart } from "./bank-part.tsx";

type PayProformaProps = { proforma: DocumentRow; bank: BankDetails | null };

/** By bank alone: nothing is owed for a proforma, so there is nothing that ETH could settle. */
export function PayProforma({ proforma, bank }: PayProformaProps) {
  const { number, total_pence, due_on } = proforma;
  return (
    <section aria-label={words.heading} className="grid gap-6">
      <div>
        <PartHeading className="mb-4">{words.heading}</PartHeading>
        {due_on && (
          <p className="max-w-[36ch] text-lead/[1.4]">{howToPay.proforma(total_pence, due_on)}</p>
        )}
      </div>
      {bank ? (
        <BankPart bank={bank} number={number} pence={total_pence} />
      ) : (
        <p className="text-small text-mist">{howToPay.ask(brand.email)}</p>
      )}
    </section>
  );
}
