import { formatExactPounds, formatPounds } from "../../../content/money.ts";
import { paymentStep } from "../../../content/payment.ts";
import { type PrPackage, vatMark } from "../../../content/pr-packages.ts";
import type { KeptPayment } from "./kept-payment.ts";
import { PaymentLine } from "./payment-lines.tsx";

type PriceLinesProps = { price: KeptPayment["price"]; prPackage: PrPackage };

/** Net, VAT and total where VAT is charged; else the price and that it excludes VAT. */
export function PriceLines({ price, prPackage }: PriceLinesProps) {
  if (!price || Number(price.vat) === 0)
    return (
      <PaymentLine label={paymentStep.price}>
        {formatPounds(prPackage.price_gbp)} <span className="text-mist">{vatMark}</span>
      </PaymentLine>
    );
  return (["net", "vat", "total"] as const).map((part) => (
    <PaymentLine key={part} label={paymentStep[part]}>
      {formatExactPounds(price[part])}
    </PaymentLine>
  ));
}
