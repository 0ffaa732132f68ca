import { formatDay } from "../../../../content/dates.ts";

/** At the end of a row's first line: the day it is of. */
export function RowDay({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-caption/[1.9] whitespace-nowrap text-mist tabular-nums">
      {formatDay(at)}
    </time>
  );
}
