import { type PointerEvent, useId, useState } from "react";
import { chartWords, nameGroup } from "../../../../content/charts.ts";
import { groupMetrics } from "../../../../domain/report/group-metrics.ts";
import type { ChartCampaign, ChartMetric } from "./chart-data.ts";
import { CampaignChoice } from "./campaign-choice.tsx";
import { makeTracks } from "./measures.ts";
import { MetricTrack } from "./metric-track.tsx";
import { MetricsTable } from "./metrics-table.tsx";
import { nearestPlace, placeGroups } from "./place-groups.ts";
import { TimeLine } from "./time-line.tsx";
import "./charts.css";

export type MetricTracksProps = {
  campaigns: readonly ChartCampaign[];
  metrics: readonly ChartMetric[];
};

/** Four measures over one stretch of time, read at one playhead, as on an editing table. */
export function MetricTracks({ campaigns, metrics }: MetricTracksProps) {
  const [chosen, setChosen] = useState("");
  const [asked, setAsked] = useState(Infinity);
  const headingId = useId();

  const shown = chosen ? metrics.filter((metric) => metric.campaign_id === chosen) : metrics;
  const { grain, groups } = groupMetrics(shown);
  const places = placeGroups(groups);
  const current = Math.min(asked, groups.length - 1);
  const group = groups[current];

  function follow(event: PointerEvent<HTMLElement>) {
    const plot = event.currentTarget.querySelector("[data-plot]");
    // A finger that only passes by, scrolling, moves nothing.
    if (!plot || (event.pointerType === "touch" && event.buttons === 0)) return;
    const { left, width } = plot.getBoundingClientRect();
    setAsked(nearestPlace(places, (event.clientX - left) / width));
  }

  function choose(id: string) {
    setChosen(id);
    setAsked(Infinity);
  }

  return (
    <section aria-labelledby={headingId} className="charts">
      <header className="charts-header">
        <div>
          <h3 id={headingId} className="eyebrow">
            {chartWords.heading}
          </h3>
          <p className="charts-when">{group && nameGroup(grain, group.start)}</p>
        </div>
        <CampaignChoice campaigns={campaigns} metrics={metrics} chosen={chosen} onChoose={choose} />
      </header>
      <div className="chart-tracks" onPointerDown={follow} onPointerMove={follow}>
        {makeTracks(groups).map((track) => (
          <MetricTrack key={track.name} {...{ track, groups, places, current }} />
        ))}
        <TimeLine {...{ grain, groups, places, current }} onMove={setAsked} />
      </div>
      <p className="charts-hint">{chartWords.hint}</p>
      <details className="charts-table">
        <summary>{chartWords.table}</summary>
        <MetricsTable grain={grain} groups={groups} caption={chartWords.heading} />
      </details>
    </section>
  );
}
