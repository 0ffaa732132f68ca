import { useState } from "react";
import { recoveryWords as words } from "../../../../content/recovery-codes.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { explainAuthError } from "../../../session/explain-auth-error.ts";
import { FormOutcome } from "../../../form/form-outcome.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { AccountActions } from "../account-actions.tsx";
import { AccountHeading } from "../account-heading.tsx";
import { useSignInAgain } from "../sign-in-again/use-sign-in-again.ts";
import { makeRecoveryCodes } from "./make-recovery-codes.ts";
import { useQuery } from "@tanstack/react-query";
import { sharedBackend } from "../../../data/shared-backend.ts";

/** Fewer than this, and it is time for new ones. */
const few = 4;

/** How many are left, and the way to new ones, which end the old. */
export function RecoveryCodes({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const { data: status, isError, refetch } = useRecoveryStatus();
  const attempt = useSignInAgain();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const { isBusy, run } = useAction(async () => {
    setFailure(undefined);
    const { data, error } = await attempt(() =>
      makeRecoveryCodes({ isFirst: status?.kind === "none" }),
    );
    setIsAsking(false);
    if (data) onMade(data.codes);
    else setFailure(`${words.failed} ${explainAuthError(error)}`);
  });

  return (
    <section aria-label={words.title}>
      <AccountHeading>{words.title}</AccountHeading>
      <p className="mb-5 text-small text-mist">
        {!status && (isError ? words.notLoaded : "\u00a0")}
        {status?.kind === "none" && words.none}
        {status?.kind === "some" && (
          <>
            <strong
              data-few={status.remaining < few || undefined}
              className="font-medium text-paper data-few:text-warning"
            >
              {words.left(status.remaining, status.total)}
            </strong>{" "}
            {words.text}
          </>
        )}
      </p>
      {!status && isError && (
        <Button variant="secondary" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      )}
      {status?.kind === "none" && (
        <Button variant="secondary" busy={isBusy} onClick={run}>
          {words.make}
        </Button>
      )}
      {status?.kind === "some" && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
          {words.renew}
        </Button>
      )}
      <FormOutcome failure={failure} />
      <Dialog
        id="renew-recovery-codes"
        title={words.renewTitle}
        description={words.renewText}
        open={isAsking}
        onOpenChange={setIsAsking}
      >
        <AccountActions>
          <Button busy={isBusy} onClick={run}>
            {words.renew}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(false)}>
            {words.renewCancel}
          </Button>
        </AccountActions>
      </Dialog>
    </section>
  );
}

type RecoveryStatus = { kind: "none" } | { kind: "some"; remaining: number; total: number };

/** How many recovery codes are left. */
function useRecoveryStatus() {
  return useQuery({ queryKey: ["recovery_codes"], queryFn: readStatus, staleTime: 0 });
}

async function readStatus(): Promise<RecoveryStatus> {
  const { data, error } = await sharedBackend().auth.mfa.recoveryCodes.getStatus();
  if (data) return { kind: "some", ...data };
  if (error.code === "mfa_factor_not_found") return { kind: "none" };
  throw error;
}
