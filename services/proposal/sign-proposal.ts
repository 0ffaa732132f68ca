import type { SignedProposal } from "../../domain/proposal/answers.ts";
import type { VisitRequest } from "../../domain/proposal/requests.ts";
import type { RequestContext } from "../context.ts";
import { ProposalRefusal } from "./proposal-refusal.ts";

export async function signProposal(
  _context: RequestContext,
  _asked: VisitRequest<"sign">,
  _userAgent: string,
): Promise<SignedProposal> {
  throw new ProposalRefusal("not-open");
}
