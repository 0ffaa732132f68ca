import { formatPounds } from "../../content/money.ts";
import { pricingDialogs, prSection } from "../../content/pages/pricing.ts";
import { prPackages, type PrPackage } from "../../content/pricing.ts";
import { EmailDialog } from "../components/enquiry/email-dialog.tsx";

export type PayWithEthProps = {
  packageId: PrPackage["id"];
  /** The draft that the payment activates; without one, a campaign is made for the package. */
  campaignId?: string;
  /** Once it is paid, so that what is shown of the campaign can be read again. */
  onPaid?: () => void;
};

/** Asks the studio for the payment details: it sends amount and wallet by e-mail. */
export function PayWithEth({ packageId, campaignId }: PayWithEthProps) {
  const prPackage = prPackages.find(({ id }) => id === packageId);
  if (!prPackage) return null;
  const { name, price_gbp } = prPackage;
  const { heading, standfirst, message } = pricingDialogs.ether;
  return (
    <EmailDialog
      kind="call"
      variant="secondary"
      id={`pay-${campaignId ?? packageId}`}
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
