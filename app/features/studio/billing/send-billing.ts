import * as z from "zod/mini";
import type { BillingAction, BillingRequest } from "../../../../domain/billing/billing-request.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { callFunction } from "../../../data/call-function.ts";

/** As much of what the function answers as the pages use. */
const answer = z.object({
  documentId: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
  number: z.optional(z.string()),
});
type BillingAnswer = z.infer<typeof answer>;

export type RefusedBilling = {
  error: string;
  hint: string;
  code: string;
  fields: Readonly<Record<string, string>>;
  status: number;
  retryAfter: number;
};
export type BillingOutcome =
  | { error: null; data: BillingAnswer }
  | { error: RefusedBilling; data?: undefined };

/** One thing that the books are asked to do, in the shape that `useSignInAgain` wants. */
export async function sendBilling<K extends BillingAction>(
  request: BillingRequest<K>,
): Promise<BillingOutcome> {
  const said = await callFunction("manage-billing", request, answer);
  if (said.is === "done") return { error: null, data: said.data };
  const { message, hint, code, fields, status, retryAfterSeconds } = said;
  return {
    error: { error: message, hint, code, fields, status, retryAfter: retryAfterSeconds },
  };
}

/** The same for a form: at its fields, or below it. */
export function refuseForm(refusal: RefusedBilling): FormRefusal {
  if (refusal.status === 429) return { code: "limited", retryAfter: refusal.retryAfter };
  return Object.keys(refusal.fields).length > 0
    ? { fields: refusal.fields }
    : { message: refusal.error };
}
