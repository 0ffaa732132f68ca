import * as z from "zod/mini";
import { text } from "../row/row.ts";

export const profileSchema = z.object({
  user_id: z.string(),
  display_name: text,
  company_name: text,
  industry: text,
  phone: text,
  website: text,
  /** In the bucket `avatars`. */
  avatar_path: text,
  /** When a mail was asked for that confirms the account's deletion. */
  deletion_asked_at: text,
  /** The day on which the account goes, once that is confirmed. */
  deletion_due_at: text,
});

export type Profile = z.infer<typeof profileSchema>;
