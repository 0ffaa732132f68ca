import { type SubmitEvent, useState } from "react";
import { deletionWords } from "../../../../../content/account.ts";
import { Button } from "../../../../ui/button.tsx";
import { CodeField, readCode } from "../../../account/code-field.tsx";
import { CancelDeletionButton } from "./cancel-deletion-button.tsx";
import { useDeletion } from "./use-deletion.ts";

/** The mail is under way; nothing has been decided yet. */
export function ConfirmByCode({ email, isNew }: { email: string; isNew: boolean }) {
  const deletion = useDeletion();
  const [error, setError] = useState<string>();
  const [note, setNote] = useState("");

  async function confirm(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = readCode(new FormData(event.currentTarget));
    if (!code) return setError(deletionWords.codeMissing);
    await deletion.run({ action: "confirm", code });
  }

  async function sendAgain() {
    if (await deletion.run({ action: "ask", confirmation: email }))
      setNote(deletionWords.againSent);
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void confirm(event)}
      className="profile-waiting"
      aria-label={deletionWords.heading}
    >
      <p>
        <strong>{deletionWords.askedTitle}</strong> {deletionWords.askedText(email)}
      </p>
      <CodeField
        label={deletionWords.codeLabel}
        error={error ?? deletion.problem}
        hasFocus={isNew}
        onInput={() => {
          setError(undefined);
          deletion.clearProblem();
        }}
      />
      <div className="profile-actions">
        <Button type="submit" variant="destructive" busy={deletion.isBusy}>
          {deletionWords.confirm}
        </Button>
        <Button variant="quiet" onClick={() => void sendAgain()}>
          {deletionWords.again}
        </Button>
        <CancelDeletionButton variant="quiet" />
      </div>
      <output className="profile-note">{note}</output>
    </form>
  );
}
