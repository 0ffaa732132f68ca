import type { ReactNode } from "react";
import { verdictFacts } from "../../../content/proof.ts";
import { noHash } from "../../../domain/proof/registry-entry.ts";
import { formatProofTime } from "./format-proof-time.ts";
import { HashText } from "./hash-text.tsx";
import type { Verdict } from "./verdict.ts";

/** What the chain answered, for whoever wants to compare it. */
export function VerdictFacts({ verdict }: { verdict: Verdict }) {
  return (
    <dl className="mt-10">
      {listFacts(verdict).map(({ term, value, note }) => (
        <div
          key={term}
          className="grid gap-x-8 gap-y-1 border-t border-line py-3.5 md:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="text-small/body text-mist">{term}</dt>
          <dd>
            {value}
            {note && <span className="mt-1 block text-small text-mist">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Fact = { term: string; value: ReactNode; note?: string | undefined };

function listFacts({ name, hash, fileHash, proof, anchored }: Verdict): Fact[] {
  const facts: Fact[] = [];
  const add = (term: string, value: ReactNode, note?: string) => facts.push({ term, value, note });
  if (anchored) {
    add(verdictFacts.time, formatProofTime(anchored.time));
    if (anchored.revokedAt) add(verdictFacts.revoked, formatProofTime(anchored.revokedAt));
    if (anchored.supersededBy)
      add(verdictFacts.supersededBy, <HashText value={anchored.supersededBy} />);
    const block = anchored.block.toLocaleString("en-GB");
    add(verdictFacts.block, block, anchored.isFinal ? verdictFacts.final : verdictFacts.notFinal);
  }
  if (anchored && proof) {
    const whose = anchored.isStudio ? verdictFacts.isStudio : verdictFacts.isStranger;
    const { publisher, registry, transaction, chainId } = proof.anchor;
    add(
      verdictFacts.publisher,
      <HashText value={publisher} />,
      anchored.isStudio === undefined ? undefined : whose,
    );
    add(verdictFacts.registry, <HashText value={registry} />, `${verdictFacts.network} ${chainId}`);
    if (transaction !== noHash) add(verdictFacts.transaction, <HashText value={transaction} />);
  }
  if (name === "differs" && hash && fileHash) {
    add(verdictFacts.proofFingerprint, <HashText value={hash} />);
    add(verdictFacts.fileFingerprint, <HashText value={fileHash} compared={hash} />);
  } else if (hash) add(verdictFacts.fingerprint, <HashText value={hash} />);
  return facts;
}
