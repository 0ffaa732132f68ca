import { useEffect, useState } from "react";
import { leaveWords } from "../../../../../content/account.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { AccountPart } from "../../../account/account-part.tsx";
import { PartFailure } from "../../../../ui/part-failure.tsx";
import { usePart } from "../../../../ui/use-part.ts";
import { AskForDeletion } from "./ask-for-deletion.tsx";
import { ConfirmByLink } from "./confirm-by-link.tsx";
import { KeepButton } from "./keep-button.tsx";

const codeMilliseconds = 3_600_000;

const fetchConfirm = async () => (await import("./confirm-by-code.tsx")).ConfirmByCode;

type LeavePartProps = { row: Profile; email: string };

export function LeavePart({ row, email }: LeavePartProps) {
  const [cameAt] = useState(() => Date.now());
  const [hasAsked, setHasAsked] = useState(false);
  const { deletion_due_at: dueAt, deletion_asked_at: askedAt } = row;
  const isAsked = askedAt !== null && cameAt - Date.parse(askedAt) < codeMilliseconds;
  const { Part: ConfirmByCode, hasFailed, load } = usePart(fetchConfirm);

  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked, load]);

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
        <>
          {ConfirmByCode && <ConfirmByCode email={email} isNew={hasAsked} />}
          {hasFailed && <PartFailure onRetry={() => void load()} />}
        </>
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
