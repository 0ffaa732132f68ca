import { useQueries } from "@tanstack/react-query";
import type { AreaName } from "../../../content/studio.ts";
import { areas } from "./areas.ts";

const everyMs = 60_000;

const counted = areas.flatMap(({ value, count }) => (count ? [{ value, ...count }] : []));

/** What waits in each area, read at once, each minute, when it changes, and whenever the page comes to the front. */
export function useAreaCounts(): ReadonlyMap<AreaName, number> {
  return useQueries({
    queries: counted.map(({ table, read }) => ({
      queryKey: [table, "count"],
      queryFn: read,
      refetchInterval: everyMs,
      refetchOnWindowFocus: "always" as const,
    })),
    // A count that cannot be read is left out: the area itself says what is wrong when it is opened.
    combine: (counts) =>
      new Map(counted.map(({ value }, index) => [value, counts[index]?.data ?? 0] as const)),
  });
}
