import { formatExactPounds } from "../../../content/money.ts";
import { paymentStep } from "../../../content/payment.ts";
import type { KeptPayment } from "./kept-payment.ts";
import type { PaidFor } from "./paid-for.ts";
import { PaymentLine } from "./payment-lines.tsx";

type PriceLinesProps = { price: KeptPayment["price"]; paidFor: PaidFor };

/** Net, VAT and total where VAT is charged; else the price and that it excludes VAT. */
export function PriceLines({ price, paidFor }: PriceLinesProps) {
  const { purchase, price: known, mark } = paidFor;
  // What an invoice was quoted for holds, whatever is open of it by now; its VAT stands on the invoice.
  if ("invoiceId" in purchase)
    return (
      <PaymentLine label={paymentStep.price}>
        {price ? formatExactPounds(price.total) : known}
      </PaymentLine>
    );
  if (!price || Number(price.vat) === 0)
    return (
      <PaymentLine label={paymentStep.price}>
        {known} <span className="text-mist">{mark}</span>
      </PaymentLine>
    );
  return (["net", "vat", "total"] as const).map((part) => (
    <PaymentLine key={part} label={paymentStep[part]}>
      {formatExactPounds(price[part])}
    </PaymentLine>
  ));
}
