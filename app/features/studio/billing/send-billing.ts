import * as z from "zod/mini";
import type { BillingAction, BillingRequest } from "../../../../domain/billing/billing-request.ts";
import { askFunction, type DeedOutcome } from "../parts/ask-function.ts";

/** As much of what the function answers as the pages use. */
const answer = z.object({
  documentId: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
  number: z.optional(z.string()),
});
export type BillingOutcome = DeedOutcome<z.infer<typeof answer>>;

/** One thing that the books are asked to do. */
export function sendBilling<K extends BillingAction>(
  request: BillingRequest<K>,
): Promise<BillingOutcome> {
  return askFunction("manage-billing", request, answer);
}
