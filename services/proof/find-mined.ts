import { parseAbiItem } from "viem";
import type { Hex } from "../../domain/proof/hex.ts";
import { noHash } from "../../domain/proof/registry-entry.ts";
import type { AnchorBatch } from "./anchor-batch.ts";
import { readEntry, type RegistryTarget } from "./registry-target.ts";

export type MinedAnchor = {
  transaction: Hex;
  block: number;
  blockHash: Hex;
  time: Date;
  isFinal: boolean;
};

const anchored = parseAbiItem(
  "event Anchored(address indexed publisher, bytes32 indexed root, uint32 leaves)",
);
const revoked = parseAbiItem(
  "event Revoked(address indexed publisher, bytes32 indexed content, bytes32 supersededBy)",
);

/**
 * Where the batch stands on the chain as it is now, whichever of its transactions got there: the registry is asked each
 * time, so that a reorganisation needs no undoing. Undefined while it stands nowhere.
 */
export async function findMined(
  target: RegistryTarget,
  { kind, subject }: AnchorBatch,
): Promise<MinedAnchor | undefined> {
  const isAnchor = kind === "anchor";
  const entry = await readEntry(target, {
    root: isAnchor ? subject : noHash,
    contentHash: isAnchor ? noHash : subject,
  });
  const time = isAnchor ? entry?.anchoredAt : entry?.revokedAt;
  const block = isAnchor ? entry?.anchoredBlock : entry?.revokedBlock;
  if (!time || block === undefined) return undefined;
  const log = await findLog(target, { isAnchor, subject, block: BigInt(block) });
  if (!log) return undefined;
  const finalized = await target.chain.client.getBlock({ blockTag: "finalized" });
  return {
    transaction: log.transactionHash,
    block,
    blockHash: log.blockHash,
    time: new Date(time * 1000),
    isFinal: BigInt(block) <= finalized.number,
  };
}

type Asked = { isAnchor: boolean; subject: Hex; block: bigint };

async function findLog({ chain, registry, account }: RegistryTarget, asked: Asked) {
  const { isAnchor, subject, block } = asked;
  const range = { address: registry, fromBlock: block, toBlock: block };
  const publisher = account.address;
  const logs = isAnchor
    ? await chain.client.getLogs({ ...range, event: anchored, args: { publisher, root: subject } })
    : await chain.client.getLogs({
        ...range,
        event: revoked,
        args: { publisher, content: subject },
      });
  return logs.at(-1);
}
