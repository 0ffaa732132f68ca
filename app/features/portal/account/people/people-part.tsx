import { useState } from "react";
import { peopleWords as words } from "../../../../../content/people.ts";
import { useMay, useCompany } from "../../company/company.ts";
import { usePeople } from "../../company/use-people.ts";
import { FormOutcome, type Said } from "../../../../form/form-outcome.tsx";
import { Button } from "../../../../ui/button.tsx";
import { NoticeRow } from "../../../../ui/notice-row.tsx";
import { RowSkeletons } from "../../../../ui/row-skeletons.tsx";
import { AccountPart } from "../../../account/account-part.tsx";
import { InviteColleague } from "./invite-colleague.tsx";
import { LeaveCompany } from "./leave-company.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { PersonEntry } from "./person-entry.tsx";

/** Who is in the company; for its owners, who else should be, and who no longer. */
export function PeoplePart() {
  const { company } = useCompany();
  const { data: people, status, refetch } = usePeople();
  const isOwner = useMay("owner");
  const [outcome, setOutcome] = useState<Said>({});
  if (!company) return null;
  return (
    <AccountPart heading={words.heading} text={words.text(company.name)}>
      {status === "pending" && (
        <div aria-busy="true">
          <span className="sr-only">{words.loading}</span>
          <RowSkeletons count={2} className="h-22" />
        </div>
      )}
      {status === "error" && !people && (
        <NoticeRow>
          <p>{words.failed}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </NoticeRow>
      )}
      {people && (
        <>
          <ul aria-label={words.list}>
            {people.map((person) => (
              <PersonEntry
                key={person.user_id}
                person={person}
                company={company}
                isOwner={isOwner}
                onSaid={setOutcome}
              />
            ))}
          </ul>
          <FormOutcome {...outcome} />
          {!isOwner && <p className="mt-4 text-small text-mist">{words.onlyOwners}</p>}
          {isOwner && <OpenInvitations company={company} onSaid={setOutcome} />}
          {isOwner && <InviteColleague company={company} />}
          <LeaveCompany company={company} people={people} />
        </>
      )}
    </AccountPart>
  );
}
