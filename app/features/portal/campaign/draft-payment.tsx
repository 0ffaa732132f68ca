import { useId, useState } from "react";
import { draftPaymentWords } from "../../../../content/campaign.ts";
import { formatPounds } from "../../../../content/money.ts";
import { prPackages, vatMark } from "../../../../content/pr-packages.ts";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { PayWithEth } from "../../payment/pay-with-eth.tsx";
import { CampaignLabel } from "./campaign-parts.tsx";
import { usePortalData } from "../portal-data.ts";

const options = prPackages.map(({ id, name, price_gbp }) => ({
  value: id,
  label: (
    <span className="flex flex-wrap justify-between gap-x-6">
      {name}
      <span className="text-mist tabular-nums">
        {draftPaymentWords.price(formatPounds(price_gbp), vatMark)}
      </span>
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
    <div className="grid justify-items-start">
      <CampaignLabel>{draftPaymentWords.heading}</CampaignLabel>
      <RadioGroup
        legend={draftPaymentWords.choose}
        legendHidden
        isRuled
        className="w-full"
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
