import { useState } from "react";
import { questionWords, standingLink } from "../../../../content/proposal.ts";
import type { ProposalBlock } from "../../../../domain/proposal/content.ts";
import { dropDraft } from "../../../form/draft-store.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { useShownProposal } from "../proposal.ts";
import { draftIdOf, readUnsent } from "./draft-id.ts";

const { unsent: words } = questionWords;

/** What somebody was writing when the proposal could be asked about no longer: nothing typed just vanishes. */
export function UnsentWords({ block }: { block: ProposalBlock | null }) {
  const { opened, canAsk } = useShownProposal();
  const [body, setBody] = useState(() => readUnsent(opened, block));
  if (body === "") return null;
  const why = canAsk ? words.removed : opened.signed ? words.accepted : words.withdrawn;

  function discard() {
    dropDraft(draftIdOf(opened, block));
    setBody("");
  }

  return (
    <div role="alert" className="mb-8 border-l border-danger pl-5 print:hidden">
      <p className="font-medium">{words.heading}</p>
      <p className="mt-1 text-mist">{why}</p>
      <blockquote className="mt-4 wrap-anywhere whitespace-pre-line">{body}</blockquote>
      <p className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2 px-1.5">
        <ButtonLink variant="secondary" to={standingLink.to}>
          {standingLink.label}
        </ButtonLink>
        <Button variant="quiet" onClick={() => void copyText(body)}>
          {words.copy}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {words.discard}
        </Button>
      </p>
    </div>
  );
}
