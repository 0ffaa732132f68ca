import { useState } from "react";
import { formatDay } from "../../../../content/dates.ts";
import { clientClosingWords as words } from "../../../../content/studio-client-page.ts";
import { explainError } from "../../../data/explain-error.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { toast } from "../../../ui/toast.ts";
import { ClientNote } from "./client-note.tsx";
import type { Client } from "./read-client.ts";
import { Gate } from "../access/gate.tsx";

type ClosingNoteProps = { client: Client; onKept: () => Promise<void> };

/** That an owner has closed it, the day on which it ends, and the way back until then. */
export function ClosingNote({ client, onKept }: ClosingNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { company_id, closing_due_at } = client;
  if (!closing_due_at) return null;

  async function keep() {
    try {
      await runQuery(sharedBackend().rpc("keep_company", { company: company_id }));
      toast({ title: words.kept });
    } catch (error) {
      toast({ title: words.failed, description: explainError(error), variant: "destructive" });
    }
    await onKept();
  }

  return (
    <>
      <ClientNote>
        {words.note(formatDay(closing_due_at))}{" "}
        <Gate deed="clients">
          <Button size="slim" variant="quiet" className="-my-0.5" onClick={() => setIsAsking(true)}>
            {words.keep}
          </Button>
        </Gate>
      </ClientNote>
      <ConfirmDialog
        id="keep-client"
        title={words.question}
        text={words.text}
        action={words.keep}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={keep}
        isDestructive={false}
      />
    </>
  );
}
