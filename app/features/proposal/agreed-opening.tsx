import { useEffect, useRef } from "react";
import { formatToThePenny } from "../../../content/money.ts";
import { agreedWords as words } from "../../../content/proposal.ts";
import type { SignedProposal } from "../../../domain/proposal/answers.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { saveText } from "../file/save-file.ts";
import { Credits } from "./credits.tsx";
import { OpeningFrame } from "./opening-frame.tsx";
import { PdfButton } from "./paper-buttons.tsx";
import { useShownProposal } from "./proposal.ts";

/** What came of it: where to go now, and what to keep. Also for whoever opens the link later. */
export function AgreedOpening({ signed }: { signed: SignedProposal }) {
  const { opened } = useShownProposal();
  const { content } = opened;
  const frame = useJustSigned();
  const proof = describeProof(signed.proof_state);
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <OpeningFrame
        eyebrow={`${words.eyebrow(content.client_name)}: ${content.title}`}
        heading={words.heading}
        lead={`${words.by(signed.signer_name, signed.signer_role, signed.signed_at)} ${words.next}`}
        actions={
          <>
            <ButtonLink to={signed.portal_path} size="large">
              {words.door}
            </ButtonLink>
            <PdfButton label={words.pdf} />
            <Button
              variant="quiet"
              onClick={() => saveText("acceptance.json", signed.acceptance, "application/json")}
            >
              {words.acceptance}
            </Button>
          </>
        }
      >
        <Credits
          entries={[
            [words.total, formatToThePenny(signed.total_pence)],
            [
              words.invoice,
              signed.invoice_number ? words.invoiceSent(signed.invoice_number) : words.noInvoice,
            ],
            [
              words.proof,
              <>
                {proof}{" "}
                <a
                  className="text-link"
                  href={`/verify#${signed.content_hash}`}
                  target="_blank"
                  rel="noopener"
                >
                  {words.check}
                </a>
              </>,
            ],
          ]}
        />
      </OpeningFrame>
    </div>
  );
}

function describeProof(state: string | null): string {
  if (state === null) return words.proofStates.none;
  return state === "final" ? words.proofStates.final : words.proofStates.waiting;
}

/** Whoever has just signed stands at the foot of a page that is no longer there. */
function useJustSigned() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (scrollY === 0) return;
    scrollTo({ top: 0, behavior: "instant" });
    frame.current?.focus({ preventScroll: true });
  }, []);
  return frame;
}
