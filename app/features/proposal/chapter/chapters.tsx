import type { ComponentType } from "react";
import type { ProposalBlock } from "../../../../domain/proposal/content.ts";
import { useShownProposal } from "../proposal.ts";
import { Aim } from "./aim.tsx";
import { ApproachPart } from "./approach-part.tsx";
import { Chapter } from "./chapter-frame.tsx";
import { listChapters } from "./chapter.ts";
import { Deliverables } from "./deliverables.tsx";
import { Exclusions } from "./exclusions.tsx";
import { Milestones } from "./milestones.tsx";
import { Options } from "./options.tsx";
import { Scope } from "./scope.tsx";
import { Terms } from "./terms.tsx";
import { RelatedWork } from "./related-work.tsx";

const parts: Record<ProposalBlock, ComponentType> = {
  aim: Aim,
  approach: ApproachPart,
  scope: Scope,
  deliverables: Deliverables,
  milestones: Milestones,
  options: Options,
  exclusions: Exclusions,
  work: RelatedWork,
  terms: Terms,
};

export function Chapters() {
  const { opened } = useShownProposal();
  return (
    <div className="min-w-0">
      {listChapters(opened).map((block, index) => {
        const Part = parts[block];
        return (
          <Chapter key={block} block={block} number={index + 1}>
            <Part />
          </Chapter>
        );
      })}
    </div>
  );
}
