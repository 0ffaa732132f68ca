import { useState } from "react";
import { formatDay } from "../../../../content/dates.ts";
import { metricFieldWords, metricWords } from "../../../../content/studio-campaign.ts";
import type { CampaignMetric } from "../../../../domain/campaign/campaign-metric.ts";
import { Button } from "../../../ui/button.tsx";
import { DenseTable } from "../parts/dense-table.tsx";
import { ButtonRow } from "../parts/form-layout.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { isAbout } from "../parts/is-about.ts";
import type { TableColumn } from "../parts/table-column.ts";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { WorkHeading } from "../parts/work.tsx";
import { EnterMetric } from "./enter-metric.tsx";
import { ImportMetrics } from "./import-metrics.tsx";
import type { MeasuredCampaign } from "./metric-days.ts";
import { readMetricsPage } from "./read-campaigns.ts";
import { Gate } from "../access/gate.tsx";

const count = (number: number) => number.toLocaleString("en-GB");

const columns: readonly TableColumn<CampaignMetric>[] = [
  { head: metricFieldWords.metric_date, cell: ({ metric_date }) => formatDay(metric_date) },
  { head: metricFieldWords.reach, isNumeric: true, cell: ({ reach }) => count(reach) },
  {
    head: metricFieldWords.social_engagement,
    isNumeric: true,
    cell: ({ social_engagement }) => count(social_engagement),
  },
  {
    head: metricFieldWords.media_mentions,
    isNumeric: true,
    cell: ({ media_mentions }) => count(media_mentions),
  },
  {
    head: metricFieldWords.sentiment_score,
    isNumeric: true,
    cell: ({ sentiment_score }) => sentiment_score ?? "–",
  },
];

/** A campaign's figures by day; one day typed in, or many from a file. */
export function MetricBoard({ campaign }: { campaign: MeasuredCampaign }) {
  const { id } = campaign;
  const [page, setPage] = useState(1);
  const list = usePagedRows(["pr_campaign_metrics", id, page], () => readMetricsPage(id, page), {
    concerns: isAbout("campaign_id", id),
  });
  const [isEntering, setIsEntering] = useState(false);
  const [isImporting, setIsImporting] = useState(false);

  return (
    <section aria-labelledby="metric-board-heading">
      <header className="flex flex-wrap items-baseline gap-x-6">
        <div className="mr-auto">
          <WorkHeading id="metric-board-heading">{metricWords.heading}</WorkHeading>
        </div>
        <Gate deed="campaigns">
          <Button size="slim" variant="quiet" onClick={() => setIsEntering(true)}>
            {metricWords.enter}
          </Button>
          <Button size="slim" variant="quiet" onClick={() => setIsImporting(true)}>
            {metricWords.import}
          </Button>
        </Gate>
      </header>
      {list.state === "loading" && <LoadingRows count={3} />}
      {list.error && <FailedState error={list.error} onRetry={() => void list.reload()} />}
      {list.state === "ready" && list.rows.length === 0 && (
        <p className="text-mist">{metricWords.none}</p>
      )}
      {list.rows.length > 0 && (
        <DenseTable
          caption={metricWords.caption}
          columns={columns}
          rows={list.rows}
          keyOf={({ metric_date }) => metric_date}
          isStale={list.isStale}
        />
      )}
      {(page > 1 || list.hasMore) && (
        <ButtonRow>
          <Button
            size="slim"
            variant="quiet"
            disabled={page === 1}
            onClick={() => setPage(page - 1)}
          >
            {metricWords.newer}
          </Button>
          <Button
            size="slim"
            variant="quiet"
            disabled={!list.hasMore}
            onClick={() => setPage(page + 1)}
          >
            {metricWords.older}
          </Button>
        </ButtonRow>
      )}
      <EnterMetric
        campaign={campaign}
        open={isEntering}
        onOpenChange={setIsEntering}
        onSaved={list.reload}
      />
      <ImportMetrics
        campaign={campaign}
        open={isImporting}
        onOpenChange={setIsImporting}
        onImported={list.reload}
      />
    </section>
  );
}
