import { useCallback, useEffect, useState } from "react";
import { sharedBackend } from "../../../data/shared-backend.ts";

type RecoveryStatus =
  | { kind: "loading" }
  | { kind: "failed" }
  | { kind: "none" }
  | { kind: "some"; remaining: number; total: number };

/** How many recovery codes are left. */
export function useRecoveryStatus() {
  const [status, setStatus] = useState<RecoveryStatus>({ kind: "loading" });
  const load = useCallback(async () => setStatus(await readStatus()), []);

  useEffect(() => {
    const look = () => void load();
    look();
  }, [load]);

  return { status, load };
}

async function readStatus(): Promise<RecoveryStatus> {
  const { data, error } = await sharedBackend().auth.mfa.recoveryCodes.getStatus();
  if (data) return { kind: "some", ...data };
  return { kind: error.code === "mfa_factor_not_found" ? "none" : "failed" };
}
