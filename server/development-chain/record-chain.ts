import { z } from "zod";
import type { Hash } from "viem";
import type { Chain } from "../../services/chain/chain.ts";
import type { Database } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const recordedRow = z.object({ isNew: z.boolean(), hasPredecessor: z.boolean() });

type Opened = Pick<Chain, "kind" | "chainId"> & { genesis: Hash };

/** Remembers that this database works with the chain, and answers whether it worked with another one before. */
export function recordChain(
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
