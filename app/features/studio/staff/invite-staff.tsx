import { useState } from "react";
import { inviteStaffWords as words } from "../../../../content/studio-staff.ts";
import { staffInvitationSchema } from "../../../../domain/staff/invitation.ts";
import { staffRoles } from "../../../../domain/staff/role.ts";
import { Button } from "../../../ui/button.tsx";
import { useSignInAgain } from "../../account/sign-in-again/use-sign-in-again.ts";
import { DialogForm, type FormField } from "../parts/dialog-form.tsx";
import { RoleLabel } from "./role-label.tsx";
import { sendStaffInvitation } from "./send-staff-invitation.ts";

const fields: readonly FormField[] = [
  { name: "email", label: words.email, type: "email", required: true, autoComplete: "off" },
  { name: "displayName", label: words.name, maxLength: 200, autoComplete: "off" },
  {
    name: "roles",
    label: words.roles,
    required: true,
    options: staffRoles.map((value) => ({ value, label: <RoleLabel role={value} /> })),
    ticked: ["producer"],
  },
];

/** As what they will work here is ticked: one role or several. */
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
        schema={staffInvitationSchema}
        submitLabel={words.send}
        open={isOpen}
        onOpenChange={setIsOpen}
        send={async ({ email, displayName, roles }) => {
          const { error } = await attempt(() =>
            sendStaffInvitation({ email, ...(displayName && { displayName }), roles }),
          );
          if (!error) onInvited();
          return error?.refusal;
        }}
      />
    </>
  );
}
