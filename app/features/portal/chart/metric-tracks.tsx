import { type PointerEvent, useId, useState } from "react";
import { chartWords, nameGroup } from "../../../../content/charts.ts";
import { groupMetrics } from "../../../../domain/report/group-metrics.ts";
import { makeTracks } from "./measures.ts";
import { MetricTrack } from "./metric-track.tsx";
import { MetricsTable } from "./metrics-table.tsx";
import { nearestPlace, placeGroups } from "./place-groups.ts";
import { TimeLine } from "./time-line.tsx";
import { Select } from "../../../ui/select.tsx";
import type { CampaignMetric } from "../../../../domain/campaign/campaign-metric.ts";
import type { Campaign } from "../../../../domain/campaign/campaign.ts";

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
    <section aria-labelledby={headingId}>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-10">
        <div>
          <h3 id={headingId} className="eyebrow">
            {chartWords.heading}
          </h3>
          <p className="mt-3 font-display text-heading font-stretch-118% tracking-[-0.01em] tabular-nums">
            {group && nameGroup(grain, group.start)}
          </p>
        </div>
        <CampaignChoice campaigns={campaigns} metrics={metrics} chosen={chosen} onChoose={choose} />
      </header>
      {/* Sideways the finger moves the playhead, up and down still the page. */}
      <div
        className="relative cursor-ew-resize touch-pan-y select-none"
        onPointerDown={follow}
        onPointerMove={follow}
      >
        {makeTracks(groups).map((track) => (
          <MetricTrack key={track.name} {...{ track, groups, places, current }} />
        ))}
        <TimeLine {...{ grain, groups, places, current }} onMove={setAsked} />
      </div>
      <p className="text-caption text-mist lg:ml-62">{chartWords.hint}</p>
      <details className="mt-8 border-y border-line open:pb-4">
        <summary className="cursor-pointer py-4 text-small/body">{chartWords.table}</summary>
        <MetricsTable grain={grain} groups={groups} caption={chartWords.heading} />
      </details>
    </section>
  );
}

type CampaignChoiceProps = {
  campaigns: readonly ChartCampaign[];
  metrics: readonly ChartMetric[];
  chosen: string;
  onChoose: (id: string) => void;
};

/** There is a choice only where two campaigns have figures. */
function CampaignChoice({ campaigns, metrics, chosen, onChoose }: CampaignChoiceProps) {
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

type ChartMetric = CampaignMetric;

type ChartCampaign = Pick<Campaign, "id" | "title">;
