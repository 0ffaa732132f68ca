import { useQuery } from "@tanstack/react-query";
import { sharedBackend } from "../../../data/shared-backend.ts";

type RecoveryStatus = { kind: "none" } | { kind: "some"; remaining: number; total: number };

/** How many recovery codes are left. */
export function useRecoveryStatus() {
  return useQuery({ queryKey: ["recovery_codes"], queryFn: readStatus, staleTime: 0 });
}

async function readStatus(): Promise<RecoveryStatus> {
  const { data, error } = await sharedBackend().auth.mfa.recoveryCodes.getStatus();
  if (data) return { kind: "some", ...data };
  if (error.code === "mfa_factor_not_found") return { kind: "none" };
  throw error;
}
