import type { OpenedProposal } from "../../../../domain/proposal/answers.ts";
import type { ProposalBlock } from "../../../../domain/proposal/content.ts";

/** Of the proposal, not of its version: what somebody is writing outlives a newer one. */
export function draftIdOf(
  { proposal_id }: Pick<OpenedProposal, "proposal_id">,
  block: ProposalBlock | null,
): string {
  return `proposal ${proposal_id} ${block ?? "whole"}`;
}
