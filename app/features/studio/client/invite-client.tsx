import { useState } from "react";
import { inviteWords } from "../../../../content/studio-client.ts";
import { invitationSchema } from "../../../../domain/account/invitation.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogForm, type FormField } from "../parts/dialog-form.tsx";
import { sendInvitation } from "./send-invitation.ts";

const fields: readonly FormField[] = [
  { name: "email", label: inviteWords.email, type: "email", required: true, autoComplete: "off" },
  { name: "displayName", label: inviteWords.name, maxLength: 200, autoComplete: "off" },
  { name: "companyName", label: inviteWords.company, maxLength: 200, autoComplete: "off" },
];

export function InviteClient({ onInvited }: { onInvited: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {inviteWords.open}
      </Button>
      <DialogForm
        id="invite-client"
        title={inviteWords.title}
        description={inviteWords.description}
        fields={fields}
        schema={invitationSchema}
        submitLabel={inviteWords.send}
        open={isOpen}
        onOpenChange={setIsOpen}
        send={async ({ email, displayName, companyName }) => {
          const refusal = await sendInvitation({
            email,
            ...(displayName && { displayName }),
            ...(companyName && { companyName }),
          });
          if (!refusal) onInvited();
          return refusal;
        }}
      />
    </>
  );
}
