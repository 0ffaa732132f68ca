import { formatExactPounds, formatPounds } from "../../../content/money.ts";
import { paymentStep } from "../../../content/payment.ts";
import { type PrPackage, vatMark } from "../../../content/pr-packages.ts";
import type { KeptPayment } from "./kept-payment.ts";

type PriceLinesProps = { price: KeptPayment["price"]; prPackage: PrPackage };

/** Net, VAT and total where VAT is charged; else the price and that it excludes VAT. */
export function PriceLines({ price, prPackage }: PriceLinesProps) {
  if (!price || Number(price.vat) === 0)
    return (
      <div className="till-line">
        <dt>{paymentStep.price}</dt>
        <dd>
          {formatPounds(prPackage.price_gbp)} <span className="text-mist">{vatMark}</span>
        </dd>
      </div>
    );
  return (["net", "vat", "total"] as const).map((part) => (
    <div key={part} className="till-line">
      <dt>{paymentStep[part]}</dt>
      <dd>{formatExactPounds(price[part])}</dd>
    </div>
  ));
}
