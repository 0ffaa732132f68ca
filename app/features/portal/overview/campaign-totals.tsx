import { overviewWords } from "../../../../content/portal.ts";
import { summariseCampaigns } from "../../../../domain/report/summarise-campaigns.ts";
import { CampaignCharts } from "../chart/campaign-charts.tsx";
import { Figures } from "../figures.tsx";
import { usePortalData } from "../portal-data.ts";
import { SectionBody } from "../section-body.tsx";
import { LinkedHeading } from "./linked-heading.tsx";

const whole = new Intl.NumberFormat("en-GB");

export function CampaignTotals() {
  const { metrics, campaigns } = usePortalData();
  return (
    <section className="col-span-full">
      <LinkedHeading tab="pr-campaigns" link={overviewWords.allCampaigns}>
        {overviewWords.campaigns}
      </LinkedHeading>
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
      className="mb-[clamp(3rem,6vw,6rem)] md:grid-cols-[6fr_3fr_3fr]"
      entries={[
        { label: overviewWords.reach, value: totals && whole.format(totals.reach) },
        { label: overviewWords.mentions, value: totals && whole.format(totals.mentions) },
        { label: overviewWords.sentiment, value: totals?.sentiment },
      ]}
    />
  );
}
