import { useEffect, useRef } from "react";
import { chartWords } from "../../../../content/charts.ts";
import { Button } from "../../../ui/button.tsx";
import { usePart } from "../../../ui/use-part.ts";
import { useWhenSeen } from "../../../ui/use-when-seen.ts";
import type { MetricTracksProps } from "./metric-tracks.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

/** The tracks by their height, in their order: the measures themselves come with the charts. */
const tracks = ["reach", "engagement", "mentions", "sentiment"];

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

/** As high as what it stands for: one tall track and three low ones over a line of time. */
function ChartSkeleton() {
  return (
    <div className="grid gap-10">
      <Skeleton className="h-16 w-64" />
      <div>
        {tracks.map((name) => (
          <div
            key={name}
            className={`border-t border-line pt-5 ${name === "reach" ? "h-72 lg:h-104" : "h-28 lg:h-31"}`}
          >
            <Skeleton className="h-10 w-36" />
          </div>
        ))}
      </div>
    </div>
  );
}
