import { useState } from "react";
import { closeCompanyWords, peopleWords as words } from "../../../../../content/people.ts";
import type { CompanyPerson } from "../../../../../domain/company/company-person.ts";
import type { MyCompany } from "../../../../../domain/company/my-company.ts";
import { FormOutcome, type Said } from "../../../../form/form-outcome.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { CloseCompany } from "./close-company.tsx";
import { useChangePeople } from "./use-change-people.ts";

type LeaveCompanyProps = { company: MyCompany; people: readonly CompanyPerson[] };

/** How one goes, and how an owner ends the company for everybody. */
export function LeaveCompany({ company, people }: LeaveCompanyProps) {
  const isOwner = company.role === "owner";
  const isAlone = people.length === 1;
  const isLastOwner = isOwner && people.filter(({ role }) => role === "owner").length === 1;
  return (
    <div className="mt-12 grid gap-8 border-t border-line pt-6">
      {isLastOwner ? (
        <p className="max-w-[60ch] text-small text-mist">
          {isAlone ? closeCompanyWords.alone : words.lastOwner}
        </p>
      ) : (
        <Leave company={company} people={people} />
      )}
      {isOwner && <CloseCompany company={company} />}
    </div>
  );
}

function Leave({ company, people }: LeaveCompanyProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Said>({});
  const { remove } = useChangePeople(company.company_id);
  const me = people.find(({ is_me }) => is_me)?.user_id;
  return (
    <div>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {words.leave}
      </Button>
      <FormOutcome {...outcome} />
      <ConfirmDialog
        id="leave-company"
        title={words.leaveTitle(company.name)}
        text={words.leaveText}
        action={words.leave}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => {
          setOutcome({});
          const failure = me && (await remove(me));
          if (failure) setOutcome({ failure: `${words.notRemoved} ${failure}` });
        }}
      />
    </div>
  );
}
