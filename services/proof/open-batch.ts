import { z } from "zod";
import { noHash } from "../../domain/proof/registry-entry.ts";
import { buildMerkleTree } from "../../domain/proof/merkle-tree.ts";
import { isHash, type Hex } from "../../domain/proof/hex.ts";
import type { JobContext } from "../../runtime/jobs/job.ts";
import { readEntry, type RegistryTarget } from "./registry-target.ts";
import { readFees, signTransaction, storeTransaction } from "./sign-transaction.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import { verifyCampaigns } from "./finish-batch.ts";
import type { Transaction } from "../../runtime/database/types.ts";

type Transact = JobContext["transaction"];
const waitingRow = z.object({ id: z.string(), content_hash: z.custom<Hex>(isHash) });
type Waiting = z.infer<typeof waitingRow>;
type NewBatch = { kind: "anchor" | "revoke"; subject: Hex; leaves: number };

const largestBatch = 1000;

/** Puts everything that waits under one root; else takes up one revocation. False when nothing waits. */
export async function openBatch(target: RegistryTarget, transaction: Transact): Promise<boolean> {
  const waiting = await transaction(async (sql) => {
    await shareProofs(sql, target);
    const rows = await sql`
      select id, content_hash from public.content_anchors
      where state = 'pending' order by created_at limit ${largestBatch}`;
    return parseRows(waitingRow, rows);
  });
  if (waiting.length > 0) {
    await openAnchorBatch(target, transaction, waiting);
    return true;
  }
  const revocations = await transaction(
    (sql) => sql`
      select id, content_hash from public.content_anchors
      where state = 'final' and revoke_requested_at is not null
        and publisher_address = ${target.account.address} and registry_address = ${target.registry}
      order by revoke_requested_at limit 1`,
  );
  const revoked = parseRow(waitingRow, revocations);
  if (!revoked) return false;
  await send(target, transaction, { kind: "revoke", subject: revoked.content_hash, leaves: 1 });
  return true;
}

async function openAnchorBatch(
  target: RegistryTarget,
  transaction: Transact,
  waiting: readonly Waiting[],
): Promise<void> {
  const { root, paths } = await buildMerkleTree(waiting.map((each) => each.content_hash));
  const { chain, registry, account } = target;
  const rows = waiting.map(({ id, content_hash }) => ({ id, path: paths.get(content_hash) ?? [] }));
  const batch = { kind: "anchor", subject: root, leaves: paths.size } as const;
  await send(
    target,
    transaction,
    batch,
    (sql, batchId) => sql`
    update public.content_anchors a
    set state = 'submitted', batch_id = ${batchId}, chain_id = ${chain.chainId},
      registry_address = ${registry}, publisher_address = ${account.address},
      merkle_root = ${root}, merkle_proof = t.path, last_error = null
    from jsonb_to_recordset(${sql.json(rows)}) as t (id uuid, path jsonb)
    where a.id = t.id and a.state = 'pending'`,
  );
}

type Note = (sql: Parameters<Parameters<Transact>[0]>[0], batchId: string) => Promise<unknown>;

async function send(
  target: RegistryTarget,
  transaction: Transact,
  batch: NewBatch,
  note?: Note,
): Promise<void> {
  const { chain, registry, account } = target;
  const nonce = await chain.client.getTransactionCount({ address: account.address });
  // The same contents may have been anchored by a batch that was given up too early: then nothing is sent.
  const signed = (await isThere(target, batch))
    ? undefined
    : await signTransaction(target, { ...batch, nonce }, await readFees(target));
  await transaction(async (sql) => {
    const [row] = await sql<{ id: string }[]>`
      insert into private.anchor_batches
        (kind, chain_id, registry_address, publisher_address, subject, leaves, nonce)
      values (
        ${batch.kind}, ${chain.chainId}, ${registry}, ${account.address}, ${batch.subject},
        ${batch.leaves}, ${nonce}
      )
      returning id`;
    if (!row) throw new Error("The batch was not written.");
    if (signed) await storeTransaction(sql, row.id, signed);
    await note?.(sql, row.id);
  });
  if (signed) await chain.client.sendRawTransaction({ serializedTransaction: signed.signed });
}

async function isThere(target: RegistryTarget, { kind, subject }: NewBatch): Promise<boolean> {
  const isAnchor = kind === "anchor";
  const entry = await readEntry(target, {
    root: isAnchor ? subject : noHash,
    contentHash: isAnchor ? noHash : subject,
  });
  return entry !== undefined && (isAnchor ? entry.anchoredAt : entry.revokedAt) !== 0;
}

/** The same content in another campaign needs no second anchor: the proof is about the content. */
async function shareProofs(
  sql: Transaction,
  { chain, registry, account }: RegistryTarget,
): Promise<void> {
  const shared = await sql<{ id: string }[]>`
    update public.content_anchors a
    set state = 'final', chain_id = f.chain_id, registry_address = f.registry_address,
      publisher_address = f.publisher_address, merkle_root = f.merkle_root,
      merkle_proof = f.merkle_proof, transaction_hash = f.transaction_hash,
      block_number = f.block_number, block_hash = f.block_hash, block_time = f.block_time,
      proof = f.proof, final_at = now()
    from public.content_anchors f
    where a.state = 'pending' and f.state = 'final' and f.content_hash = a.content_hash
      and f.chain_id = ${chain.chainId} and f.registry_address = ${registry}
      and f.publisher_address = ${account.address}
    returning a.id`;
  await verifyCampaigns(
    sql,
    shared.map(({ id }) => id),
  );
}
