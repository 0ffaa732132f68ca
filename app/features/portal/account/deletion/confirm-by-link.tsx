import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { deletionWords } from "../../../../../content/account.ts";
import { useAction } from "../../../../ui/use-action.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { AccountActions } from "../../../account/account-actions.tsx";
import { deletionParameter } from "../../../../../domain/account/deletion-parameter.ts";
import { LeavingNotes } from "./leaving-notes.tsx";
import { useDeletion } from "./use-deletion.ts";

/** The link in the mail leads here. It asks once more: programs that look at mails follow links, too. */
export function ConfirmByLink({ isDue }: { isDue: boolean }) {
  const [parameters, setParameters] = useSearchParams();
  const [token, setToken] = useState(() => parameters.get(deletionParameter));
  const [problem, setProblem] = useState<string>();
  const step = useDeletion();

  // What is in the address stays in the history, and this must not.
  useEffect(() => {
    if (!parameters.has(deletionParameter)) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(deletionParameter);
    setParameters(rest, { replace: true });
  }, [parameters, setParameters]);

  const { isBusy, run } = useAction(async () => {
    if (!token) return;
    setProblem(undefined);
    const reason = await step({ action: "confirm", token });
    setProblem(reason);
    if (reason === undefined) setToken(null);
  });

  return (
    <Dialog
      id="confirm-deletion"
      title={deletionWords.linkTitle}
      description={deletionWords.linkText}
      open={token !== null && !isDue}
      onOpenChange={(isOpen) => !isOpen && setToken(null)}
      closedby="closerequest"
    >
      {token !== null && !isDue && <LeavingNotes />}
      {problem && (
        <p role="alert" className="mt-4 text-small text-danger">
          {problem}
        </p>
      )}
      <AccountActions>
        <Button variant="destructive" busy={isBusy} onClick={run}>
          {deletionWords.confirm}
        </Button>
        <Button variant="quiet" onClick={() => setToken(null)}>
          {deletionWords.keep}
        </Button>
      </AccountActions>
    </Dialog>
  );
}
