import { useState, useEffect, useRef } from "react";
import { verifierWords } from "../../../content/proof.ts";
import { FileDrop } from "./file-drop.tsx";
import { HashForm } from "./hash-form.tsx";
import { NodeForm } from "./node-form.tsx";
import { PdfDrop } from "./pdf-drop.tsx";
import { useVerifier } from "./use-verifier.ts";
import { VerdictView } from "./verdict-view.tsx";
import type { Verdict } from "./verdict.ts";

/** The checker: the result, and beside it what is being checked. */
export function Verifier() {
  const { proof, content, node, verdict, takeFiles, checkHash, askThrough, checkAgain } =
    useVerifier();
  const view = useShowAnswer(verdict);
  const [isUnreadable, setIsUnreadable] = useState(false);

  async function take(files: readonly File[], wanted: "proof" | "content") {
    setIsUnreadable(!(await takeFiles(files, wanted)));
  }

  return (
    <section aria-label={verifierWords.heading} className="page-gutter border-t border-line">
      <div className="grid gap-16 pt-16 pb-20 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-[clamp(4rem,8vw,9rem)] lg:pt-20 lg:pb-32">
        <VerdictView verdict={verdict} ref={view} onAgain={checkAgain} />
        <div className="min-w-0">
          <noscript>
            <p className="mb-8 text-mist">{verifierWords.noScript}</p>
          </noscript>
          <FileDrop
            {...verifierWords.proof}
            accept=".json,application/json"
            taken={proof?.name}
            error={isUnreadable ? verifierWords.proof.unreadable : undefined}
            onFiles={(files) => void take(files, "proof")}
          />
          <FileDrop
            {...verifierWords.content}
            taken={content?.name}
            onFiles={(files) => void take(files, "content")}
          />
          {content?.pdfHash && <PdfDrop key={content.pdfHash} signed={content.pdfHash} />}
          <p className="mt-10 mb-6 text-small/body text-mist">{verifierWords.or}</p>
          <HashForm
            onHash={checkHash}
            onText={(text) => void take([new File([text], verifierWords.pasted)], "content")}
          />
          <div className="mt-12 border-t border-line pt-8">
            <NodeForm node={node} onNode={askThrough} />
          </div>
          <p className="mt-8 text-small text-mist">{verifierWords.privacy}</p>
          <p className="mt-8 text-small text-mist">
            {verifierWords.scriptHint}{" "}
            <a className="text-link" href="/verify-proof.mjs" download>
              {verifierWords.script}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** A link that was sent opens at its answer, and an answer that is off the screen comes into it. */
function useShowAnswer(verdict: Verdict) {
  const view = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (verdict.name === "idle" || !view.current) return;
    const { top } = view.current.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) view.current.scrollIntoView({ block: "start" });
  }, [verdict]);
  return view;
}
