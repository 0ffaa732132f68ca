import { formatEther } from "viem";
import type { PartReport } from "./readiness.ts";
import type { RegistryTarget } from "../../services/proof/registry-target.ts";
import type { Database } from "../../runtime/database/types.ts";

// About what one anchor costs, single or in a batch; bench:proof measures it.
const gasEach = 52_000n;
const enough = 50n;
const longestWaitMinutes = 60;
// Less than the readiness itself has: an answer that it does not get takes the server out of service.
const timeoutMs = 1500;

/** Never "down": without the chain the site serves as before, and what waits is anchored later. */
export async function watchAnchoring(
  database: Database,
  { chain, account }: Pick<RegistryTarget, "chain" | "account">,
): Promise<PartReport> {
  const [late] = await database.asOwner(
    (sql) => sql`
      select 1 from public.content_anchors
      where state in ('pending', 'submitted')
        and updated_at < now() - make_interval(mins => ${longestWaitMinutes})
      limit 1`,
  );
  const problem =
    chain.kind === "development" ? undefined : await findLowBalance({ chain, account });
  if (problem) return { status: "degraded", detail: problem };
  return late
    ? { status: "degraded", detail: "contents have waited for their anchor for over an hour" }
    : { status: "ok" };
}

async function findLowBalance({
  chain,
  account,
}: Pick<RegistryTarget, "chain" | "account">): Promise<string | undefined> {
  try {
    const asked = Promise.all([
      chain.client.getBalance({ address: account.address }),
      chain.client.getGasPrice(),
    ]);
    const [balance, price] = await Promise.race([asked, fail(timeoutMs)]);
    const left = balance / (gasEach * (price || 1n));
    return left < enough
      ? `the anchoring key holds ${formatEther(balance)} ETH, for about ${left} anchors`
      : undefined;
  } catch {
    // The endpoint is public, and the node's address may hold a key.
    return "the chain cannot be reached";
  }
}

function fail(afterMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error("no answer")), afterMs).unref();
  });
}
