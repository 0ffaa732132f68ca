import { useEffect, useState } from "react";
import { deletionWords } from "../../../../../content/account.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { AccountPart } from "../../../account/account-part.tsx";
import { PartFailure } from "../../../../ui/part-failure.tsx";
import { usePart } from "../../../../ui/use-part.ts";
import { AskForDeletion } from "./ask-for-deletion.tsx";
import { ConfirmByLink } from "./confirm-by-link.tsx";
import { CancelDeletionButton } from "./cancel-deletion-button.tsx";

const codeMilliseconds = 3_600_000;

const fetchConfirm = async () => (await import("./confirm-by-code.tsx")).ConfirmByCode;

type DeletionPartProps = { row: Profile; email: string };

export function DeletionPart({ row, email }: DeletionPartProps) {
  const [openedAt] = useState(() => Date.now());
  const [hasAsked, setHasAsked] = useState(false);
  const { deletion_due_at: dueAt, deletion_asked_at: askedAt } = row;
  const isAsked = askedAt !== null && openedAt - Date.parse(askedAt) < codeMilliseconds;
  const { Part: ConfirmByCode, hasFailed, load } = usePart(fetchConfirm);

  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked, load]);

  return (
    <AccountPart heading={deletionWords.heading} text={deletionWords.text}>
      {dueAt ? (
        <div className="profile-waiting">
          <p>
            <strong>{deletionWords.due(dueAt)}</strong> {deletionWords.dueText}
          </p>
          <CancelDeletionButton />
        </div>
      ) : isAsked ? (
        <>
          {ConfirmByCode && <ConfirmByCode email={email} isNew={hasAsked} />}
          {hasFailed && <PartFailure onRetry={() => void load()} />}
        </>
      ) : (
        <>
          <div className="profile-pair">
            <Facts title={deletionWords.goes} facts={deletionWords.goesList} />
            <Facts title={deletionWords.stays} facts={deletionWords.staysList} />
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
