import { type SubmitEvent, useState } from "react";
import { secondStepWords, securityWords } from "../../../content/second-factor.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { Button } from "../../components/ui/button.tsx";
import { toast } from "../../components/ui/toast.ts";
import { explainAuthError } from "../../session/explain-auth-error.ts";
import { CodeField, isCode, readCode } from "../../studio/second-step/code-field.tsx";

export type Enrolment = { factorId: string; qr_code: string; secret: string };

type EnrolFactorProps = { enrolment: Enrolment; onLeave: () => void };

export function EnrolFactor({ enrolment, onLeave }: EnrolFactorProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function finish(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readCode(new FormData(event.currentTarget));
    if (!isCode(code)) {
      setError(secondStepWords.codeNeeded);
      return;
    }
    setIsBusy(true);
    const { auth } = sharedBackend();
    const { factorId } = enrolment;
    const answer = await auth.mfa.challengeAndVerify({ factorId, code });
    setIsBusy(false);
    setError(answer.error ? explainAuthError(answer.error) : undefined);
    if (answer.error) return;
    toast({ title: securityWords.turnedOn });
    onLeave();
  }

  return (
    <form
      method="post"
      noValidate
      className="security-enrol"
      onSubmit={(event) => void finish(event)}
    >
      <p>{securityWords.scan}</p>
      <img src={encodeSvg(enrolment.qr_code)} alt={securityWords.qr} width={208} height={208} />
      <p className="security-key">
        <span>{securityWords.key}</span>
        <code>{enrolment.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <CodeField error={error} />
      <div className="second-step-foot">
        <Button type="submit" busy={isBusy}>
          {securityWords.finish}
        </Button>
        <Button variant="quiet" onClick={onLeave}>
          {securityWords.cancel}
        </Button>
      </div>
    </form>
  );
}

/** The client library puts the picture into an address without escaping it. */
function encodeSvg(address: string): string {
  const svg = address.replace(/^data:image\/svg\+xml;utf-8,/, "");
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
