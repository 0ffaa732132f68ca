import { useId, useState } from "react";
import { formatAgo } from "../../../../content/ago.ts";
import { companyRoleWords } from "../../../../content/company-roles.ts";
import { clientStates, clientWords, inviteWords } from "../../../../content/studio-client.ts";
import { clientPeopleWords as words } from "../../../../content/studio-client-page.ts";
import { hasRunOut } from "../../../../domain/account/invitation-life.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { FilterSelect } from "../parts/filter-fields.tsx";
import { useNow } from "../parts/use-now.ts";
import { ClientNote } from "./client-note.tsx";
import { explainCompanyRefusal } from "./explain-company-refusal.ts";
import { PersonActions } from "./person-actions.tsx";
import type { PersonProps } from "./person-props.ts";
import { roleOptions } from "./role-options.ts";
import { UndeliverableNote } from "./undeliverable-note.tsx";
import { ResendInvitation } from "./resend-invitation.tsx";
import { useStaffMay } from "../access/staff-access.ts";

/** One line: who, as what, and when they were here last. The rest opens below. */
export function PersonRow({ client, person, onChanged }: PersonProps) {
  const now = useNow();
  const may = useStaffMay("clients");
  const moreId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { user_id, name, email, role, state, invited_at, last_seen_at } = person;
  const { run: choose } = useAction(async (chosen: string) => {
    try {
      await runQuery(
        sharedBackend().rpc("change_member_role", {
          company: client.company_id,
          person: user_id,
          role: chosen,
        }),
      );
      const called = roleOptions.find(({ value }) => value === chosen)?.label ?? chosen;
      toast({ title: words.changed(name, called) });
    } catch (error) {
      toast({
        title: words.changeFailed,
        description: explainCompanyRefusal(error),
        variant: "destructive",
      });
    }
    await onChanged();
  });

  return (
    <li className="border-b border-line py-2">
      <div className="grid grid-cols-[minmax(0,1fr)_7.5rem_8rem_5.5rem] items-center gap-x-4 gap-y-1 @max-[38rem]:grid-cols-[minmax(0,1fr)_auto_auto]">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 text-paper wrap-anywhere">{name}</span>
            {state !== "active" && <Badge variant="outline">{clientStates[state]}</Badge>}
          </p>
          {email !== name && (
            <a href={`mailto:${email}`} className="block truncate text-mist hover:text-paper">
              {email}
            </a>
          )}
        </div>
        {may ? (
          <FilterSelect
            isBrief
            label={words.roleOf(name)}
            value={role}
            options={roleOptions}
            onChoose={choose}
          />
        ) : (
          <span className="text-mist">{companyRoleWords[role].name}</span>
        )}
        <span className="text-mist tabular-nums @max-[38rem]:hidden">
          {last_seen_at ? formatAgo(last_seen_at, now) : clientWords.neverSeen}
        </span>
        {may && (
          <Button
            size="slim"
            variant="quiet"
            className="justify-self-end"
            aria-label={words.manageWhom(name)}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {words.manage}
          </Button>
        )}
      </div>
      {may && state === "invited" && invited_at && (
        <ResendInvitation
          email={email}
          waiting={inviteWords[hasRunOut(invited_at, now) ? "ranOut" : "waiting"](
            formatAgo(invited_at, now),
          )}
        />
      )}
      {state === "unconfirmed" && <ClientNote>{inviteWords.unconfirmed}</ClientNote>}
      <UndeliverableNote person={user_id} />
      <div id={moreId} hidden={!isOpen}>
        {isOpen && <PersonActions {...{ client, person, onChanged }} />}
      </div>
    </li>
  );
}
