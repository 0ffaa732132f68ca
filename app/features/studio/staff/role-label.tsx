import { staffRoleWords } from "../../../../content/staff-roles.ts";
import type { StaffRole } from "../../../../domain/staff/role.ts";

/** Beside the box of a role: its name, and what it is for. */
export function RoleLabel({ role }: { role: StaffRole }) {
  const { name, may } = staffRoleWords[role];
  return (
    <>
      {name}
      <span className="block text-caption text-mist">{may}</span>
    </>
  );
}
