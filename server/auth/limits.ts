import type { RateLimit } from "../../runtime/rate-limit/take-token.ts";
import { oneTimeTokenSeconds } from "../api-keys/durations.ts";

const minutes = 60;
const hours = 60 * minutes;

/** Each is counted for itself; sign-in tries that succeed are given back. */
export const authLimits = {
  passwordTriesPerAddress: { limit: 10, windowSeconds: 15 * minutes },
  /** The same for a browser with a good mark, which then does not count for the address. */
  passwordTriesPerDevice: { limit: 10, windowSeconds: 15 * minutes },
  passwordTriesPerNetwork: { limit: 60, windowSeconds: 15 * minutes },
  signUpsPerNetwork: { limit: 20, windowSeconds: 1 * hours },
  /** For each kind of mail, so that none uses up another's. */
  mailsPerAddress: { limit: 5, windowSeconds: 1 * hours },
  /** Allowances: once they are used up, the last link that was sent works until there is another. */
  recoveriesPerAddress: { limit: 4, windowSeconds: oneTimeTokenSeconds },
  otherRecoveriesPerAddress: { limit: 4, windowSeconds: oneTimeTokenSeconds },
  mailsPerNetwork: { limit: 40, windowSeconds: 1 * hours },
  codeTriesPerAddress: { limit: 10, windowSeconds: 15 * minutes },
  codeTriesPerNetwork: { limit: 60, windowSeconds: 15 * minutes },
  factorTriesPerAccount: { limit: 10, windowSeconds: 15 * minutes },
  refreshesPerNetwork: { limit: 600, windowSeconds: 15 * minutes },
} satisfies Record<string, RateLimit>;

export type AuthLimits = Record<keyof typeof authLimits, RateLimit>;
