import { useId, useState } from "react";
import { draftPaymentWords } from "../../../../content/campaign.ts";
import { formatPounds } from "../../../../content/money.ts";
import { prPackages, vatMark } from "../../../../content/pr-packages.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { PayWithEth } from "../../payment/pay-with-eth.tsx";
import { usePortalData } from "../portal-data.ts";

const options = prPackages.map(({ id, name, price_gbp }) => ({
  value: id,
  label: (
    <span className="campaign-package">
      {name}
      <span>{draftPaymentWords.price(formatPounds(price_gbp), vatMark)}</span>
    </span>
  ),
}));

type DraftPaymentProps = { campaignId: string; onOpenChange: (isOpen: boolean) => void };

/** A draft becomes a campaign once a package for it is paid. */
export function DraftPayment({ campaignId, onOpenChange }: DraftPaymentProps) {
  const { reload } = usePortalData();
  const name = useId();
  const [chosen, setChosen] = useState(prPackages[0]?.id ?? "basic-pr");
  return (
    <div className="campaign-payment">
      <h4 className="campaign-label">{draftPaymentWords.heading}</h4>
      <RadioGroup
        legend={draftPaymentWords.choose}
        name={name}
        options={options}
        value={chosen}
        onValueChange={(value) =>
          setChosen((before) => prPackages.find(({ id }) => id === value)?.id ?? before)
        }
      />
      <PayWithEth
        packageId={chosen}
        campaignId={campaignId}
        onPaid={() => void reload("campaigns", "payments")}
        onOpenChange={onOpenChange}
      />
    </div>
  );
}
