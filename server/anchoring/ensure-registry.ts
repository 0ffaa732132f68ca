import type { Address, PrivateKeyAccount } from "viem";
import { contentRegistry } from "../../contracts/artifacts/content-registry.ts";
import type { Chain } from "../chain/chain.ts";
import { ConfigError } from "../config-error.ts";
import type { Database } from "../database.ts";
import { deployRegistry } from "./deploy-registry.ts";
import { forgetLostAnchors } from "./forget-lost-anchors.ts";

type Wanted = {
  database: Pick<Database, "asOwner">;
  chain: Chain;
  account: PrivateKeyAccount;
  configured: Address | undefined;
};
type Known = { genesis_hash: string | null; registry_address: Address | null };

/**
 * The configured registry; on the development chain one of our own, deployed at its first use and recorded with the
 * chain's block 0.
 */
export async function ensureRegistry(wanted: Wanted): Promise<Address> {
  const { database, chain, account, configured } = wanted;
  const genesis = await chain.readGenesis();
  if (configured) {
    await requireCode(chain, configured);
    await record(database, { genesis, registry: configured });
    return configured;
  }
  const [known] = await database.asOwner(
    (sql) => sql<Known[]>`select genesis_hash, registry_address from private.anchoring`,
  );
  const registry = known?.genesis_hash === genesis ? known.registry_address : null;
  if (registry && (await hasCode(chain, registry))) return registry;
  const deployed = await deployRegistry(chain, account, contentRegistry);
  await database.asOwner((sql) => forgetLostAnchors(sql, { chainId: chain.chainId }));
  await record(database, { genesis, registry: deployed });
  return deployed;
}

export async function requireCode(chain: Chain, address: Address): Promise<void> {
  if (await hasCode(chain, address)) return;
  throw new ConfigError(`CONTENT_REGISTRY is "${address}", where ${chain.label} has no contract.`);
}

async function hasCode({ client }: Chain, address: Address): Promise<boolean> {
  const code = await client.getCode({ address });
  return code !== undefined && code !== "0x";
}

async function record(
  database: Pick<Database, "asOwner">,
  { genesis, registry }: { genesis: string; registry: Address },
): Promise<void> {
  await database.asOwner(
    (sql) => sql`
      update private.anchoring set genesis_hash = ${genesis}, registry_address = ${registry}`,
  );
}
