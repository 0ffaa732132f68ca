import { type ComponentType, useEffect, useRef, useState } from "react";
import { chartWords } from "../../../content/charts.ts";
import { Button } from "../../components/ui/button.tsx";
import { ChartSkeleton } from "./chart-skeleton.tsx";
import type { MetricTracksProps } from "./metric-tracks.tsx";
import { useWhenSeen } from "./use-when-seen.ts";

/** Reach, engagement, mentions and sentiment over time. Their code comes when somebody gets to them. */
export function CampaignCharts(props: MetricTracksProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isSeen = useWhenSeen(frame);
  const { Tracks, hasFailed, retry } = useTracks(isSeen && props.metrics.length > 0);
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
      {hasFailed && (
        <div role="alert" className="flex flex-wrap items-center gap-6 text-mist">
          <p>{chartWords.notLoaded}</p>
          <Button variant="secondary" onClick={retry}>
            {chartWords.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
}

function useTracks(isWanted: boolean) {
  const [Tracks, setTracks] = useState<ComponentType<MetricTracksProps>>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted || hasFailed || Tracks) return undefined;
    let isThere = true;
    import("./metric-tracks.tsx").then(
      ({ MetricTracks }) => isThere && setTracks(() => MetricTracks),
      () => isThere && setHasFailed(true),
    );
    return () => void (isThere = false);
  }, [isWanted, hasFailed, Tracks]);

  return { Tracks, hasFailed, retry: () => setHasFailed(false) };
}
