import { authFailures } from "../../../../content/auth.ts";
import { everywhereWords } from "../../../../content/sign-out-everywhere.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { leaveOnSignOut } from "../../../session/session-store.ts";

type EndEverywhereProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How many devices there are besides this one. */
  others: number;
  onFailure: (failure: string) => void;
};

/** Asks, ends every session of the account, and says on the page that follows what it did. */
export function EndEverywhere({ open, onOpenChange, others, onFailure }: EndEverywhereProps) {
  async function endAll() {
    // Without the server's word nothing has ended anywhere but here.
    if (!navigator.onLine) return onFailure(authFailures.offline);
    leaveOnSignOut();
    const { error } = await sharedBackend().auth.signOut({ scope: "global" });
    if (error) return onFailure(explainAuthError(error));
    toast({ title: everywhereWords.done, description: everywhereWords.doneLine(others) });
  }

  return (
    <ConfirmDialog
      id="sign-out-everywhere"
      title={everywhereWords.title}
      text={everywhereWords.text(others)}
      action={everywhereWords.action}
      open={open}
      onOpenChange={onOpenChange}
      onConfirm={endAll}
    />
  );
}
