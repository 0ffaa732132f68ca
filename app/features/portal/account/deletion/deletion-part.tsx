import { useEffect, useState } from "react";
import { deletionWords } from "../../../../../content/account.ts";
import type { Profile } from "../../../../../domain/account/profile.ts";
import { PartFailure } from "../../../../ui/part-failure.tsx";
import { usePart } from "../../../../ui/use-part.ts";
import { AccountHeading } from "../../../account/account-heading.tsx";
import { pairLook, waitingLook } from "../../../account/account-looks.ts";
import { Emphasis } from "../../../account/emphasis.tsx";
import { AccountPart } from "../../../account/account-part.tsx";
import { useCompanyState } from "../../company/company.ts";
import { AskForDeletion } from "./ask-for-deletion.tsx";
import { CancelDeletionButton } from "./cancel-deletion-button.tsx";
import { ConfirmByLink } from "./confirm-by-link.tsx";

const codeMilliseconds = 3_600_000;

const fetchConfirm = async () => (await import("./confirm-by-code.tsx")).ConfirmByCode;

type DeletionPartProps = { row: Profile; email: string };

export function DeletionPart({ row, email }: DeletionPartProps) {
  const [openedAt] = useState(() => Date.now());
  const [hasAsked, setHasAsked] = useState(false);
  const { deletion_due_at: dueAt, deletion_asked_at: askedAt } = row;
  const isAsked = askedAt !== null && openedAt - Date.parse(askedAt) < codeMilliseconds;
  const companies = useCompanyState()?.companies;
  // Of a company that goes on without them, whether they are in it still or were.
  const isOneOfSeveral =
    companies && (companies.length === 0 || companies.some(({ people }) => people > 1));
  const goes = isOneOfSeveral ? deletionWords.goesListOfOne : deletionWords.goesList;
  const stays = isOneOfSeveral ? deletionWords.staysListOfOne : deletionWords.staysList;
  const { Part: ConfirmByCode, hasFailed, load } = usePart(fetchConfirm);

  useEffect(() => {
    if (isAsked) void load();
  }, [isAsked, load]);

  return (
    <AccountPart heading={deletionWords.heading} text={deletionWords.text}>
      {dueAt ? (
        <div className={waitingLook}>
          <p>
            <Emphasis>{deletionWords.due(dueAt)}</Emphasis> {deletionWords.dueText}
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
          <div className={pairLook}>
            <Facts title={deletionWords.goes} facts={goes} />
            <Facts title={deletionWords.stays} facts={stays} />
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
      <AccountHeading>{title}</AccountHeading>
      <ul className="text-small text-mist">
        {facts.map((fact) => (
          <li key={fact} className="border-t border-line py-2.5">
            {fact}
          </li>
        ))}
      </ul>
    </section>
  );
}
