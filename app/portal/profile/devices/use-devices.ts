import { useCallback, useEffect, useState } from "react";
import * as z from "zod/mini";
import { sharedBackend } from "../../../backend/shared-backend.ts";
import { explainCall } from "../call-failure.ts";
import { onSessionsChanged } from "./sessions-changed.ts";

const deviceRow = z.object({
  id: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  user_agent: z.nullable(z.string()),
  is_current: z.boolean(),
});

export type DeviceRow = z.infer<typeof deviceRow>;

type State = { kind: "loading" } | { kind: "failed" } | { kind: "ready"; rows: DeviceRow[] };

/** The client's own sessions, the present one first. */
export function useDevices() {
  const [state, setState] = useState<State>({ kind: "loading" });

  const load = useCallback(async () => {
    const answer = await sharedBackend().rpc("my_sessions");
    const rows = z.array(deviceRow).safeParse(answer.data);
    if (explainCall(answer) !== undefined || !rows.success) {
      // What is on show stays: it may be a moment old, but it is something.
      setState((shown) => (shown.kind === "ready" ? shown : { kind: "failed" }));
      return;
    }
    const newest = rows.data.toSorted((one, other) =>
      one.is_current === other.is_current
        ? other.last_used_at.localeCompare(one.last_used_at)
        : Number(other.is_current) - Number(one.is_current),
    );
    setState({ kind: "ready", rows: newest });
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
