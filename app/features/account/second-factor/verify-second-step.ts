import type { AuthError } from "@supabase/auth-js";
import { sharedBackend } from "../../../data/shared-backend.ts";

export type SecondStepProof =
  | { way: "app"; factorId: string; code: string }
  | { way: "recovery"; code: string };

/** A right code raises the session at hand. */
export async function verifySecondStep(proof: SecondStepProof): Promise<AuthError | null> {
  const { mfa } = sharedBackend().auth;
  const { error } =
    proof.way === "app"
      ? await mfa.challengeAndVerify({ factorId: proof.factorId, code: proof.code })
      : await mfa.recoveryCodes.verify({ code: proof.code });
  return error;
}
