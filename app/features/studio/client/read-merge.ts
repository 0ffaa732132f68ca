import * as z from "zod/mini";
import { companyRoles } from "../../../../domain/company/role.ts";
import { text } from "../../../../domain/row/row.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const mergeSchema = z.object({
  projects: z.number(),
  campaigns: z.number(),
  payments: z.number(),
  messages: z.number(),
  invitations: z.number(),
  people: z.array(
    z.object({
      user_id: z.string(),
      name: text,
      role: z.enum(companyRoles),
      new_role: z.enum(companyRoles),
    }),
  ),
});

/** Of two clients, the one that becomes part of the other, and that other. */
type MergePair = { source: string; target: string };

/** What would change, of which nothing has yet. */
export async function readMerge(pair: MergePair) {
  const [merge] = await readRows(sharedBackend().rpc("describe_merge", pair), mergeSchema);
  return merge;
}
