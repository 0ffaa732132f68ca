import { useState } from "react";
import { clientWords } from "../../../../content/studio-client.ts";
import { editClientWords } from "../../../../content/studio-client-page.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogForm, type FormField } from "../parts/dialog-form.tsx";
import * as z from "zod/mini";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { toast } from "../../../ui/toast.ts";
import type { FormRefusal } from "../../../form/refusal.ts";
import { runQuery } from "../../../data/read-rows.ts";
import { explainError } from "../../../data/explain-error.ts";
import { listChanges } from "./list-changes.ts";
import type { Client } from "./read-client.ts";

const oneLine = z.string().check(z.trim());

const companySchema = z.object({
  name: oneLine,
  industry: oneLine,
  website: oneLine.check(
    z.refine((text) => text === "" || /^https?:\/\//i.test(text), editClientWords.badWebsite),
  ),
});

type EditClientProps = { client: Client; onSaved: () => Promise<void> };

/** What is the company's; what is a person's own is edited with them. */
export function EditClient({ client, onSaved }: EditClientProps) {
  const [isOpen, setIsOpen] = useState(false);
  // What the form was opened with: a change that arrives meanwhile does not overwrite what is being typed.
  const [begun, setBegun] = useState(client);

  function open() {
    setBegun(client);
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
        schema={companySchema}
        submitLabel={editClientWords.save}
        open={isOpen}
        onOpenChange={setIsOpen}
        send={async (values) => {
          const refusal = await saveClient(begun, values);
          if (!refusal) void onSaved();
          return refusal;
        }}
      />
    </>
  );
}

function listFields({ company_name, industry, website }: Client): FormField[] {
  const line = (name: string, label: string, value: string | null) => ({
    name,
    label,
    maxLength: 200,
    defaultValue: value ?? "",
    autoComplete: "off",
  });
  return [
    line("name", editClientWords.companyName, company_name),
    line("industry", editClientWords.industry, industry),
    {
      ...line("website", editClientWords.website, website),
      type: "url",
      hint: editClientWords.websiteHint,
      maxLength: 500,
    },
  ];
}

async function saveClient(
  { company_id, company_name, industry, website }: Client,
  values: z.infer<typeof companySchema>,
): Promise<FormRefusal | undefined> {
  const changes = listChanges({ name: company_name, industry, website }, values);
  try {
    if (changes)
      await runQuery(sharedBackend().from("companies").update(changes).eq("id", company_id));
  } catch (error) {
    return { message: explainError(error) };
  }
  toast({ title: editClientWords.saved });
  return undefined;
}
