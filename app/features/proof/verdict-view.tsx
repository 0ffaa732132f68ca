import type { Ref } from "react";
import { verdictWords, verifierWords } from "../../../content/proof.ts";
import { Button } from "../../ui/button.tsx";
import { LitHash } from "./lit-hash.tsx";
import { VerdictActions } from "./verdict-actions.tsx";
import { VerdictFacts } from "./verdict-facts.tsx";
import { toneOf, type Verdict } from "./verdict.ts";

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
