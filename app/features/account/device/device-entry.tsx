import { formatMoment } from "../../../../content/dates.ts";
import { nameDevice, sessionWords } from "../../../../content/account.ts";
import { describeDevice } from "../../../../content/describe-device.ts";
import { cx } from "../../../ui/cx.ts";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import type { DeviceRow } from "./read-devices.ts";

type DeviceEntryProps = { row: DeviceRow; onEnd: () => Promise<void> };

const atTheEnd = "col-start-2 row-span-2 row-start-1";

/** A tally light: one sits before this one. */
const hereLook =
  "flex items-center gap-3 text-small/body text-amber-bright before:size-2 before:rounded-round before:bg-amber before:shadow-[0_0_12px_--alpha(var(--color-amber)/60%)]";

export function DeviceEntry({ row, onEnd }: DeviceEntryProps) {
  const { isBusy, run } = useAction(onEnd);
  const device = nameDevice(describeDevice(row.user_agent));
  const lastSeen = formatMoment(Date.parse(row.last_used_at));
  const since = formatMoment(Date.parse(row.created_at));

  return (
    <li
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 border-line py-4.5 not-in-data-dense:border-t not-in-data-dense:last:border-b"
      data-current={row.is_current || undefined}
    >
      <p className="font-display text-name/[1.35] font-stretch-112%">{device}</p>
      <p className="text-small text-mist">
        {sessionWords.lastSeen(lastSeen)}, {sessionWords.since(since)}
      </p>
      {row.is_current ? (
        <p className={cx(atTheEnd, hereLook)}>{sessionWords.here}</p>
      ) : (
        <Button
          variant="quiet"
          className={atTheEnd}
          busy={isBusy}
          aria-label={sessionWords.endLabel(device, lastSeen)}
          onClick={run}
        >
          {sessionWords.end}
        </Button>
      )}
    </li>
  );
}
