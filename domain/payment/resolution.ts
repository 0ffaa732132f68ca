import * as z from "zod/mini";
import { fault, type Faults, listFaults } from "../field/fault.ts";
import { requiredText } from "../field/text.ts";
import { paymentStates } from "./payment-state.ts";
import { transactionHash } from "./transaction-hash.ts";

const decisions = ["accept", "refund"] as const;

export type Decision = (typeof decisions)[number];

/** How the studio settles a payment that did not match. `seenState` is what it decided about. */
export const resolutionSchema = z.object({
  paymentId: z.uuid(fault("payment-unknown")),
  decision: z.enum(decisions, fault("decision-unknown")),
  seenState: z.enum(paymentStates),
  reason: requiredText("reason-missing", {
    name: "reason",
    longest: 2000,
    hasLines: true,
  }),
  /** Of the transaction that gave the money back, where there is one. */
  refundHash: z.nullish(transactionHash),
});

export type Resolution = z.infer<typeof resolutionSchema>;
export type ParsedResolution = { resolution: Resolution } | { faults: Faults };

export function parseResolution(body: unknown): ParsedResolution {
  const parsed = resolutionSchema.safeParse(body);
  return parsed.success ? { resolution: parsed.data } : { faults: listFaults(parsed.error) };
}
