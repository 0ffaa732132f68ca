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

const handleLook =
  "pointer-events-none absolute -top-2 size-4 -translate-x-1/2 rotate-180 border border-night bg-amber outline-offset-4 outline-amber-bright [clip-path:polygon(0_0,100%_0,100%_55%,50%_100%,0_55%)] peer-focus-visible:outline-2 peer-focus-visible:[clip-path:none]";

/** The playhead's handle. A native slider underneath: arrow keys, Home, End and speech come with it. */
export function TimeLine({ grain, groups, places, current, onMove }: TimeLineProps) {
  const group = groups[current];
  return (
    <div className="relative h-13 border-t border-line lg:ml-62" data-plot>
      {/* For the keyboard and for speech; a pointer moves the playhead anywhere in the tracks. */}
      <input
        type="range"
        className="peer pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        min={0}
        max={groups.length - 1}
        value={current}
        aria-label={chartWords.playhead}
        aria-valuetext={group && describePlace(grain, group)}
        onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
      />
      <span className={handleLook} style={{ left: `${(places[current] ?? 0) * 100}%` }} />
      {markMonths(groups).map(({ label, place }) => (
        <span
          key={label}
          className="pointer-events-none absolute top-3.5 border-l border-line pl-1.5 text-tiny leading-none whitespace-nowrap text-mist"
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
