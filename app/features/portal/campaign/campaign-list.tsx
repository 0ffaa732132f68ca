import { latestMetrics } from "../../../../domain/report/latest-metrics.ts";
import { steady } from "../../../data/steady-rows.ts";
import { usePortalData } from "../portal-data.ts";
import { CampaignEntry } from "./campaign-entry.tsx";
import { useVerifications } from "./use-verifications.ts";

export function CampaignList() {
  const { campaigns, metrics, deliverables } = usePortalData();
  const verifications = useVerifications();
  const latest = latestMetrics(metrics.rows);
  const areKnown = metrics.state !== "failed" || metrics.keptAt !== null;
  return (
    <ul {...steady}>
      {campaigns.rows.map((campaign) => (
        <CampaignEntry
          key={campaign.id}
          campaign={campaign}
          metric={areKnown ? latest.get(campaign.id) : null}
          deliverables={deliverables.rows.filter(({ campaign_id }) => campaign_id === campaign.id)}
          verifications={verifications}
        />
      ))}
    </ul>
  );
}
