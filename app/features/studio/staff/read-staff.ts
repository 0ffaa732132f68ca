import * as z from "zod/mini";
import { staffRole } from "../../../../domain/staff/role.ts";
import { readRows } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";

const colleagueRow = z.object({
  user_id: z.string(),
  name: z.nullable(z.string()),
  roles: z.array(staffRole),
  email: z.string(),
  has_second_factor: z.boolean(),
  last_seen_at: z.nullable(z.string()),
  is_me: z.boolean(),
});

export type StaffPerson = Omit<z.infer<typeof colleagueRow>, "name"> & { name: string };

export async function readColleagues(): Promise<StaffPerson[]> {
  const rows = await readRows(sharedBackend().rpc("list_staff"), colleagueRow);
  return rows.map((row) => ({ ...row, name: row.name ?? row.email }));
}

const handOverRow = z.object({ items: z.number(), conversations: z.number(), talks: z.number() });

export type HeldWork = z.infer<typeof handOverRow>;

/** What is in somebody's hands, and goes to somebody else when they go. */
export async function readHandOver(person: string): Promise<HeldWork> {
  const [row] = await readRows(sharedBackend().rpc("describe_hand_over", { person }), handOverRow);
  return row ?? { items: 0, conversations: 0, talks: 0 };
}
