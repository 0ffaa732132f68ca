import { useState } from "react";
import { leaveWords } from "../../../../content/profile.ts";
import type { Profile } from "../../../../domain/portal/profile.ts";
import { AccountPart } from "../../../account/account-part.tsx";
import { AskForDeletion } from "./ask-for-deletion.tsx";
import { ConfirmByCode } from "./confirm-by-code.tsx";
import { ConfirmByLink } from "./confirm-by-link.tsx";
import { KeepButton } from "./keep-button.tsx";

const codeMilliseconds = 3_600_000;

type LeavePartProps = { row: Profile; email: string };

export function LeavePart({ row, email }: LeavePartProps) {
  const [cameAt] = useState(() => Date.now());
  const [hasAsked, setHasAsked] = useState(false);
  const { deletion_due_at: dueAt, deletion_asked_at: askedAt } = row;
  const isAsked = askedAt !== null && cameAt - Date.parse(askedAt) < codeMilliseconds;
  return (
    <AccountPart heading={leaveWords.heading} text={leaveWords.text}>
      {dueAt ? (
        <div className="profile-waiting">
          <p>
            <strong>{leaveWords.due(dueAt)}</strong> {leaveWords.dueText}
          </p>
          <KeepButton />
        </div>
      ) : isAsked ? (
        <ConfirmByCode email={email} isNew={hasAsked} />
      ) : (
        <>
          <div className="profile-pair">
            <Facts title={leaveWords.goes} facts={leaveWords.goesList} />
            <Facts title={leaveWords.stays} facts={leaveWords.staysList} />
          </div>
          <AskForDeletion email={email} onAsked={() => setHasAsked(true)} />
        </>
      )}
      <ConfirmByLink isDue={dueAt !== null} />
    </AccountPart>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className="profile-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
