import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { staffRole, type StaffRole } from "../../../../domain/staff/role.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";

const member = z.object({
  user_id: z.string(),
  name: z.nullable(z.string()),
  roles: z.array(staffRole),
});

export type StaffMember = { id: string; name: string; roles: readonly StaffRole[] };

async function readStaff(): Promise<StaffMember[]> {
  const rows = await readRows(sharedBackend().rpc("list_staff"), member);
  return rows.map(({ user_id, name, roles }) => ({ id: user_id, name: name ?? user_id, roles }));
}

/** The people of the studio. Read once for the page, and when somebody comes, leaves or has another role. */
export function useStaff(): readonly StaffMember[] {
  const { data } = useQuery({
    queryKey: ["staff_members", "names"],
    queryFn: readStaff,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? [];
}

export function nameOf(staff: readonly StaffMember[], id: string | null): string | undefined {
  return staff.find((person) => person.id === id)?.name;
}
