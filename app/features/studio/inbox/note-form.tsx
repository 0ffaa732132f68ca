import { type FormEvent, useState } from "react";
import { noteWords } from "../../../../content/inbox.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { runQuery } from "../../../data/read-rows.ts";
import { isStored } from "./is-stored.ts";
import { useKeptDraft } from "./use-kept-draft.ts";

const empty = { body: "", id: "" };

/** A line for colleagues. Appended, never rewritten. */
export function NoteForm({ itemId, onAdded }: { itemId: string; onAdded: () => Promise<void> }) {
  const { draft, change, forget } = useKeptDraft(`note ${itemId}`, empty);
  const [error, setError] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    const body = draft.body.trim();
    if (body === "") return;
    setIsBusy(true);
    setError("");
    // Kept with the draft: sent again after a lost answer, it is the same note.
    const id = draft.id || crypto.randomUUID();
    change({ id });
    try {
      await runQuery(sharedBackend().from("inbox_notes").insert({ id, item_id: itemId, body }));
      forget();
      await onAdded();
    } catch (thrown) {
      if (isStored(thrown)) {
        forget();
        await onAdded();
      } else setError(noteWords.failed);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className="inbox-form" method="post" onSubmit={(event) => void add(event)}>
      <Field label={noteWords.label} error={error}>
        {(control) => (
          <Textarea
            {...control}
            name="note"
            rows={2}
            maxLength={10_000}
            value={draft.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy}>
        {noteWords.add}
      </Button>
    </form>
  );
}
