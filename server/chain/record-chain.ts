import type { Hash } from "viem";
import type { Database } from "../database.ts";
import type { Chain } from "./chain.ts";

type Opened = Pick<Chain, "kind" | "chainId"> & { genesis: Hash };

/** Remembers that this database works with the chain, and answers whether it worked with another one before. */
export function recordChain(
  database: Database,
  { genesis, kind, chainId }: Opened,
): Promise<{ isNew: boolean; hasPredecessor: boolean }> {
  return database.asOwner(async (sql) => {
    const [row] = await sql<{ is_new: boolean; has_predecessor: boolean }[]>`
      with earlier as (select genesis_hash from private.chains),
      opened as (
        insert into private.chains as c (genesis_hash, chain_id, kind)
        values (${genesis}, ${chainId}, ${kind})
        on conflict (genesis_hash) do update set last_opened_at = now()
        returning c.genesis_hash
      )
      select
        not exists (select from earlier e where e.genesis_hash = o.genesis_hash) as is_new,
        exists (select from earlier e where e.genesis_hash <> o.genesis_hash) as has_predecessor
      from opened o`;
    return { isNew: row?.is_new ?? false, hasPredecessor: row?.has_predecessor ?? false };
  });
}
