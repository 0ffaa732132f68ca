import { campaignWords } from "../../../../content/campaign.ts";
import { reportPage } from "../../../../content/pages/report.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { DeliverableDialog } from "../deliverable/deliverable-dialog.tsx";
import { useMay } from "../company/company.ts";
import { ForClient } from "../for-client.tsx";
import { PartHeading } from "../part-heading.tsx";
import { usePortalData } from "../portal-data.ts";
import { SectionBody } from "../section-body.tsx";
import { NewCampaign } from "./new-campaign.tsx";
import { latestMetrics } from "../../../../domain/report/latest-metrics.ts";
import { steady } from "../../../data/steady-rows.ts";
import { CampaignEntry } from "./campaign-entry.tsx";
import { useVerifications } from "./use-verifications.ts";
import { campaignColumns } from "./campaign-parts.tsx";
import { Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";

/** The tab pr-campaigns of the client area. */
export function CampaignsTab() {
  const { campaigns } = usePortalData();
  const mayWrite = useMay("member");
  return (
    <div>
      <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 pb-10">
        <PartHeading>{campaignWords.heading}</PartHeading>
        <ForClient>
          {/* The primary button's bars stand outside it. */}
          <div className="flex flex-wrap items-center gap-x-[clamp(1.5rem,3vw,2.25rem)] gap-y-4 pr-2">
            <ButtonLink variant="quiet" to={reportPage.path}>
              {campaignWords.report}
            </ButtonLink>
            {mayWrite && <NewCampaign />}
          </div>
        </ForClient>
      </header>
      <SectionBody
        of={["campaigns", "metrics", "deliverables"]}
        skeleton={<CampaignSkeletons count={2} />}
      >
        {() => {
          if (campaigns.rows.length > 0) return <CampaignList />;
          return campaigns.state === "failed" ? null : <NoCampaigns />;
        }}
      </SectionBody>
      <DeliverableDialog />
    </div>
  );
}

function NoCampaigns() {
  const mayWrite = useMay("member");
  return (
    <div className="grid max-w-160 justify-items-start gap-4 border-t border-line py-10 text-mist">
      <p className="text-lead/body text-paper">{campaignWords.empty.heading}</p>
      {mayWrite && <p>{campaignWords.empty.line}</p>}
    </div>
  );
}

function CampaignList() {
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

/** Of the shape of what comes: words to the left, figures to the right. */
function CampaignSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, entry) => (
    <div key={entry} className={campaignColumns}>
      <div>
        <Skeleton className="h-10 w-2/3" />
        <SkeletonText lines={3} className="mt-6" />
      </div>
      <Skeleton className="h-52" />
    </div>
  ));
}
