import { useState } from "react";
import { closingWords } from "../../../../../content/company-closing.ts";
import { closeCompanyWords as words } from "../../../../../content/people.ts";
import type { MyCompany } from "../../../../../domain/company/my-company.ts";
import { explainError } from "../../../../data/explain-error.ts";
import { sharedBackend } from "../../../../data/shared-backend.ts";
import { FormOutcome, type Said } from "../../../../form/form-outcome.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/confirm-dialog.tsx";
import { AccountHeading } from "../../../account/account-heading.tsx";
import { waitingLook } from "../../../account/account-looks.ts";
import { Emphasis } from "../../../account/emphasis.tsx";
import { useSignInAgain } from "../../../account/sign-in-again/use-sign-in-again.ts";
import { KeepCompany } from "../../company/keep-company.tsx";
import { useCompany } from "../../company/company.ts";

/** It ends after 30 days, for everybody; until then it can be kept. */
export function CloseCompany({ company }: { company: MyCompany }) {
  const { company_id: id, name, closing_due_at: dueAt } = company;
  const [isAsking, setIsAsking] = useState(false);
  const [outcome, setOutcome] = useState<Said>({});
  const { refresh } = useCompany();
  const attempt = useSignInAgain();

  async function close() {
    setIsAsking(false);
    // What came of an earlier try is no answer to this one, which may have to ask who it is first.
    setOutcome({});
    const { error } = await attempt(() => sharedBackend().rpc("close_company", { company: id }));
    setOutcome(error ? { failure: `${words.failed} ${explainError(error)}` } : {});
    await refresh();
  }

  if (dueAt)
    return (
      <div className={waitingLook}>
        <p>
          <Emphasis>{closingWords.due(name, dueAt)}</Emphasis> {closingWords.dueText}
        </p>
        <KeepCompany company={company} />
      </div>
    );
  return (
    <section>
      <AccountHeading>{words.heading}</AccountHeading>
      <p className="mb-5 max-w-[60ch] text-small text-mist">{words.text}</p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {words.start}
      </Button>
      <FormOutcome {...outcome} />
      <ConfirmDialog
        id="close-company"
        title={words.title(name)}
        text={words.dialogText}
        action={words.confirm}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={close}
      />
    </section>
  );
}
