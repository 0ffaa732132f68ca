import * as z from "zod/mini";
import type { ProposalRequest } from "../../../../domain/proposal/requests.ts";
import { callFunction } from "../../../data/call-function.ts";
import type { FormRefusal } from "../../../form/refusal.ts";

/** As much of what the function answers as the pages use. */
const answer = z.object({
  proposalId: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
});

export type RefusedProposal = {
  error: string;
  hint: string;
  code: string;
  fields: Readonly<Record<string, string>>;
  status: number;
  retryAfter: number;
};
export type ProposalOutcome =
  | { error: null; data: z.infer<typeof answer> }
  | { error: RefusedProposal; data?: undefined };

/** One thing that is asked of the function `manage-proposals`. */
export async function sendProposal(request: ProposalRequest): Promise<ProposalOutcome> {
  const said = await callFunction("manage-proposals", request, answer);
  if (said.is === "done") return { error: null, data: said.data };
  const { message, hint, code, fields, status, retryAfterSeconds } = said;
  return {
    error: { error: message, hint, code, fields, status, retryAfter: retryAfterSeconds },
  };
}

/** The same for a form: at its fields, or below it. */
export function refuseForm(refusal: RefusedProposal): FormRefusal {
  if (refusal.status === 429) return { code: "limited", retryAfter: refusal.retryAfter };
  return Object.keys(refusal.fields).length > 0
    ? { fields: refusal.fields }
    : { message: refusal.error };
}
