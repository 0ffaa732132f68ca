import { useEffect, useRef } from "react";
import { chartWords } from "../../../../content/charts.ts";
import { Button } from "../../../ui/button.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { ChartSkeleton } from "./chart-skeleton.tsx";
import type { MetricTracksProps } from "./metric-tracks.tsx";
import { useWhenSeen } from "./use-when-seen.ts";

const fetchTracks = async () => (await import("./metric-tracks.tsx")).MetricTracks;

/** Reach, engagement, mentions and sentiment over time. Their code comes when somebody gets to them. */
export function CampaignCharts(props: MetricTracksProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { Part: Tracks, hasFailed, load } = usePart(fetchTracks);
  const isSeen = useWhenSeen(frame);

  useEffect(() => {
    if (isSeen) void load();
  }, [isSeen, load]);

  if (props.metrics.length === 0)
    return <p className="max-w-prose text-mist">{chartWords.empty}</p>;
  return (
    <div ref={frame} aria-busy={!Tracks && !hasFailed}>
      {Tracks && <Tracks {...props} />}
      {!Tracks && !hasFailed && (
        <>
          <span className="sr-only">{chartWords.loading}</span>
          <ChartSkeleton />
        </>
      )}
      {!Tracks && hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-6 text-mist">
          <p>{chartWords.notLoaded}</p>
          <Button variant="secondary" onClick={() => void load()}>
            {chartWords.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}
