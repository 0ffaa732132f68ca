import { formatPounds } from "../../../content/money.ts";
import { prPackages, type PrPackage, vatMark } from "../../../content/pr-packages.ts";
import type { ButtonLook } from "../../ui/button-style.ts";
import { EthDialog } from "./eth-dialog.tsx";

export type PayWithEthProps = ButtonLook & {
  packageId: PrPackage["id"];
  /** The draft that the payment activates; without one, a campaign is made for the package. */
  campaignId?: string;
  /** Once it is paid, so that what is shown of the campaign can be read again. */
  onPaid?: () => void;
  /** Told of the closing only after everything in the dialog was: what holds it may then let it go. */
  onOpenChange?: (isOpen: boolean) => void;
};

/** For a package of the pricing page, or for a draft that becomes a campaign by it. */
export function PayWithEth({
  packageId,
  campaignId,
  onPaid,
  onOpenChange,
  ...look
}: PayWithEthProps) {
  const prPackage = prPackages.find(({ id }) => id === packageId);
  if (!prPackage) return null;
  const { name, price_gbp } = prPackage;
  return (
    <EthDialog
      {...look}
      id={`pay-${campaignId ?? packageId}`}
      paidFor={{
        purchase: { packageId, campaignId },
        name,
        price: formatPounds(price_gbp),
        mark: vatMark,
      }}
      // On a draft the package may change.
      panelKey={packageId}
      onPaid={onPaid}
      onOpenChange={onOpenChange}
    />
  );
}
