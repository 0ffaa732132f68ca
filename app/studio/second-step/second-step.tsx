import type { Session } from "@supabase/auth-js";
import { type SubmitEvent, useState } from "react";
import { secondStepWords } from "../../../content/second-factor.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { PageMain } from "../../components/page-main.tsx";
import { Button } from "../../components/ui/button.tsx";
import { findFactor } from "../../session/assurance.ts";
import { explainAuthError } from "../../session/explain-auth-error.ts";
import { signOut } from "../../session/sign-out.ts";
import { CodeField, isCode, readCode } from "./code-field.tsx";

/** Between the password and the studio, for those with a second factor. The right code changes the session. */
export function SecondStep({ session }: { session: Session }) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readCode(new FormData(event.currentTarget));
    const factor = findFactor(session);
    if (!isCode(code) || !factor) {
      setError(secondStepWords.codeNeeded);
      return;
    }
    setIsBusy(true);
    const answer = await sharedBackend().auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    setIsBusy(false);
    setError(answer.error ? explainAuthError(answer.error) : undefined);
  }

  return (
    <PageMain className="second-step">
      <form method="post" noValidate onSubmit={(event) => void send(event)}>
        <h1>{secondStepWords.heading}</h1>
        <p>{secondStepWords.text}</p>
        <CodeField error={error} />
        <div className="second-step-foot">
          <Button type="submit" busy={isBusy}>
            {secondStepWords.send}
          </Button>
          <Button variant="quiet" onClick={() => void signOut()}>
            {secondStepWords.signOut}
          </Button>
        </div>
        <p className="second-step-lost">{secondStepWords.lost}</p>
      </form>
    </PageMain>
  );
}
