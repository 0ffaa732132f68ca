import { formatEther } from "viem";
import type { Database } from "../database.ts";
import type { PartReport } from "../readiness.ts";
import type { RegistryTarget } from "./registry-target.ts";

// About what one anchor costs, single or in a batch; bench:anchor measures it.
const gasEach = 52_000n;
const enough = 50n;
const longestWaitMinutes = 60;

/** Never "down": without the chain the site serves as before, and what waits is anchored later. */
export async function watchAnchoring(
  database: Database,
  { chain, account }: RegistryTarget,
): Promise<PartReport> {
  const [late] = await database.asOwner(
    (sql) => sql`
      select 1 from public.content_anchors
      where state in ('pending', 'submitted')
        and updated_at < now() - make_interval(mins => ${longestWaitMinutes})
      limit 1`,
  );
  try {
    const [balance, price] = await Promise.all([
      chain.client.getBalance({ address: account.address }),
      chain.client.getGasPrice(),
    ]);
    const left = balance / (gasEach * (price || 1n));
    if (left < enough) {
      return {
        status: "degraded",
        detail: `the anchoring key holds ${formatEther(balance)} ETH, for about ${left} anchors`,
      };
    }
  } catch {
    // The endpoint is public, and the node's address may hold a key.
    return { status: "degraded", detail: "the chain cannot be reached" };
  }
  return late
    ? { status: "degraded", detail: "contents have waited for their anchor for over an hour" }
    : { status: "ok" };
}
