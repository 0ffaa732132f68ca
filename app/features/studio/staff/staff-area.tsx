import { staffAreaWords as words } from "../../../../content/studio-staff.ts";
import { Gate } from "../access/gate.tsx";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { Toolbar } from "../parts/toolbar.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { FactorDay } from "./factor-day.tsx";
import { InviteStaff } from "./invite-staff.tsx";
import { readColleagues } from "./read-staff.ts";
import { StaffRow } from "./staff-row.tsx";

/** Who works here and as what. Everybody of them may look; admins change it. */
export function StaffArea() {
  const read = useLoaded(["staff_members", "list"], readColleagues);
  if (read.state === "failed")
    return <FailedState error={read.error} onRetry={() => void read.reload()} />;
  if (!read.value) return <LoadingRows count={5} />;
  const colleagues = read.value;
  return (
    <div className="@container max-w-256">
      <Toolbar
        filters={<p className="text-mist">{words.count(colleagues.length)}</p>}
        actions={
          <Gate deed="staff">
            <InviteStaff onInvited={() => void read.reload()} />
          </Gate>
        }
      />
      <ul aria-label={words.caption}>
        {colleagues.map((person) => (
          <StaffRow
            key={person.user_id}
            person={person}
            colleagues={colleagues}
            onChanged={read.reload}
          />
        ))}
      </ul>
      <FactorDay colleagues={colleagues} />
    </div>
  );
}
