import { chartWords } from "../../../../content/charts.ts";
import type { MetricGroup } from "../../../../domain/report/group-metrics.ts";
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

/** One measure: its figure where the playhead stands, and its course. */
export function MetricTrack({ track, groups, places, current }: MetricTrackProps) {
  const points = track.values.map((value, index) => placePoint(track, places[index] ?? 0, value));
  const point = points[current];
  const group = groups[current];
  const height = track.drawing === "light" ? canvas.ground + canvas.depth : canvas.ground;
  return (
    <div className="chart-track" data-measure={track.name}>
      <div className="chart-head">
        <p className="chart-label">{chartWords.measures[track.name]}</p>
        <p className="chart-value">{group && track.write(group.summary)}</p>
      </div>
      <div className="chart-plot" data-plot>
        <p className="chart-top" aria-hidden="true">
          {track.mark(track.range.top)}
        </p>
        <TrackDrawing drawing={track.drawing} points={points} />
        {point && (
          <>
            <span className="chart-playhead" style={{ left: percent(point.x, canvas.width) }} />
            <span
              className="chart-dot"
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
