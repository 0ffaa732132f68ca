import { formatDay } from "../../../../content/dates.ts";
import { clientClosingWords as words } from "../../../../content/studio-client-page.ts";
import { explainError } from "../../../data/explain-error.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Gate } from "../access/gate.tsx";
import { ConfirmDeed } from "../parts/confirm-deed.tsx";
import { ClientNote } from "./client-note.tsx";
import type { Client } from "./read-client.ts";

type ClosingNoteProps = { client: Client; onKept: () => Promise<void> };

/** That an owner has closed it, the day on which it ends, and the way back until then. */
export function ClosingNote({ client, onKept }: ClosingNoteProps) {
  const { company_id, closing_due_at } = client;
  if (!closing_due_at) return null;

  async function keep() {
    const { error } = await sharedBackend().rpc("keep_company", { company: company_id });
    await onKept();
    return error && explainError(error);
  }

  return (
    <ClientNote>
      {words.note(formatDay(closing_due_at))}{" "}
      <Gate deed="clients">
        <ConfirmDeed
          id="keep-client"
          label={words.keep}
          className="-my-0.5"
          title={words.question}
          text={words.text}
          isDestructive={false}
          act={keep}
          done={words.kept}
          failed={words.failed}
        />
      </Gate>
    </ClientNote>
  );
}
