import { createContext, use } from "react";
import { mayDo, type StaffDeed } from "../../../../domain/staff/deed.ts";
import type { StaffRole } from "../../../../domain/staff/role.ts";

export type StaffAccess = {
  roles: readonly StaffRole[];
  /** The day from which nobody is staff without a second factor. */
  secondFactorFrom: string | null;
  /** That day has come, and they have none: the database tells them nothing. */
  lacksSecondFactor: boolean;
};

/** What whoever is signed in may do in the studio. Outside of its frame, parts are shown whole. */
export const AccessContext = createContext<StaffAccess>({
  roles: ["admin"],
  secondFactorFrom: null,
  lacksSecondFactor: false,
});

export function useStaffMay(deed: StaffDeed): boolean {
  return mayDo(use(AccessContext).roles, deed);
}
