import { formatStudioTime } from "../../../../content/studio-times.ts";
import { cx } from "../../../ui/cx.ts";

/** A moment as the studio writes it, from what the database says. */
export function StudioTime({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} className={cx("tabular-nums", className)}>
      {formatStudioTime(Date.parse(at))}
    </time>
  );
}
