import * as z from "zod/mini";
import type { ProposalRequest } from "../../../../domain/proposal/requests.ts";
import { askFunction, type DeedOutcome } from "../parts/ask-function.ts";

/** As much of what the function answers as the pages use. */
const answer = z.object({
  proposalId: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
});
export type ProposalOutcome = DeedOutcome<z.infer<typeof answer>>;

/** One thing that is asked of the function `manage-proposals`. */
export function requestProposal(request: ProposalRequest): Promise<ProposalOutcome> {
  return askFunction("manage-proposals", request, answer);
}
