import { useState } from "react";
import { payWords as words } from "../../../../content/billing.ts";
import { formatToThePenny } from "../../../../content/money.ts";
import type { BankDetails } from "../../../../domain/billing/document.ts";
import type { DocumentRow } from "../../../../domain/billing/document-row.ts";
import { readHundredths, writeDecimal } from "../../../../domain/billing/read-hundredths.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { Field } from "../../../form/field.tsx";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";
import { PayInvoiceWithEth } from "../../payment/pay-invoice-with-eth.tsx";
import { findForInvoice } from "../../payment/payment-store.ts";
import { PartHeading } from "../part-heading.tsx";
import { BankPart } from "./bank-part.tsx";

type PayPartProps = {
  invoice: DocumentRow;
  bank: BankDetails | null;
  /** While the dialog is open it stays, though nothing may be left to pay. */
  onPaying: (isPaying: boolean) => void;
};

/** Both ways to pay an invoice, or a part of it. */
export function PayPart({ invoice, bank, onPaying }: PayPartProps) {
  const { id, number } = invoice;
  const open = invoice.balance?.open_pence ?? 0;
  const refresh = useRefresh();
  const { typed, chosen, isWrong, type } = useSum(id, open);
  const pence = chosen ?? open;
  return (
    <section aria-label={words.heading} className="grid gap-8">
      <div>
        <PartHeading className="mb-4">{words.heading}</PartHeading>
        <Field
          label={words.amount}
          hint={words.amountHint(formatToThePenny(open))}
          error={isWrong && words.amountWrong(formatToThePenny(open))}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          )}
        </Field>
        {chosen !== null && (
          <Button variant="quiet" onClick={() => type(null)}>
            {words.all}
          </Button>
        )}
      </div>
      {bank && <BankPart bank={bank} number={number} pence={pence} />}
      <section>
        <h3 className="mb-2 text-name font-stretch-112%">{words.eth}</h3>
        <p className="mb-5 max-w-[52ch] text-small text-mist">{words.ethNote}</p>
        <PayInvoiceWithEth
          invoiceId={id}
          pence={chosen}
          name={words.ethName(number)}
          price={formatToThePenny(pence)}
          disabled={isWrong}
          onPaid={() => {
            type(null);
            void refresh("document_balances", "incoming_payments");
          }}
          onOpenChange={onPaying}
        />
      </section>
    </section>
  );
}

/** How much is to be paid: null for all of it, which follows what is open. A payment under way has its own sum. */
function useSum(invoiceId: string, open: number) {
  const [chosen, setChosen] = useState(() => findForInvoice({ invoiceId })?.pence ?? null);
  const [typed, setTyped] = useState(() => (chosen === null ? null : writeDecimal(chosen)));
  const [seen, setSeen] = useState(open);
  // Something was paid or credited: what was chosen before was of another sum, unless its money is on its way.
  if (seen !== open) {
    setSeen(open);
    if (!findForInvoice({ invoiceId })) {
      setTyped(null);
      setChosen(null);
    }
  }
  const read = typed === null ? open : readHundredths(typed);
  const isWrong = read === null || read < 1 || read > open;

  function type(text: string | null) {
    setTyped(text);
    const sum = text === null ? null : readHundredths(text);
    if (text === null || sum === open) setChosen(null);
    else if (sum !== null && sum > 0 && sum < open) setChosen(sum);
  }

  return { typed: typed ?? writeDecimal(open), chosen, isWrong, type };
}
