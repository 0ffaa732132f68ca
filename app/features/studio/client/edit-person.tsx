import { useState } from "react";
import * as z from "zod/mini";
import {
  editPersonWords as words,
  clientPeopleWords,
} from "../../../../content/studio-client-page.ts";
import { explainError } from "../../../data/explain-error.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { DialogForm } from "../parts/dialog-form.tsx";
import { listChanges } from "./list-changes.ts";
import type { ClientPerson } from "./client-person.ts";

const oneLine = z.string().check(z.trim());
const personSchema = z.object({ display_name: oneLine, phone: oneLine });

type EditPersonProps = { person: ClientPerson; onSaved: () => Promise<void> };

/** What is the person's own, whichever company they are in. */
export function EditPerson({ person, onSaved }: EditPersonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // What the form was opened with: a change that arrives meanwhile does not overwrite what is being typed.
  const [begun, setBegun] = useState(person);

  function open() {
    setBegun(person);
    setIsOpen(true);
  }

  return (
    <>
      <Button size="slim" variant="quiet" aria-haspopup="dialog" onClick={open}>
        {clientPeopleWords.edit}
      </Button>
      <DialogForm
        key={JSON.stringify(begun)}
        id={`edit-${person.user_id}`}
        title={words.title(person.name)}
        description={words.description}
        fields={[
          line("display_name", words.name, { maxLength: 200, defaultValue: ownName(begun) ?? "" }),
          line("phone", words.phone, {
            type: "tel",
            maxLength: 50,
            defaultValue: begun.phone ?? "",
          }),
        ]}
        schema={personSchema}
        submitLabel={words.save}
        open={isOpen}
        onOpenChange={setIsOpen}
        send={async (values) => {
          const refusal = await savePerson(begun, values);
          if (!refusal) void onSaved();
          return refusal;
        }}
      />
    </>
  );
}

function line<Rest extends object>(name: string, label: string, rest: Rest) {
  return { name, label, autoComplete: "off", ...rest };
}

/** Whoever gave none is called by their address. */
function ownName({ name, email }: ClientPerson): string | null {
  return name === email ? null : name;
}

async function savePerson(
  begun: ClientPerson,
  values: z.infer<typeof personSchema>,
): Promise<FormRefusal | undefined> {
  const changes = listChanges({ display_name: ownName(begun), phone: begun.phone }, values);
  try {
    if (changes)
      await runQuery(sharedBackend().from("profiles").update(changes).eq("user_id", begun.user_id));
  } catch (error) {
    return { message: explainError(error) };
  }
  toast({ title: words.saved });
  return undefined;
}
