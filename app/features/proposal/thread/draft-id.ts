import type { OpenedProposal } from "../../../../domain/proposal/answers.ts";
import type { ProposalBlock } from "../../../../domain/proposal/content.ts";
import { readDraft } from "../../../form/draft-store.ts";

/** Of the proposal, not of its version: what somebody is writing outlives a newer one. */
export function draftIdOf(
  { proposal_id }: Pick<OpenedProposal, "proposal_id">,
  block: ProposalBlock | null,
): string {
  return `proposal ${proposal_id} ${block ?? "whole"}`;
}

/** What somebody has written about a block, and not sent. */
export function readUnsent(
  opened: Pick<OpenedProposal, "proposal_id">,
  block: ProposalBlock | null,
): string {
  return readDraft(draftIdOf(opened, block)).values.body ?? "";
}
