import { useState } from "react";
import { companyRoleWords } from "../../../../../content/company-roles.ts";
import { peopleWords as words } from "../../../../../content/people.ts";
import type { CompanyPerson } from "../../../../../domain/company/company-person.ts";
import type { MyCompany } from "../../../../../domain/company/my-company.ts";
import { type CompanyRole, companyRoles } from "../../../../../domain/company/role.ts";
import type { Said } from "../../../../form/form-outcome.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { Select } from "../../../../ui/select.tsx";
import { Avatar } from "../../../account/avatar/avatar.tsx";
import { useChangePeople } from "./use-change-people.ts";

type PersonEntryProps = {
  person: CompanyPerson;
  company: MyCompany;
  /** Whether whoever looks at it is one. */
  isOwner: boolean;
  onSaid: (said: Said) => void;
};

type Question = { is: "remove" } | { is: "step-down"; role: CompanyRole };

export function PersonEntry({ person, company, isOwner, onSaid }: PersonEntryProps) {
  const { user_id: id, name, is_me, role, email } = person;
  const [asked, setAsked] = useState<Question>();
  const { changeRole, remove } = useChangePeople(company.company_id);

  async function give(next: CompanyRole) {
    onSaid({});
    const failure = await changeRole(id, next);
    const title = companyRoleWords[next].name;
    onSaid(
      failure === undefined
        ? { note: words.changed(name, title) }
        : { failure: `${words.notChanged} ${failure}` },
    );
  }

  async function end() {
    onSaid({});
    const failure = await remove(id);
    onSaid(
      failure === undefined
        ? { note: words.removed(name) }
        : { failure: `${words.notRemoved} ${failure}` },
    );
  }

  function choose(value: string) {
    const next = companyRoles.find((each) => each === value);
    if (!next || next === role) return;
    if (is_me) setAsked({ is: "step-down", role: next });
    else void give(next);
  }

  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t border-line py-4.5 last:border-b sm:grid-cols-[3rem_minmax(0,1fr)_auto]">
      <Avatar name={name} path={person.avatar_path} className="w-12 text-body" />
      <div>
        <p className="font-display text-name/[1.35] font-stretch-112% wrap-anywhere">
          {is_me ? words.me(name) : name}
        </p>
        <p className="text-small wrap-anywhere text-mist">
          {email && `${email}, `}
          {words.since(person.joined_at)}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:col-start-2">
        {isOwner ? (
          <Select
            aria-label={words.role(name)}
            value={role}
            className="w-36"
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {companyRoles.map((each) => (
              <option key={each} value={each}>
                {companyRoleWords[each].name}
              </option>
            ))}
          </Select>
        ) : (
          <p className="text-small text-mist">{companyRoleWords[role].name}</p>
        )}
        {isOwner && !is_me && (
          <Button
            variant="quiet"
            aria-haspopup="dialog"
            aria-label={words.removeLabel(name)}
            onClick={() => setAsked({ is: "remove" })}
          >
            {words.remove}
          </Button>
        )}
      </div>
      <ConfirmDialog
        id={`remove-${id}`}
        title={words.removeTitle(name)}
        text={words.removeText}
        action={words.remove}
        open={asked?.is === "remove"}
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        onConfirm={end}
      />
      {is_me && (
        <ConfirmDialog
          id="step-down"
          title={words.stepDownTitle}
          text={words.stepDownText(
            asked?.is === "step-down" ? companyRoleWords[asked.role].name : "",
          )}
          action={words.stepDown}
          open={asked?.is === "step-down"}
          onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
          onConfirm={async () => {
            if (asked?.is === "step-down") await give(asked.role);
          }}
        />
      )}
    </li>
  );
}
