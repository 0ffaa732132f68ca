import { z } from "zod";
import type { Address, PrivateKeyAccount } from "viem";
import { contentRegistry } from "../../contracts/artifacts/content-registry.ts";
import type { Chain } from "../chain/chain.ts";
import { ConfigError } from "../../runtime/errors/config-error.ts";
import { deployRegistry } from "./deploy-registry.ts";
import type { Database, Transaction } from "../../runtime/database/types.ts";
import { isAddress } from "../../domain/proof/hex.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

type Wanted = {
  database: Pick<Database, "asOwner">;
  chain: Chain;
  account: PrivateKeyAccount;
  configured: Address | undefined;
};
const knownRow = z.object({
  genesis_hash: z.string().nullable(),
  registry_address: z.custom<Address>(isAddress).nullable(),
});

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
  const rows = await database.asOwner(
    (sql) => sql`select genesis_hash, registry_address from private.anchoring`,
  );
  const known = parseRow(knownRow, rows);
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

/**
 * A development chain that was thrown away takes its anchors with it: what they stood for waits again, for the registry
 * of the new one.
 */
async function forgetLostAnchors(
  sql: Transaction,
  { chainId }: { chainId: number },
): Promise<void> {
  await sql`
    update private.anchor_batches set state = 'failed'
    where chain_id = ${chainId} and state = 'open'`;
  await sql`
    with lost as (
      update public.content_anchors
      set state = 'pending', batch_id = null, proof = null, merkle_root = null, merkle_proof = null,
        transaction_hash = null, block_number = null, block_hash = null, block_time = null,
        final_at = null
      where chain_id = ${chainId} and state in ('submitted', 'final')
      returning campaign_id
    )
    update public.pr_campaigns set blockchain_verified = false
    where id in (select campaign_id from lost)`;
}
