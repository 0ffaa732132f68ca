import type { PrivateKeyAccount } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import type { Chain } from "../chain/chain.ts";
import { developmentWallets } from "../chain/development-wallets.ts";
import { ConfigError } from "../../runtime/errors/config-error.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { createAnchoring } from "./anchor-contents.ts";
import type { AnchoringConfig } from "./anchoring-config.ts";
import { anchoringKind } from "./anchoring-job.ts";
import { ensureRegistry, requireCode } from "./ensure-registry.ts";
import type { RegistryTarget } from "./registry-target.ts";
import type { Database } from "../../runtime/database/types.ts";

export type Anchoring = {
  chain: Chain;
  account: PrivateKeyAccount;
  /** Opened at first use, so that a server that anchors nothing does not load its chain. */
  findTarget: () => Promise<RegistryTarget>;
  schedule: RecurringJob;
  handler: JobHandler;
};

type Opened = {
  database: Pick<Database, "asOwner">;
  chain: Chain | null;
  config: AnchoringConfig;
  /** The node is away; that may pass. */
  onUnreachable: (error: unknown) => void;
};

/** Null where there is no chain or no key: then requests to anchor are answered so. */
export async function openAnchoring(opened: Opened): Promise<Anchoring | null> {
  const { database, chain, config } = opened;
  const isDevelopment = chain?.kind === "development";
  const key = config.key ?? (isDevelopment ? developmentWallets.publisher.privateKey : undefined);
  if (!chain || !key) {
    await database.asOwner((sql) => sql`delete from private.anchoring`);
    return null;
  }
  const account = privateKeyToAccount(key);
  if (!isDevelopment) await checkConfigured({ ...opened, chain });
  await recordAnchoring(database, { chain, account });
  const findTarget = once(async () => ({
    chain,
    account,
    registry: await ensureRegistry({ database, chain, account, configured: config.registry }),
  }));
  return {
    chain,
    account,
    findTarget,
    schedule: { kind: anchoringKind, everySeconds: isDevelopment ? 5 : 15 },
    handler: createAnchoring(findTarget, {
      stuckSeconds: isDevelopment ? 20 : 90,
      followMilliseconds: isDevelopment ? 8000 : 0,
    }),
  };
}

/** The same answer for all who ask; after a failure the next one tries again. */
function once<T>(find: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined;
  return () =>
    (found ??= find().catch((error: unknown) => {
      found = undefined;
      throw error;
    }));
}

async function checkConfigured({
  chain,
  config,
  onUnreachable,
}: Opened & { chain: Chain }): Promise<void> {
  if (!config.registry) {
    throw new ConfigError(
      "ETH_ANCHOR_KEY is set but CONTENT_REGISTRY is not: deploy one with `npm run deploy:registry`.",
    );
  }
  try {
    await requireCode(chain, config.registry);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    onUnreachable(error);
  }
}

async function recordAnchoring(
  database: Pick<Database, "asOwner">,
  { chain, account }: Pick<RegistryTarget, "chain" | "account">,
): Promise<void> {
  await database.asOwner(
    (sql) => sql`
      insert into private.anchoring (chain_id, chain_label, publisher_address)
      values (${chain.chainId}, ${chain.label}, ${account.address})
      on conflict (is_only) do update
      set chain_id = excluded.chain_id, chain_label = excluded.chain_label,
        publisher_address = excluded.publisher_address`,
  );
}
