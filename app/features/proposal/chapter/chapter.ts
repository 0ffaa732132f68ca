import type { OpenedProposal } from "../../../../domain/proposal/answers.ts";
import { type ProposalBlock, proposalBlocks } from "../../../../domain/proposal/content.ts";
import { listStudies } from "../find-study.ts";

export const headingId = (block: ProposalBlock | "sign" | "whole") => `chapter-${block}`;

/** The blocks that say something, in their order. */
export function listChapters({ content }: Pick<OpenedProposal, "content">): ProposalBlock[] {
  const isEmpty: Partial<Record<ProposalBlock, boolean>> = {
    deliverables: content.deliverables.length === 0,
    options: content.options.length === 0,
    exclusions: content.exclusions.length === 0,
    work: listStudies(content.case_studies).length === 0,
  };
  return proposalBlocks.filter((block) => !isEmpty[block]);
}
