import { WhoMay } from "../access/gate.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { ExceptionsPart } from "./exceptions-part.tsx";
import { HoursPart } from "./hours-part.tsx";
import { readOpening } from "./read-calendar.ts";
import { RulesPart } from "./rules-part.tsx";
import { SourcesPart } from "./sources-part.tsx";

/** When there can be calls: every week, on single days, and what keeps a time from being free. */
export function HoursView() {
  const read = useLoaded(["opening_hours", "all"], readOpening, {
    tables: ["opening_exceptions", "calendars"],
  });
  if (read.state === "failed")
    return <FailedState error={read.error} onRetry={() => void read.reload()} />;
  if (!read.value) return <LoadingRows count={8} />;
  const part = { opening: read.value, onChanged: () => void read.reload() };
  return (
    <div className="grid max-w-256 gap-12 pt-2">
      <WhoMay deed="calendar" />
      <HoursPart {...part} />
      <ExceptionsPart {...part} />
      <SourcesPart />
      <RulesPart {...part} />
    </div>
  );
}
