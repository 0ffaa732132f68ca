import { whenAskedToStop } from "../scripts/setup/when-asked-to-stop.ts";

/**
 * Stops what a benchmark has started when it is broken off, or whoever started this part of it is gone. PostgreSQL runs in a
 * group of its own, where no signal to the benchmark reaches it.
 */
export function whenBrokenOff(stop: () => Promise<unknown>): void {
  let isStopping = false;
  const breakOff = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().finally(() => process.exit(130));
  };
  whenAskedToStop(breakOff);
  process.once("disconnect", breakOff);
}
