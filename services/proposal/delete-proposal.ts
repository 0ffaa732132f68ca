import type { ProposalRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { lockProposal } from "./lock-proposal.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

/** A draft that nobody was sent. */
export async function deleteProposal(
  sql: Transaction,
  { proposalId }: ProposalRequest<"delete">,
): Promise<void> {
  const proposal = await lockProposal(sql, proposalId);
  if (proposal.state !== "draft") throw new ProposalRefusal("sent-already");
  await sql`delete from public.proposals where id = ${proposalId}`;
}
