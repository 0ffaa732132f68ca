import type { RecurringJob } from "../../runtime/jobs/schedule.ts";

/** When the studio is busy elsewhere is read every ten minutes. */
export const busySchedule: RecurringJob = {
  kind: "read-busy-times",
  everySeconds: 600,
  jitterSeconds: 60,
};
