import type { Address, PrivateKeyAccount } from "viem";
import { contentRegistry } from "../../contracts/artifacts/content-registry.ts";
import type { Chain } from "../chain/chain.ts";
import { ConfigError } from "../config.ts";
import type { Database } from "../database.ts";
import { deployRegistry } from "./deploy-registry.ts";
import { forgetLostAnchors } from "./forget-lost-anchors.ts";

type Wanted = {
  database: Database;
  chain: Chain;
  account: PrivateKeyAccount;
  configured: Address | undefined;
};
type Known = { genesis_hash: string; registry_address: Address };

/** The configured registry; on the development chain one of our own, deployed at the first start. */
export async function ensureRegistry(wanted: Wanted): Promise<Address> {
  const { database, chain, account, configured } = wanted;
  if (configured) {
    if (await hasCode(chain, configured)) return configured;
    throw new ConfigError(
      `CONTENT_REGISTRY is "${configured}", where ${chain.label} has no contract.`,
    );
  }
  const genesis = await chain.readGenesis();
  const [known] = await database.asOwner(
    (sql) => sql<Known[]>`select genesis_hash, registry_address from private.anchoring`,
  );
  if (known?.genesis_hash === genesis && (await hasCode(chain, known.registry_address))) {
    return known.registry_address;
  }
  const registry = await deployRegistry(chain, account, contentRegistry);
  await database.asOwner((sql) => forgetLostAnchors(sql, { chainId: chain.chainId, registry }));
  return registry;
}

async function hasCode({ client }: Chain, address: Address): Promise<boolean> {
  const code = await client.getCode({ address });
  return code !== undefined && code !== "0x";
}
