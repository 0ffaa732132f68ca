import { mayDo, type StaffDeed } from "../../domain/staff/deed.ts";
import type { SignedIn } from "./find-caller.ts";

/** Whether the studio does it: somebody of staff who may, in a session that has shown what it has to. */
export function isStudio({ role, isAssured, staffRoles }: SignedIn, deed: StaffDeed): boolean {
  return role === "staff" && isAssured && mayDo(staffRoles, deed);
}
