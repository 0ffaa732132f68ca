import * as z from "zod/mini";
import { amount, text } from "../row/row.ts";

export const anchorSchema = z.object({
  id: z.string(),
  campaign_id: text,
  content_hash: z.string(),
  /** The words that were anchored, in their canonical form: what a proof is checked against. */
  content: z.optional(z.string()),
  state: z.enum(["pending", "submitted", "final", "failed", "revoked"]),
  chain_id: amount,
  transaction_hash: text,
  block_time: text,
  /** The self-contained proof, once the anchor is final. */
  proof: z.optional(z.unknown()),
  created_at: z.string(),
});

export type Anchor = z.infer<typeof anchorSchema>;
