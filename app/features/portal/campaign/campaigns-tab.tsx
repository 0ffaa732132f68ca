import { campaignWords } from "../../../../content/campaign.ts";
import { reportPage } from "../../../../content/pages/report.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { DeliverableDialog } from "../deliverable/deliverable-dialog.tsx";
import { ForClient } from "../for-client.tsx";
import { usePortalData } from "../portal-data.ts";
import { SectionBody } from "../section-body.tsx";
import { CampaignList } from "./campaign-list.tsx";
import { CampaignSkeletons } from "./campaign-skeletons.tsx";
import { NewCampaign } from "./new-campaign.tsx";
import "./campaigns.css";

/** The tab pr-campaigns of the client area. */
export function CampaignsTab() {
  const { campaigns } = usePortalData();
  return (
    <div className="campaigns">
      <header className="campaigns-header">
        <h2>{campaignWords.heading}</h2>
        <ForClient>
          <div className="campaigns-actions">
            <ButtonLink variant="quiet" to={reportPage.path}>
              {campaignWords.report}
            </ButtonLink>
            <NewCampaign />
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
  return (
    <div className="campaigns-empty">
      <p>{campaignWords.empty.heading}</p>
      <p>{campaignWords.empty.line}</p>
    </div>
  );
}
