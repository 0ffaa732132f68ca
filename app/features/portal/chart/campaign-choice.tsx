import { useId } from "react";
import { chartWords } from "../../../../content/charts.ts";
import { Select } from "../../../ui/select.tsx";
import type { ChartCampaign, ChartMetric } from "./chart-data.ts";

type CampaignChoiceProps = {
  campaigns: readonly ChartCampaign[];
  metrics: readonly ChartMetric[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** There is a choice only where two campaigns have figures. */
export function CampaignChoice({ campaigns, metrics, chosen, onChoose }: CampaignChoiceProps) {
  const id = useId();
  const measured = new Set(metrics.map((metric) => metric.campaign_id));
  const choices = campaigns.filter((campaign) => measured.has(campaign.id));
  if (choices.length < 2) return null;
  return (
    <div className="w-[min(20rem,100%)]">
      <label htmlFor={id} className="sr-only">
        {chartWords.choose}
      </label>
      <Select id={id} value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{chartWords.all}</option>
        {choices.map((campaign) => (
          <option key={campaign.id} value={campaign.id}>
            {campaign.title}
          </option>
        ))}
      </Select>
    </div>
  );
}
