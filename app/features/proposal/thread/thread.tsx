import { useRef, useState } from "react";
import { proposalBlockNames } from "../../../../content/proposal-names.ts";
import { questionWords as words } from "../../../../content/proposal.ts";
import type { ProposalBlock } from "../../../../domain/proposal/content.ts";
import { countEarlier } from "../../../../domain/proposal/merge-comments.ts";
import { Button } from "../../../ui/button.tsx";
import { useShownProposal } from "../proposal.ts";
import { CommentForm } from "./comment-form.tsx";
import { CommentList } from "./comment-list.tsx";
import { readUnsent } from "./draft-id.ts";
import { EarlierWords } from "./earlier-words.tsx";
import { UnsentWords } from "./unsent-words.tsx";

/** What was said about a block, and the way to say more. */
export function Thread({ block }: { block: ProposalBlock }) {
  const { opened, canAsk, isPreview } = useShownProposal();
  const opener = useRef<HTMLButtonElement>(null);
  // What was begun before a reload is on show again.
  const [isAsking, setIsAsking] = useState(() => readUnsent(opened, block) !== "");
  const comments = opened.comments.filter((each) => each.block === block);
  const isThis = (about: string | null) => about === block;
  const isSilent = comments.length === 0 && countEarlier(opened, isThis) === 0;
  if (!canAsk && isSilent && readUnsent(opened, block) === "") return null;

  function close() {
    setIsAsking(false);
    // The button comes back in the place of the form.
    requestAnimationFrame(() => opener.current?.focus());
  }

  return (
    <section
      inert={isPreview}
      aria-label={words.of(proposalBlockNames[block])}
      className="mt-[clamp(2rem,4vw,3.5rem)] max-w-prose print:mt-4"
    >
      <EarlierWords isMeant={isThis} />
      <CommentList comments={comments} />
      {!canAsk && <UnsentWords block={block} />}
      {canAsk && isAsking && <CommentForm block={block} onSent={close} onClose={close} hasFocus />}
      {canAsk && !isAsking && (
        <Button
          ref={opener}
          variant="quiet"
          size="small"
          className="print:hidden"
          onClick={() => setIsAsking(true)}
        >
          {words.ask}
          <span className="sr-only"> ({proposalBlockNames[block]})</span>
        </Button>
      )}
    </section>
  );
}
