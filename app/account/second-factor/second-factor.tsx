import type { AuthError } from "@supabase/auth-js";
import { useState } from "react";
import { securityWords } from "../../../content/second-factor.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { Button } from "../../components/ui/button.tsx";
import { Dialog } from "../../components/ui/dialog.tsx";
import { toast } from "../../components/ui/toast.ts";
import { AccountPart } from "../account-part.tsx";
import { explainAuthError } from "../../session/explain-auth-error.ts";
import { EnrolFactor, type Enrolment } from "./enrol-factor.tsx";

/** The second step of one's own account: on with a code that was right, off after a question. */
export function SecondFactor({ factorId }: { factorId: string | undefined }) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function begin() {
    setIsBusy(true);
    const { data, error } = await sharedBackend().auth.mfa.enroll({ factorType: "totp" });
    setIsBusy(false);
    if (error) tellFailure(error);
    else setEnrolment({ factorId: data.id, ...data.totp });
  }

  async function remove(id: string) {
    setIsBusy(true);
    const { auth } = sharedBackend();
    const { error } = await auth.mfa.unenroll({ factorId: id });
    // The token and the account that this page holds still speak of it.
    const refreshed = error ? { error } : await auth.refreshSession();
    setIsBusy(false);
    setIsAsking(false);
    if (refreshed.error) tellFailure(refreshed.error);
    else toast({ title: securityWords.turnedOff });
  }

  return (
    <AccountPart
      heading={securityWords.secondStep}
      text={factorId ? securityWords.on : securityWords.off}
    >
      {enrolment && !factorId ? (
        <EnrolFactor enrolment={enrolment} onLeave={() => setEnrolment(undefined)} />
      ) : (
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => (factorId ? setIsAsking(true) : void begin())}
        >
          {factorId ? securityWords.remove : securityWords.setUp}
        </Button>
      )}
      <Dialog
        id="remove-second-step"
        title={securityWords.removeHeading}
        description={securityWords.removeText}
        open={isAsking}
        onOpenChange={setIsAsking}
      >
        <div className="second-step-foot">
          <Button
            variant="destructive"
            busy={isBusy}
            onClick={() => factorId && void remove(factorId)}
          >
            {securityWords.remove}
          </Button>
          <Button variant="quiet" onClick={() => setIsAsking(false)}>
            {securityWords.keep}
          </Button>
        </div>
      </Dialog>
    </AccountPart>
  );
}

function tellFailure(error: AuthError): void {
  toast({
    title: securityWords.failed,
    description: explainAuthError(error),
    variant: "destructive",
  });
}
