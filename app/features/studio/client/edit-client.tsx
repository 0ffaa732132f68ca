import { useState } from "react";
import { clientWords, editClientWords } from "../../../../content/studio-client.ts";
import type { Profile } from "../../../../domain/account/profile.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogForm, type FormField } from "../parts/dialog-form.tsx";
import { clientSchema, saveClient } from "./save-client.ts";

type EditClientProps = { profile: Profile; onSaved: () => void };

export function EditClient({ profile, onSaved }: EditClientProps) {
  const [isOpen, setIsOpen] = useState(false);
  // What the form was opened with: a change that arrives meanwhile does not overwrite what is being typed.
  const [begun, setBegun] = useState(profile);

  function open() {
    setBegun(profile);
    setIsOpen(true);
  }

  return (
    <>
      <Button size="small" variant="secondary" aria-haspopup="dialog" onClick={open}>
        {clientWords.edit}
      </Button>
      <DialogForm
        key={JSON.stringify(begun)}
        id="edit-client"
        title={editClientWords.title}
        description={editClientWords.description}
        fields={listFields(begun)}
        schema={clientSchema}
        submitLabel={editClientWords.save}
        open={isOpen}
        onOpenChange={setIsOpen}
        send={async (values) => {
          const refusal = await saveClient(begun, values);
          if (!refusal) onSaved();
          return refusal;
        }}
      />
    </>
  );
}

function listFields(profile: Profile): FormField[] {
  const line = (name: keyof Profile, label: string) => ({
    name,
    label,
    maxLength: 200,
    defaultValue: profile[name] ?? "",
    autoComplete: "off",
  });
  return [
    line("display_name", editClientWords.displayName),
    line("company_name", editClientWords.companyName),
    line("industry", editClientWords.industry),
    { ...line("phone", editClientWords.phone), type: "tel", maxLength: 50 },
    {
      ...line("website", editClientWords.website),
      type: "url",
      hint: editClientWords.websiteHint,
      maxLength: 500,
    },
  ];
}
