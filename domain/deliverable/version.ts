import * as z from "zod/mini";
import { amount, text } from "../row/row.ts";

/** A file that was handed over, or only the fact that something was. */
export const versionSchema = z.object({
  id: z.string(),
  number: z.number(),
  object_path: text,
  file_name: text,
  file_type: text,
  file_size: amount,
  note: z.string(),
  created_at: z.string(),
});

/** What the client said to a version. */
export const reviewSchema = z.object({
  id: z.string(),
  version_id: z.string(),
  decision: z.enum(["approve", "changes", "withdraw"]),
  comment: z.string(),
  /** Null once the account is gone. */
  reviewer_id: text,
  created_at: z.string(),
  /** Until when an approval can be taken back. */
  final_at: text,
});

export type Version = z.infer<typeof versionSchema>;
export type Review = z.infer<typeof reviewSchema>;
