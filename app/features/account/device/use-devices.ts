import { useCallback, useEffect, useState } from "react";
import { readDevices, type DeviceRow } from "./read-devices.ts";
import { onSessionsChanged } from "./sessions-changed.ts";

type State = { kind: "loading" } | { kind: "failed" } | { kind: "ready"; rows: DeviceRow[] };

/** The client's own sessions, the present one first. */
export function useDevices() {
  const [state, setState] = useState<State>({ kind: "loading" });

  const load = useCallback(async () => {
    const rows = await readDevices();
    // What is on show stays: it may be a moment old, but it is something.
    if (!rows) setState((shown) => (shown.kind === "ready" ? shown : { kind: "failed" }));
    else setState({ kind: "ready", rows: rows.toSorted(byNearness) });
  }, []);

  useEffect(() => {
    const look = () => void load();
    look();
    window.addEventListener("online", look);
    const stop = onSessionsChanged(look);
    return () => {
      window.removeEventListener("online", look);
      stop();
    };
  }, [load]);

  return { state, load };
}

function byNearness(one: DeviceRow, other: DeviceRow): number {
  return one.is_current === other.is_current
    ? other.last_used_at.localeCompare(one.last_used_at)
    : Number(other.is_current) - Number(one.is_current);
}
