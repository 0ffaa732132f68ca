import { useId, useState } from "react";
import { formatAgo } from "../../../../content/ago.ts";
import { staffRoleWords } from "../../../../content/staff-roles.ts";
import { areaAddress } from "../../../../content/studio-address.ts";
import { staffAreaWords as words } from "../../../../content/studio-staff.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useStaffMay } from "../access/staff-access.ts";
import { useNow } from "../parts/use-now.ts";
import { RemoveStaff } from "./remove-staff.tsx";
import { StaffRoles } from "./staff-roles.tsx";
import type { StaffRowProps } from "./staff-row-props.ts";

/** One line: who, as what, and when they were here last. What admins do with it opens below. */
export function StaffRow(props: StaffRowProps) {
  const { person } = props;
  const { name, email, roles, has_second_factor, last_seen_at, is_me } = person;
  const now = useNow();
  const moreId = useId();
  const may = useStaffMay("staff");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="border-b border-line py-2.5">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,12rem)_9rem_5.5rem] items-center gap-x-4 gap-y-1 @max-[44rem]:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <p className="text-paper wrap-anywhere">
            {name}
            {is_me && <span className="text-mist"> ({words.you})</span>}
          </p>
          {email !== name && <p className="truncate text-mist">{email}</p>}
        </div>
        <p className="flex flex-wrap gap-2 @max-[44rem]:col-span-2 @max-[44rem]:row-start-2">
          {roles.map((role) => (
            <Badge key={role} variant="outline">
              {staffRoleWords[role].name}
            </Badge>
          ))}
        </p>
        <p className="text-mist tabular-nums @max-[44rem]:col-span-2 @max-[44rem]:row-start-3">
          <span className="sr-only">{words.lastSeen}: </span>
          {last_seen_at ? formatAgo(last_seen_at, now) : words.neverSeen}
          <span className="block text-caption">
            {has_second_factor ? words.hasFactor : words.lacksFactor}
          </span>
        </p>
        {may && (
          <Button
            size="slim"
            variant="quiet"
            className="justify-self-end @max-[44rem]:col-start-2 @max-[44rem]:row-start-1"
            aria-label={words.manageWhom(name)}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words.manage}
          </Button>
        )}
      </div>
      <div id={moreId} hidden={!isOpen}>
        {isOpen && may && <Manage {...props} />}
      </div>
    </li>
  );
}

function Manage(props: StaffRowProps) {
  const { person, onChanged } = props;
  const { user_id, name, is_me } = person;
  const ending = useAction(async () => {
    const { error } = await sharedBackend().rpc("end_staff_sessions", { person: user_id });
    toast(
      error
        ? { title: words.notEnded, description: explainError(error), variant: "destructive" }
        : { title: is_me ? words.endedOwn : words.ended(name) },
    );
    await onChanged();
  });
  return (
    <div className="grid gap-4 pt-3 pb-4">
      <StaffRoles person={person} onChanged={onChanged} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button size="slim" variant="quiet" busy={ending.isBusy} onClick={ending.run}>
          {words.endSessions}
        </Button>
        <ButtonLink size="slim" variant="quiet" to={areaAddress("audit", { row: user_id })}>
          {words.history}
        </ButtonLink>
        <RemoveStaff {...props} />
      </div>
    </div>
  );
}
