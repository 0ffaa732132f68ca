import type { Readiness } from "./readiness.ts";
import type { Chain } from "../../services/chain/chain.ts";

const timeoutMs = 1500;

/** Without its chain the site still serves: payments wait, and say so. */
export function watchChain(readiness: Readiness, chain: Chain | null): void {
  readiness.register("chain", async () => {
    if (!chain) return { status: "ok", detail: "not configured" };
    try {
      await limitTime(chain.check());
      return { status: "ok", detail: chain.label };
    } catch {
      return { status: "degraded", detail: "cannot be reached" };
    }
  });
}

/** Answers before the whole check counts as unanswered, which would take the server out of service. */
async function limitTime(work: Promise<void>): Promise<void> {
  const { promise: overdue, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error("no answer")), timeoutMs);
  try {
    await Promise.race([work, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
