import { useState } from "react";
import { appWords as words } from "../../../../content/authenticator-app.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import type { AuthenticatorApp } from "../../../session/assurance.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { AccountActions } from "../account-actions.tsx";
import { useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import { nameApp } from "./app-options.tsx";

type RemoveAppProps = {
  app: AuthenticatorApp;
  /** Without its last app the account has no second step. */
  isLast: boolean;
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

export function RemoveApp({ app, isLast, open, onOpenChange }: RemoveAppProps) {
  const attempt = useSignInAgain();
  const [failure, setFailure] = useState<string>();

  const { isBusy, run } = useAction(async () => {
    setFailure(undefined);
    const { auth } = sharedBackend();
    const removed = await attempt(() => auth.mfa.unenroll({ factorId: app.id }));
    // One that has gone already, by another device, is as good. The session that this page holds still speaks of it.
    const isGone = !removed.error || removed.error.code === "mfa_factor_not_found";
    const { error } = isGone ? await auth.refreshSession() : removed;
    if (error) return setFailure(`${words.failed} ${explainAuthError(error)}`);
    onOpenChange(false);
    toast({ title: isLast ? words.turnedOff : words.removed });
  });

  return (
    <Dialog
      id="remove-app"
      title={isLast ? words.turnOffTitle : words.removeTitle(nameApp(app))}
      description={isLast ? words.turnOffText : words.removeText}
      open={open}
      onOpenChange={onOpenChange}
    >
      <AccountActions>
        <Button variant="destructive" busy={isBusy} onClick={run}>
          {isLast ? words.turnOff : words.remove}
        </Button>
        <Button variant="quiet" onClick={() => onOpenChange(false)}>
          {words.keep}
        </Button>
      </AccountActions>
      <FormOutcome failure={failure} />
    </Dialog>
  );
}
