import { type ComponentType, Fragment } from "react";
import type { ProposalBlock } from "../../../../domain/proposal/content.ts";
import { listStills } from "../find-study.ts";
import { useShownProposal } from "../proposal.ts";
import { Aim } from "./aim.tsx";
import { ApproachPart } from "./approach-part.tsx";
import { Chapter } from "./chapter-frame.tsx";
import { Interlude } from "./interlude.tsx";
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

/** After which chapter there is a cut: how it is made has been said, and what it costs comes next. */
const cuts: readonly ProposalBlock[] = ["approach", "deliverables"];

export function Chapters() {
  const { opened } = useShownProposal();
  const stills = listStills(opened.content.case_studies);
  return (
    <div className="min-w-0">
      {listChapters(opened).map((block, index) => {
        const Part = parts[block];
        const still = stills[cuts.indexOf(block)];
        return (
          <Fragment key={block}>
            <Chapter block={block} number={index + 1}>
              <Part />
            </Chapter>
            {still && <Interlude still={still} />}
          </Fragment>
        );
      })}
    </div>
  );
}
