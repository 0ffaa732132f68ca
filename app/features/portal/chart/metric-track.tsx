import { chartWords } from "../../../../content/charts.ts";
import type { MetricGroup } from "../../../../domain/report/group-metrics.ts";
import { cx } from "../../../ui/cx.ts";
import type { Point } from "./draw-line.ts";
import type { Track } from "./measures.ts";
import { heightOf } from "./scale-measure.ts";
import { canvas, TrackDrawing } from "./track-drawing.tsx";

type MetricTrackProps = {
  track: Track;
  groups: readonly MetricGroup[];
  places: readonly number[];
  /** Which group the playhead stands on. */
  current: number;
};

/** Reach is the picture, the others run below it. */
const sizes = {
  tall: {
    value: "text-figure leading-none font-stretch-112% text-amber lg:mt-2 lg:font-stretch-100%",
    plot: "h-60 lg:mb-5 lg:h-96",
  },
  low: {
    value: "text-figure-small leading-[1.2] font-stretch-112%",
    plot: "h-20 border-b border-line lg:h-26",
  },
};

const lines: Record<Track["name"], string> = {
  reach: "stroke-amber-bright stroke-2",
  engagement: "stroke-paper stroke-[1.5]",
  mentions: "stroke-paper stroke-[1.5]",
  sentiment: "stroke-teal stroke-[1.5]",
};

const dots: Record<Track["name"], string> = {
  reach: "bg-amber-bright shadow-[0_0_1.5rem_0.375rem] shadow-amber/55",
  engagement: "bg-paper",
  mentions: "bg-paper",
  sentiment: "bg-teal",
};

/** One measure: its figure where the playhead stands, and its course. */
export function MetricTrack({ track, groups, places, current }: MetricTrackProps) {
  const points = track.values.map((value, index) => placePoint(track, places[index] ?? 0, value));
  const size = track.name === "reach" ? sizes.tall : sizes.low;
  const point = points[current];
  const group = groups[current];
  const height = track.drawing === "light" ? canvas.ground + canvas.depth : canvas.ground;
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-3 border-t border-line pt-4 pb-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:py-0">
      <div className="flex items-baseline justify-between gap-4 lg:flex-col lg:justify-start lg:gap-1 lg:pt-5">
        <p className="text-small/[1.4] text-mist">{chartWords.measures[track.name]}</p>
        <p className={cx("font-display tracking-[-0.01em] tabular-nums", size.value)}>
          {group && track.write(group.summary)}
        </p>
      </div>
      <div className={cx("relative lg:mt-5", size.plot)} data-plot>
        <p
          className="absolute inset-x-0 top-0 border-t border-dashed border-line pt-1 text-tiny leading-none text-mist tabular-nums"
          aria-hidden="true"
        >
          {track.mark(track.range.top)}
        </p>
        <TrackDrawing drawing={track.drawing} points={points} line={lines[track.name]} />
        {point && (
          <>
            <span
              className="pointer-events-none absolute inset-y-0 w-px bg-paper opacity-50 lg:-top-5"
              style={{ left: percent(point.x, canvas.width) }}
            />
            <span
              className={cx(
                "pointer-events-none absolute size-2.75 -translate-1/2 rounded-round border-2 border-night",
                dots[track.name],
              )}
              style={{ left: percent(point.x, canvas.width), top: percent(point.y, height) }}
            />
          </>
        )}
      </div>
    </div>
  );
}

function placePoint(track: Track, place: number, value: number): Point {
  return {
    x: place * canvas.width,
    y: (1 - heightOf(value, track.range)) * canvas.ground,
  };
}

function percent(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
