import { formatMoment } from "../../../../content/dates.ts";
import { nameDevice, sessionWords } from "../../../../content/account.ts";
import { describeDevice } from "../../../../content/describe-device.ts";
import { useAction } from "../../../ui/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import type { DeviceRow } from "./read-devices.ts";

type DeviceEntryProps = { row: DeviceRow; onEnd: () => Promise<void> };

export function DeviceEntry({ row, onEnd }: DeviceEntryProps) {
  const { isBusy, run } = useAction(onEnd);
  const device = nameDevice(describeDevice(row.user_agent));
  const lastSeen = formatMoment(Date.parse(row.last_used_at));
  const since = formatMoment(Date.parse(row.created_at));

  return (
    <li
      className="profile-device border-t border-line last:border-b"
      data-current={row.is_current || undefined}
    >
      <p className="profile-device-name">{device}</p>
      <p className="profile-small">
        {sessionWords.lastSeen(lastSeen)}, {sessionWords.since(since)}
      </p>
      {row.is_current ? (
        <p className="profile-here">{sessionWords.here}</p>
      ) : (
        <Button
          variant="quiet"
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
