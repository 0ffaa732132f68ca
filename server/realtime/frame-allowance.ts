import type { RealtimeLimits } from "./limits.ts";

/** A bucket of tokens that fills evenly: answers false for the frame that is one too many. */
export function createFrameAllowance(
  { framesPerSecond, frameBurst }: Pick<RealtimeLimits, "framesPerSecond" | "frameBurst">,
  now: () => number = Date.now,
): () => boolean {
  let left = frameBurst;
  let since = now();
  return () => {
    const time = now();
    left = Math.min(frameBurst, left + ((time - since) / 1000) * framesPerSecond);
    since = time;
    if (left < 1) return false;
    left -= 1;
    return true;
  };
}
