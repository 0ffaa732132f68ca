import { useEffect, useState } from "react";
import type { AreaName } from "../../../content/studio.ts";
import { areas } from "./areas.ts";
import { onAreaChange } from "./refresh-area-counts.ts";

const everyMs = 60_000;
/** What waits in each area, read at once, each minute, and whenever the page comes to the front. */
export function useAreaCounts(): ReadonlyMap<AreaName, number> {
  const [counts, setCounts] = useState<ReadonlyMap<AreaName, number>>(new Map());

  useEffect(() => {
    let isHere = true;
    async function refresh() {
      if (document.visibilityState === "hidden") return;
      const read = await readCounts();
      if (isHere) setCounts(read);
    }
    const refreshNow = () => void refresh();
    onAreaChange(refreshNow);
    refreshNow();
    const timer = setInterval(refreshNow, everyMs);
    document.addEventListener("visibilitychange", refreshNow);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refreshNow);
      onAreaChange(undefined);
    };
  }, []);

  return counts;
}

/** A count that cannot be read is left out: the area itself says what is wrong when it is opened. */
async function readCounts(): Promise<ReadonlyMap<AreaName, number>> {
  const read = await Promise.all(
    areas.map(async ({ value, readCount }) => {
      try {
        return [value, (await readCount?.()) ?? 0] as const;
      } catch {
        return [value, 0] as const;
      }
    }),
  );
  return new Map(read);
}
