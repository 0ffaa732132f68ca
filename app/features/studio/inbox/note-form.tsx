import * as z from "zod/mini";
import { noteWords } from "../../../../content/inbox.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { useForm } from "../../../form/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../form/field.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { runQuery } from "../../../data/read-rows.ts";
import { explainError } from "../../../data/explain-error.ts";
import { isStored } from "../../../data/is-stored.ts";

const schema = z.object({ note: z.string().check(z.trim()) });

/** A line for colleagues. Appended, never rewritten. */
export function NoteForm({ itemId, onAdded }: { itemId: string; onAdded: () => Promise<void> }) {
  const form = useForm({
    schema,
    draft: { id: `note ${itemId}` },
    // Sent again after a lost answer, it is the same note.
    send: async ({ note }, { key }) => {
      if (note === "") return {};
      const row = { id: key, item_id: itemId, body: note };
      try {
        await runQuery(sharedBackend().from("inbox_notes").insert(row));
      } catch (thrown) {
        if (!isStored(thrown))
          return { fields: { note: `${noteWords.failed} ${explainError(thrown)}` } };
      }
      return undefined;
    },
    onSent: () => void onAdded(),
  });

  return (
    <form {...form.props} className="grid gap-4">
      <Field form={form} name="note" label={noteWords.label}>
        {(control) => <Textarea {...control} density="dense" rows={2} maxLength={10_000} />}
      </Field>
      <Button type="submit" variant="secondary" busy={form.isBusy} className="justify-self-start">
        {noteWords.add}
      </Button>
    </form>
  );
}
