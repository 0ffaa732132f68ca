import * as z from "zod/mini";
import { text } from "./row.ts";

export const profileSchema = z.object({
  user_id: z.string(),
  display_name: text,
  company_name: text,
  industry: text,
  phone: text,
  website: text,
});

export type Profile = z.infer<typeof profileSchema>;
