import { z } from "zod";
import { writeProof } from "../../domain/proof/proof.ts";
import { isHash, type Hex } from "../../domain/proof/hex.ts";
import type { AnchorBatch } from "./anchor-batch.ts";
import type { MinedAnchor } from "./find-mined.ts";
import type { RegistryTarget } from "./registry-target.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

const hash = z.custom<Hex>(isHash);
const submittedRow = z.object({
  id: z.string(),
  content_type: z.string(),
  content_hash: hash,
  path: z.array(hash),
});

/** Where it stands so far; emptied again when a reorganisation has taken it back. */
export async function noteMined(
  sql: Transaction,
  batch: AnchorBatch,
  mined: MinedAnchor | undefined,
): Promise<void> {
  if (batch.kind === "revoke") return;
  await sql`
    update public.content_anchors
    set transaction_hash = ${mined?.transaction ?? batch.last?.hash ?? null},
      block_number = ${mined?.block ?? null}, block_hash = ${mined?.blockHash ?? null},
      block_time = ${mined?.time ?? null}
    where batch_id = ${batch.id} and state = 'submitted'
      and block_hash is distinct from ${mined?.blockHash ?? null}`;
}

/** From here on the network itself vouches for it: proofs are written, campaigns verified. */
export async function finishBatch(
  sql: Transaction,
  target: RegistryTarget,
  { batch, mined }: { batch: AnchorBatch; mined: MinedAnchor },
): Promise<void> {
  await sql`update private.anchor_batches set state = 'final' where id = ${batch.id}`;
  await (batch.kind === "anchor"
    ? finishAnchors(sql, target, { batch, mined })
    : finishRevocation(sql, target, { batch, mined }));
}

async function finishAnchors(
  sql: Transaction,
  { chain, registry, account }: RegistryTarget,
  { batch, mined }: { batch: AnchorBatch; mined: MinedAnchor },
): Promise<void> {
  const submitted = await sql`
    select id, content_type, content_hash, merkle_proof as path from public.content_anchors
    where batch_id = ${batch.id} and state = 'submitted'`;
  const rows = parseRows(submittedRow, submitted);
  const anchor = {
    chainId: chain.chainId,
    registry,
    publisher: account.address,
    transaction: mined.transaction,
    block: mined.block,
    time: mined.time.toISOString(),
  };
  const proofs = rows.map(({ id, content_type, content_hash, path }) => ({
    id,
    proof: writeProof({
      contentType: content_type,
      contentHash: content_hash,
      path,
      root: batch.subject,
      anchor,
    }),
  }));
  await sql`
    update public.content_anchors a
    set state = 'final', final_at = now(), proof = t.proof, transaction_hash = ${mined.transaction},
      block_number = ${mined.block}, block_hash = ${mined.blockHash}, block_time = ${mined.time}
    from jsonb_to_recordset(${sql.json(proofs)}) as t (id uuid, proof jsonb)
    where a.id = t.id`;
  await verifyCampaigns(
    sql,
    rows.map(({ id }) => id),
  );
}

/** A campaign that was edited meanwhile keeps the anchored hash beside it, but is not called verified. */
export async function verifyCampaigns(
  sql: Transaction,
  anchorIds: readonly string[],
): Promise<void> {
  if (anchorIds.length === 0) return;
  await sql`
    update public.pr_campaigns c
    set blockchain_hash = a.content_hash,
      blockchain_verified = private.hash_content(private.canonical_campaign(c)) = a.content_hash
    from public.content_anchors a
    where a.id = any(${anchorIds}::uuid[]) and c.id = a.campaign_id
      and (not c.blockchain_verified
        or private.hash_content(private.canonical_campaign(c)) = a.content_hash)`;
}

async function finishRevocation(
  sql: Transaction,
  { account }: RegistryTarget,
  { batch, mined }: { batch: AnchorBatch; mined: MinedAnchor },
): Promise<void> {
  await sql`
    with revoked as (
      update public.content_anchors set state = 'revoked', revoked_at = ${mined.time}
      where content_hash = ${batch.subject} and publisher_address = ${account.address}
        and state = 'final'
      returning campaign_id
    )
    update public.pr_campaigns set blockchain_verified = false
    where id in (select campaign_id from revoked) and blockchain_hash = ${batch.subject}`;
}
