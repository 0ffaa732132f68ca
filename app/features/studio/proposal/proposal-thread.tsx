import { proposalBlockNames } from "../../../../content/proposal-names.ts";
import { proposalThreadWords as words } from "../../../../content/studio-proposal-page.ts";
import { proposalBlocks } from "../../../../domain/proposal/content.ts";
import type { ProposalState } from "../../../../domain/proposal/proposal-state.ts";
import { cx } from "../../../ui/cx.ts";
import { Gate } from "../access/gate.tsx";
import { DetailHeading } from "../parts/detail.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { ProposalAnswerForm } from "./proposal-answer-form.tsx";
import type { StudioComment } from "./read-comments.ts";

type ProposalThreadProps = {
  proposalId: string;
  state: ProposalState;
  comments: readonly StudioComment[];
  onAnswered: () => void;
};

/** What both sides have said, by the part that it is about, with the way to answer. */
export function ProposalThread({ proposalId, state, comments, onAnswered }: ProposalThreadProps) {
  const about = comments.findLast(({ from_studio }) => !from_studio)?.block ?? null;
  return (
    <section aria-labelledby="proposal-thread">
      <DetailHeading id="proposal-thread">{words.heading}</DetailHeading>
      <div className="grid gap-5">
        {groupByBlock(comments).map(([block, said]) => (
          <div key={block ?? ""}>
            <h4 className="pb-2 font-sans text-caption font-normal text-amber font-stretch-100%">
              {nameBlock(block)}
            </h4>
            <ol className="grid gap-3.5">
              {said.map(({ id, from_studio, author_name, body, created_at }) => (
                <li
                  key={id}
                  className={cx(
                    "max-w-prose border-l pl-4",
                    from_studio ? "border-line" : "border-amber",
                  )}
                >
                  <p className="flex flex-wrap gap-x-3 text-caption text-mist">
                    <span>{author_name || words.ours}</span>
                    <StudioTime at={created_at} className="ml-auto" />
                  </p>
                  <p dir="auto" className="wrap-anywhere whitespace-pre-line">
                    {body}
                  </p>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {state !== "draft" && (
        <Gate deed="proposals">
          <ProposalAnswerForm
            key={about}
            proposalId={proposalId}
            about={about}
            onSent={onAnswered}
          />
        </Gate>
      )}
    </section>
  );
}

function nameBlock(block: string | null): string {
  const known = proposalBlocks.find((each) => each === block);
  return known ? proposalBlockNames[known] : words.whole;
}

/** In the order in which each part was first spoken of. */
function groupByBlock(comments: readonly StudioComment[]) {
  const groups = new Map<string | null, StudioComment[]>();
  for (const comment of comments)
    groups.set(comment.block, [...(groups.get(comment.block) ?? []), comment]);
  return [...groups];
}
