import { useState } from "react";
import { clientWords, editClientWords } from "../../../../content/studio-client.ts";
import type { Profile } from "../../../../domain/account/profile.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogForm, type FormField } from "../parts/dialog-form.tsx";
import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { toast } from "../../../ui/toast.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { explainError } from "../../../data/explain-error.ts";

const oneLine = z.string().check(z.trim());

const clientSchema = z.object({
  display_name: oneLine,
  company_name: oneLine,
  industry: oneLine,
  phone: oneLine,
  website: oneLine.check(
    z.refine((text) => text === "" || /^https?:\/\//i.test(text), editClientWords.badWebsite),
  ),
});

const columns = ["display_name", "company_name", "industry", "phone", "website"] as const;

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

/** Writes what was changed on the client's behalf, and nothing that they may have changed meanwhile themselves. */
async function saveClient(
  begun: Profile,
  values: z.infer<typeof clientSchema>,
): Promise<FormRefusal | undefined> {
  const changes = columns
    .map((column) => [column, values[column] || null] as const)
    .filter(([column, value]) => value !== (begun[column] || null));
  const profiles = sharedBackend().from("profiles");
  try {
    if (changes.length > 0)
      await runQuery(profiles.update(Object.fromEntries(changes)).eq("user_id", begun.user_id));
  } catch (error) {
    return { message: explainError(error) };
  }
  toast({ title: editClientWords.saved });
  return undefined;
}
