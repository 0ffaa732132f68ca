import type { ProposalComment } from "../../domain/proposal/answers.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { findLink } from "./find-link.ts";
import { listComments } from "./read-around.ts";

/** What was said before a comment of the same proposal; of another's, nothing. */
export async function readEarlier(
  sql: Transaction,
  { token, before }: VisitRequest<"earlier">,
): Promise<{ comments: ProposalComment[] }> {
  const { proposalId } = await findLink(sql, token);
  return { comments: await listComments(sql, proposalId, before) };
}
