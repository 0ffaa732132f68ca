import { Link } from "react-router";
import { overviewWords } from "../../../../content/portal.ts";
import { summariseCampaigns } from "../../../../domain/report/summarise-campaigns.ts";
import { CampaignCharts } from "../chart/campaign-charts.tsx";
import { Figures } from "../figures.tsx";
import { usePortalData } from "../portal-data.ts";
import { SectionBody } from "../section-body.tsx";
import { tabAddress } from "../use-portal-tab.ts";

const whole = new Intl.NumberFormat("en-GB");

export function CampaignTotals() {
  const { metrics, campaigns } = usePortalData();
  return (
    <section className="overview-campaigns">
      <header>
        <h2>{overviewWords.campaigns}</h2>
        <Link to={tabAddress("pr-campaigns")} className="text-link">
          {overviewWords.allCampaigns}
        </Link>
      </header>
      <SectionBody of={["metrics"]} skeleton={<TotalsOf totals={null} />}>
        {() => (
          <>
            <TotalsOf totals={summariseCampaigns(metrics.rows)} />
            <CampaignCharts campaigns={campaigns.rows} metrics={metrics.rows} />
          </>
        )}
      </SectionBody>
    </section>
  );
}

function TotalsOf({ totals }: { totals: ReturnType<typeof summariseCampaigns> | null }) {
  return (
    <Figures
      entries={[
        { label: overviewWords.reach, value: totals && whole.format(totals.reach) },
        { label: overviewWords.mentions, value: totals && whole.format(totals.mentions) },
        { label: overviewWords.sentiment, value: totals?.sentiment },
      ]}
    />
  );
}
