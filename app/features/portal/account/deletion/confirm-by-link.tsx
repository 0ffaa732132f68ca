import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { deletionWords } from "../../../../../content/account.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { useDeletion } from "./use-deletion.ts";

const parameter = "confirm-deletion";

/** The link in the mail leads here. It asks once more: programs that look at mails follow links, too. */
export function ConfirmByLink({ isDue }: { isDue: boolean }) {
  const [parameters, setParameters] = useSearchParams();
  const [token, setToken] = useState(() => parameters.get(parameter));
  const deletion = useDeletion();

  // What is in the address stays in the history, and this must not.
  useEffect(() => {
    if (!parameters.has(parameter)) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(parameter);
    setParameters(rest, { replace: true });
  }, [parameters, setParameters]);

  async function confirm() {
    if (token && (await deletion.run({ action: "confirm", token }))) setToken(null);
  }

  return (
    <Dialog
      id="confirm-deletion"
      title={deletionWords.linkTitle}
      description={deletionWords.linkText}
      open={token !== null && !isDue}
      onOpenChange={(isOpen) => !isOpen && setToken(null)}
      closedby="closerequest"
    >
      {deletion.problem && (
        <p role="alert" className="portal-refusal">
          {deletion.problem}
        </p>
      )}
      <div className="profile-actions">
        <Button variant="destructive" busy={deletion.isBusy} onClick={() => void confirm()}>
          {deletionWords.confirm}
        </Button>
        <Button variant="quiet" onClick={() => setToken(null)}>
          {deletionWords.keep}
        </Button>
      </div>
    </Dialog>
  );
}
