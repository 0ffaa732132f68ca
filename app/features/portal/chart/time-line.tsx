import { chartWords, nameGroup } from "../../../../content/charts.ts";
import type { Grain, MetricGroup } from "../../../../domain/report/group-metrics.ts";
import { measures } from "./measures.ts";
import { markMonths } from "./time-marks.ts";

type TimeLineProps = {
  grain: Grain;
  groups: readonly MetricGroup[];
  places: readonly number[];
  current: number;
  onMove: (index: number) => void;
};

/** The playhead's handle. A native slider underneath: arrow keys, Home, End and speech come with it. */
export function TimeLine({ grain, groups, places, current, onMove }: TimeLineProps) {
  const group = groups[current];
  return (
    <div className="chart-time" data-plot>
      <input
        type="range"
        className="chart-slider"
        min={0}
        max={groups.length - 1}
        value={current}
        aria-label={chartWords.playhead}
        aria-valuetext={group && describePlace(grain, group)}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <span className="chart-handle" style={{ left: `${(places[current] ?? 0) * 100}%` }} />
      {markMonths(groups).map(({ label, place }) => (
        <span
          key={label}
          className="chart-month"
          aria-hidden="true"
          style={{ left: `${place * 100}%` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

function describePlace(grain: Grain, { start, summary }: MetricGroup): string {
  const figures = measures.map(
    (measure) => `${chartWords.measures[measure.name]} ${measure.write(summary)}`,
  );
  return [nameGroup(grain, start), ...figures].join(", ");
}
