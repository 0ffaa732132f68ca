import type { Ref } from "react";
import { verdictWords, verifierWords, verdictActions } from "../../../content/proof.ts";
import { Button } from "../../ui/button.tsx";
import { LitHash } from "./lit-hash.tsx";
import { VerdictFacts } from "./verdict-facts.tsx";
import { toneOf, type Verdict } from "./verdict.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { toast } from "../../ui/toast.ts";
import type { Proof } from "../../../domain/proof/proof.ts";
import { saveText } from "../file/save-file.ts";

type VerdictViewProps = { verdict: Verdict; ref: Ref<HTMLDivElement>; onAgain: () => void };

export function VerdictView({ verdict, ref, onAgain }: VerdictViewProps) {
  const { name, hash, fileHash } = verdict;
  const { heading, line } = verdictWords[name];
  const tone = toneOf(name);
  const isComparing = name === "differs" && fileHash !== undefined;
  return (
    <div ref={ref} className="min-w-0 scroll-mt-26">
      <div className={isComparing ? "grid grid-cols-2 gap-6" : undefined}>
        <LitHash
          key={hash}
          hash={hash}
          look={isComparing ? "good" : tone}
          isWaiting={name === "checking"}
          isHalf={isComparing}
        />
        {isComparing && <LitHash hash={fileHash} look={tone} isHalf />}
      </div>
      <div aria-live="polite">
        <h2 className="mt-8 text-title">{heading}</h2>
        <p className="mt-4 max-w-[52ch] text-lead text-mist">{line}</p>
      </div>
      {name !== "idle" && name !== "checking" && (
        <>
          <VerdictFacts verdict={verdict} />
          <VerdictActions verdict={verdict} />
          {!verdict.anchored && (
            <Button variant="secondary" className="mt-8" onClick={onAgain}>
              {verifierWords.again}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

/** What one takes along from a check that found something. */
function VerdictActions({ verdict }: { verdict: Verdict }) {
  const { hash, proof, anchored } = verdict;
  if (!hash || !anchored) return null;
  return (
    <p className="mt-8 flex flex-wrap gap-x-8 gap-y-2">
      <Button variant="quiet" onClick={() => void copyLink(hash)}>
        {verdictActions.copy}
      </Button>
      {proof && (
        <Button variant="quiet" onClick={() => downloadProof(proof)}>
          {verdictActions.download}
        </Button>
      )}
      <ButtonLink variant="quiet" to={`/verify/certificate#${hash}`} reloadDocument>
        {verdictActions.certificate}
      </ButtonLink>
    </p>
  );
}

async function copyLink(hash: string) {
  await navigator.clipboard.writeText(`${location.origin}/verify#${hash}`);
  toast({ title: verdictActions.copied });
}

function downloadProof(proof: Proof): void {
  const text = `${JSON.stringify(proof, null, 2)}\n`;
  saveText(`${proof.content.hash.slice(2, 18)}.proof.json`, text, "application/json");
}
