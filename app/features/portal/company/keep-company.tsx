import { useState } from "react";
import { closingWords } from "../../../../content/company-closing.ts";
import { closeCompanyWords } from "../../../../content/people.ts";
import type { MyCompany } from "../../../../domain/company/my-company.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { useAction } from "../../../ui/use-action.ts";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { useCompany } from "./company.ts";

/** An owner's way back from closing it. */
export function KeepCompany({ company }: { company: MyCompany }) {
  const [problem, setProblem] = useState<string>();
  const { refresh } = useCompany();
  const attempt = useSignInAgain();
  const { isBusy, run } = useAction(async () => {
    const { error } = await attempt(() =>
      sharedBackend().rpc("keep_company", { company: company.company_id }),
    );
    setProblem(error ? explainError(error) : undefined);
    if (!error) toast(closeCompanyWords.kept);
    await refresh();
  });
  return (
    <div>
      <Button busy={isBusy} onClick={run}>
        {closingWords.keep}
      </Button>
      {problem && (
        <p role="alert" className="mt-4 text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
