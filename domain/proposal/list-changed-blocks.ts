import { type ProposalBlock, proposalBlocks, type ProposalContent } from "./content.ts";

const parts: Readonly<Record<ProposalBlock, readonly (keyof ProposalContent)[]>> = {
  aim: ["aim"],
  approach: ["approach", "approach_note"],
  scope: ["scope"],
  deliverables: ["deliverables"],
  milestones: ["milestones"],
  options: ["options"],
  exclusions: ["exclusions"],
  work: ["case_studies"],
  terms: ["terms_version", "terms_days", "vat_rate"],
};

/** The blocks that say something else in a version than in the one before it. Both are parsed, so their keys have one order. */
export function listChangedBlocks(
  before: ProposalContent,
  after: ProposalContent,
): ProposalBlock[] {
  const say = (content: ProposalContent, block: ProposalBlock) =>
    JSON.stringify(parts[block].map((name) => content[name]));
  return proposalBlocks.filter((block) => say(before, block) !== say(after, block));
}
