import { privateKeyToAccount } from "viem/accounts";
import type { Chain } from "../chain/chain.ts";
import { developmentWallets } from "../chain/development/wallets.ts";
import { ConfigError } from "../config.ts";
import type { Database } from "../database.ts";
import type { JobHandler } from "../jobs/job.ts";
import type { RecurringJob } from "../jobs/schedule.ts";
import { createAnchoring } from "./anchor-contents.ts";
import type { AnchoringConfig } from "./anchoring-config.ts";
import { anchoringKind } from "./anchoring-job.ts";
import { ensureRegistry } from "./ensure-registry.ts";
import type { RegistryTarget } from "./registry-target.ts";

export type Anchoring = { target: RegistryTarget; schedule: RecurringJob; handler: JobHandler };

type Opened = { database: Database; chain: Chain | null; config: AnchoringConfig };

/** Null where there is no chain or no key: then requests to anchor are answered so. */
export async function openAnchoring({
  database,
  chain,
  config,
}: Opened): Promise<Anchoring | null> {
  const isDevelopment = chain?.kind === "development";
  const key = config.key ?? (isDevelopment ? developmentWallets.publisher.privateKey : undefined);
  if (!chain || !key) {
    await database.asOwner((sql) => sql`delete from private.anchoring`);
    return null;
  }
  if (!isDevelopment && !config.registry) {
    throw new ConfigError(
      "ETH_ANCHOR_KEY is set but CONTENT_REGISTRY is not: deploy one with `npm run deploy:registry`.",
    );
  }
  const account = privateKeyToAccount(key);
  const registry = await ensureRegistry({ database, chain, account, configured: config.registry });
  const target = { chain, registry, account };
  await recordTarget(database, target);
  return {
    target,
    schedule: { kind: anchoringKind, everySeconds: isDevelopment ? 5 : 15 },
    handler: createAnchoring(target, {
      stuckSeconds: isDevelopment ? 20 : 90,
      followMilliseconds: isDevelopment ? 20_000 : 0,
    }),
  };
}

async function recordTarget(database: Database, target: RegistryTarget): Promise<void> {
  const { chain, registry, account } = target;
  const genesis = await chain.readGenesis();
  await database.asOwner(
    (sql) => sql`
      insert into private.anchoring as a
        (chain_id, chain_label, genesis_hash, registry_address, publisher_address)
      values (${chain.chainId}, ${chain.label}, ${genesis}, ${registry}, ${account.address})
      on conflict (is_only) do update
      set chain_id = excluded.chain_id, chain_label = excluded.chain_label,
        genesis_hash = excluded.genesis_hash, registry_address = excluded.registry_address,
        publisher_address = excluded.publisher_address`,
  );
}
