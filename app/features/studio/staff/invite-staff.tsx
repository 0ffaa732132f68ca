import { useState } from "react";
import * as z from "zod/mini";
import { staffRoleWords } from "../../../../content/staff-roles.ts";
import { inviteStaffWords as words } from "../../../../content/studio-staff.ts";
import { staffInvitationSchema } from "../../../../domain/staff/invitation.ts";
import { staffRole, staffRoles } from "../../../../domain/staff/role.ts";
import { Button } from "../../../ui/button.tsx";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { DialogForm, type FormField } from "../parts/dialog-form.tsx";
import { sendStaffInvitation } from "./send-staff-invitation.ts";

const fields: readonly FormField[] = [
  { name: "email", label: words.email, type: "email", required: true, autoComplete: "off" },
  { name: "displayName", label: words.name, maxLength: 200, autoComplete: "off" },
  {
    name: "role",
    label: words.role,
    options: staffRoles.map((value) => ({ value, label: staffRoleWords[value].name })),
    defaultValue: "producer",
  },
];

const schema = z.extend(z.omit(staffInvitationSchema, { roles: true }), { role: staffRole });

/** With one role; more are a tick away once they are in the list. */
export function InviteStaff({ onInvited }: { onInvited: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const attempt = useSignInAgain();
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <DialogForm
        id="invite-staff"
        title={words.title}
        description={words.description}
        fields={fields}
        schema={schema}
        submitLabel={words.send}
        open={isOpen}
        onOpenChange={setIsOpen}
        send={async ({ email, displayName, role }) => {
          const { error } = await attempt(() =>
            sendStaffInvitation({ email, ...(displayName && { displayName }), roles: [role] }),
          );
          if (!error) onInvited();
          return error?.refusal;
        }}
      />
    </>
  );
}
