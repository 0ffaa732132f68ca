import type { ProposalRequest } from "../../../../domain/proposal/requests.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { type ProposalOutcome, requestProposal } from "./request-proposal.ts";

/** Asks for something to be done with a proposal, and reads again whatever shows it. */
export function useProposalDeed() {
  const attempt = useSignInAgain();
  const refresh = useRefresh();
  return async (request: ProposalRequest): Promise<ProposalOutcome> => {
    const outcome = await attempt(() => requestProposal(request));
    if (!outcome.error) void refresh("proposals", "proposal_comments");
    return outcome;
  };
}
