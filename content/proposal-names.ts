import type { Approach, ProposalBlock } from "../domain/proposal/content.ts";
import type { ApproachName } from "./process.ts";

/** The parts of a proposal, as pages, sheets and mails name them, on both sides. */
export const proposalBlockNames: Readonly<Record<ProposalBlock, string>> = {
  aim: "Aim",
  approach: "Approach",
  scope: "Scope",
  deliverables: "Deliverables",
  milestones: "Milestones",
  options: "Options",
  exclusions: "Not included",
  work: "Related work",
  terms: "Terms",
};

export const approachNames: Readonly<Record<Approach, ApproachName>> = {
  "full-ai": "Full AI",
  hybrid: "Hybrid",
  "human-only": "Human-only",
};
