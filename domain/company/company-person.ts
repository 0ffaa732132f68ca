import * as z from "zod/mini";
import { companyRoles } from "./role.ts";

/** Somebody in a company, as `company_people()` tells of them. */
export const companyPersonSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  avatar_path: z.nullable(z.string()),
  role: z.enum(companyRoles),
  joined_at: z.string(),
  /** For owners, the studio, and oneself. */
  email: z.nullable(z.string()),
  is_me: z.boolean(),
});

export type CompanyPerson = z.infer<typeof companyPersonSchema>;
