import type { MetricGroup } from "../../../../domain/report/group-metrics.ts";

/** Where each group stands between the first and the last, from 0 to 1; one alone stands in the middle. */
export function placeGroups(groups: readonly MetricGroup[]): number[] {
  const first = groups[0]?.day ?? 0;
  const span = (groups.at(-1)?.day ?? 0) - first;
  return groups.map(({ day }) => (span === 0 ? 0.5 : (day - first) / span));
}

/** The one a finger at this place means. */
export function nearestPlace(places: readonly number[], place: number): number {
  const distances = places.map((each) => Math.abs(each - place));
  return distances.indexOf(Math.min(...distances));
}
