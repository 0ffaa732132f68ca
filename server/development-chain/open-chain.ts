import path from "node:path";
import type { Hash } from "viem";
import type { Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import type { Chain } from "../../services/chain/chain.ts";
import {
  checkConfiguredChain,
  openConfiguredChain,
} from "../../services/chain/open-configured-chain.ts";
import { openLocalChain } from "./open-local-chain.ts";
import type { Database } from "../../runtime/database/types.ts";
import { isLoopbackHost } from "../../runtime/http/is-loopback-host.ts";
import { z } from "zod";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const recordedRow = z.object({ isNew: z.boolean(), hasPredecessor: z.boolean() });

type Dependencies = { database: Database; logger: Logger };

/** The chain that payments and anchors live on, or null where there is none and payments are off. */
export async function openChain(
  config: Config,
  { database, logger }: Dependencies,
): Promise<Chain | null> {
  const { ethereum, siteUrl, dataDirectory } = config;
  const { chainId } = ethereum;
  const record = (kind: Chain["kind"]) => async (genesis: Hash) => {
    const { isNew, hasPredecessor } = await recordChain(database, { kind, chainId, genesis });
    if (isNew && hasPredecessor) {
      logger.warn({ genesis, chainId }, "another chain: nothing stored so far belongs to it");
    }
  };
  if (ethereum.rpcUrls.length > 0) {
    const chain = openConfiguredChain(ethereum, { onGenesis: record("configured") });
    await checkConfiguredChain(chain, (error) =>
      logger.warn({ err: error }, "the Ethereum node cannot be reached"),
    );
    return chain;
  }
  if (!isLoopbackHost(new URL(siteUrl).hostname)) {
    logger.warn("payments and verification are off: ETH_RPC_URL names no Ethereum node");
    return null;
  }
  return openLocalChain({
    folder: path.join(dataDirectory, "chain"),
    receivingAddress: ethereum.receivingAddress,
    onGenesis: record("development"),
    onFailure: (error) => logger.error({ err: error }, "the development chain failed"),
  });
}

type Opened = Pick<Chain, "kind" | "chainId"> & { genesis: Hash };

/** Remembers that this database works with the chain, and answers whether it worked with another one before. */
function recordChain(
  database: Database,
  { genesis, kind, chainId }: Opened,
): Promise<z.infer<typeof recordedRow>> {
  return database.asOwner(async (sql) => {
    const rows = await sql`
      with earlier as (select genesis_hash from private.chains),
      opened as (
        insert into private.chains as c (genesis_hash, chain_id, kind)
        values (${genesis}, ${chainId}, ${kind})
        on conflict (genesis_hash) do update set last_opened_at = now()
        returning c.genesis_hash
      )
      select
        not exists (select from earlier e where e.genesis_hash = o.genesis_hash) as "isNew",
        exists (select from earlier e where e.genesis_hash <> o.genesis_hash) as "hasPredecessor"
      from opened o`;
    return parseRow(recordedRow, rows) ?? { isNew: false, hasPredecessor: false };
  });
}
