import { campaignWords } from "../../../content/campaigns.ts";
import { reportPage } from "../../../content/pages/report.ts";
import { Button } from "../../components/ui/button.tsx";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { Skeleton, SkeletonText } from "../../components/ui/skeleton.tsx";
import { usePortalData } from "../portal-data.ts";
import { CampaignList } from "./campaign-list.tsx";
import { NewCampaign } from "./new-campaign.tsx";
import "./campaigns.css";

/** The tab pr-campaigns of the client area. */
export function CampaignsTab() {
  const { campaigns, reload } = usePortalData();
  const isEmpty = campaigns.rows.length === 0;
  return (
    <div className="campaigns">
      <header className="campaigns-header">
        <h2>{campaignWords.heading}</h2>
        <div className="campaigns-actions">
          <ButtonLink variant="quiet" to={reportPage.path}>
            {campaignWords.report}
          </ButtonLink>
          <NewCampaign />
        </div>
      </header>
      {!isEmpty && <CampaignList />}
      {isEmpty && campaigns.state === "loading" && <CampaignsLoading />}
      {isEmpty && campaigns.state === "ready" && (
        <div className="campaigns-empty">
          <p>{campaignWords.empty.heading}</p>
          <p>{campaignWords.empty.line}</p>
        </div>
      )}
      {isEmpty && campaigns.state === "failed" && (
        <div className="campaigns-empty">
          <p>{campaignWords.failed.line}</p>
          <Button variant="secondary" onClick={() => void reload("campaigns")}>
            {campaignWords.failed.again}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Of the shape of what comes: words to the left, figures to the right. */
function CampaignsLoading() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{campaignWords.loading}</p>
      {[0, 1].map((entry) => (
        <div key={entry} className="campaign">
          <div className="campaign-words">
            <Skeleton className="h-10 w-2/3" />
            <SkeletonText lines={3} className="mt-6" />
          </div>
          <div className="campaign-state">
            <Skeleton className="h-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
