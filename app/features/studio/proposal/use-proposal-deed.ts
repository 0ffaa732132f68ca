import type { ProposalRequest } from "../../../../domain/proposal/requests.ts";
import { useRefresh } from "../../../data/use-refresh.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { type ProposalOutcome, sendProposal } from "./send-proposal.ts";

/** Asks for something to be done with a proposal, and reads again whatever shows it. */
export function useProposalDeed() {
  const attempt = useSignInAgain();
  const refresh = useRefresh();
  return async (request: ProposalRequest): Promise<ProposalOutcome> => {
    const outcome = await attempt(() => sendProposal(request));
    if (!outcome.error) void refresh("proposals", "proposal_comments");
    return outcome;
  };
}
