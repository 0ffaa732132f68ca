import { checkProof, type StudioPublisher } from "../../../domain/proof/check-proof.ts";
import type { Hex } from "../../../domain/proof/hex.ts";
import { leafOf } from "../../../domain/proof/merkle-path.ts";
import { writeProof, type Proof } from "../../../domain/proof/proof.ts";
import type { Ask } from "../../../domain/proof/read-registry.ts";
import { noHash } from "../../../domain/proof/registry-entry.ts";
import { listStudios, lookUpHash, type KnownHash } from "./ask-site.ts";
import { NoWallet } from "./ask-wallet.ts";
import { connectNode, type NodeChoice } from "./node-choice.ts";
import { nameFinding, type Verdict } from "./verdict.ts";

/** A proof, a content, or a fingerprint alone: what is missing is looked up, and checked all the same. */
export type ProofQuestion = {
  proof: Proof | undefined;
  fileHash: Hex | undefined;
  hash: Hex | undefined;
  node: NodeChoice;
};

export async function runCheck(question: ProofQuestion): Promise<Verdict> {
  const { fileHash } = question;
  const hash = question.proof?.content.hash ?? fileHash ?? question.hash;
  if (!hash) return { name: "idle" };
  const shown = { hash, ...(fileHash && { fileHash }) };
  try {
    return { ...shown, ...(await check(question, hash)) };
  } catch (error) {
    return { ...shown, name: error instanceof NoWallet ? "noWallet" : "noAnswer" };
  }
}

async function check({ proof: given, fileHash, node }: ProofQuestion, hash: Hex): Promise<Verdict> {
  const [studios, known] = await Promise.all([listStudios(), lookUpHash(hash)]);
  const ask = connectNode(node);
  const proof = given ?? known?.proof ?? (await findSingle({ hash, ask, studios }));
  if (!proof) return { name: nameUnknown(known, studios) };
  const finding = await checkProof({ proof, fileHash, ask, studios });
  const isEdited = known?.isEdited ?? false;
  return {
    name: nameFinding(finding, { hasContent: fileHash !== undefined, isEdited }),
    proof,
    ...(finding.kind === "anchored" && { anchored: finding }),
  };
}

/** With neither this site nor a node to tell, nothing is known: not even that there is no anchor. */
function nameUnknown(
  known: KnownHash | undefined,
  studios: readonly StudioPublisher[] | undefined,
) {
  if (known?.isWaiting) return "waiting";
  return (known ?? studios) ? "unknownHash" : "noAnswer";
}

/** A content anchored alone needs no path: its leaf is the root, which the registry can be asked for directly. */
async function findSingle({
  hash,
  ask,
  studios = [],
}: {
  hash: Hex;
  ask: Ask;
  studios: readonly StudioPublisher[] | undefined;
}): Promise<Proof | undefined> {
  const root = await leafOf(hash);
  for (const studio of studios) {
    const proof = writeProof({
      contentType: "campaign",
      contentHash: hash,
      path: [],
      root,
      anchor: { ...studio, transaction: noHash, block: 0, time: "" },
    });
    const finding = await checkProof({ proof, fileHash: undefined, ask, studios });
    if (finding.kind === "anchored") return proof;
  }
  return undefined;
}
