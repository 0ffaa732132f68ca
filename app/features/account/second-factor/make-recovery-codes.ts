import { sharedBackend } from "../../../data/shared-backend.ts";

/** The first set, or one in place of the set there is. Its codes are in this answer and nowhere else. */
export async function makeRecoveryCodes({ isFirst }: { isFirst: boolean }) {
  const { recoveryCodes } = sharedBackend().auth.mfa;
  return isFirst ? recoveryCodes.generate() : recoveryCodes.regenerate();
}
