import { useRef } from "react";
import type { ProposalOutcome } from "./request-proposal.ts";
import { useProposalDeed } from "./use-proposal-deed.ts";

/** Sends a proposal as it was seen. Asked again after a failure, whatever had arrived is not mailed a second time. */
export function useSend(proposalId: string) {
  const ask = useProposalDeed();
  const key = useRef<string>(undefined);
  return async (seenAt: string): Promise<ProposalOutcome> => {
    key.current ??= crypto.randomUUID();
    const outcome = await ask({ action: "send", proposalId, seenAt, key: key.current });
    if (!outcome.error) key.current = undefined;
    return outcome;
  };
}
