import type { ReactNode } from "react";
import { sayWhoMay } from "../../../../content/staff-roles.ts";
import { mayDo, type StaffDeed } from "../../../../domain/staff/deed.ts";
import { useStaff } from "../inbox/use-staff.ts";
import { useStaffMay } from "./staff-access.ts";

/** What acts, for those who may. The database refuses everybody else, whatever is shown. */
export function Gate({ deed, children }: { deed: StaffDeed; children: ReactNode }) {
  return useStaffMay(deed) ? children : null;
}

/** One sentence for those who only look: who does this here. */
export function WhoMay({ deed }: { deed: StaffDeed }) {
  const words = useWhoMay(deed);
  return words === undefined ? null : <p className="mb-5 max-w-prose text-mist">{words}</p>;
}

/** The same as words; nothing for those who may. */
export function useWhoMay(deed: StaffDeed): string | undefined {
  const staff = useStaff();
  const may = useStaffMay(deed);
  if (may) return undefined;
  return sayWhoMay(
    deed,
    staff.filter(({ roles }) => mayDo(roles, deed)).map(({ name }) => name),
  );
}
