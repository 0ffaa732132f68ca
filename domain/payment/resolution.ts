import * as z from "zod/mini";
import { requiredText } from "../contact/contact-fields.ts";
import { paymentStates } from "./payment-state.ts";
import { transactionHash } from "./transaction-hash.ts";

const decisions = ["accept", "refund"] as const;

export type Decision = (typeof decisions)[number];

/** How the studio settles a payment that did not match. `seenState` is what it decided about. */
export const resolutionSchema = z.object({
  paymentId: z.uuid("There is no such payment."),
  decision: z.enum(decisions, "Accept the payment, or note its refund."),
  seenState: z.enum(paymentStates),
  reason: requiredText("Please give a reason.", {
    name: "reason",
    longest: 2000,
    hasLines: true,
  }),
  /** Of the transaction that gave the money back, where there is one. */
  refundHash: z.nullish(transactionHash),
});

export type Resolution = z.infer<typeof resolutionSchema>;
export type ParsedResolution = { resolution: Resolution } | { fields: Record<string, string> };

export function parseResolution(body: unknown): ParsedResolution {
  const parsed = resolutionSchema.safeParse(body);
  if (parsed.success) return { resolution: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues)
    fields[String(path[0] ?? "body")] ??= message;
  return { fields };
}
