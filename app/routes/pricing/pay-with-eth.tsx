import { formatPounds } from "../../../content/money.ts";
import { pricingDialogs, prSection } from "../../../content/pages/pricing.ts";
import type { PrPackage } from "../../../content/pricing.ts";
import { EmailDialog } from "../../components/enquiry/email-dialog.tsx";

/** Asks the studio for the payment details: it sends amount and wallet by e-mail. */
export function PayWithEth({ prPackage }: { prPackage: PrPackage }) {
  const { id, name, price_gbp } = prPackage;
  const { heading, standfirst, message } = pricingDialogs.ether;
  return (
    <EmailDialog
      kind="call"
      variant="secondary"
      id={`pay-${id}`}
      heading={heading(name)}
      standfirst={standfirst(formatPounds(price_gbp))}
      message={message(name)}
      trigger={
        <>
          {prSection.pay} <span className="sr-only">{prSection.payFor(name)}</span>
        </>
      }
    />
  );
}
