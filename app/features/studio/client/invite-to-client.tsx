import { useState } from "react";
import * as z from "zod/mini";
import { clientWords } from "../../../../content/studio-client.ts";
import { colleagueWords as words } from "../../../../content/studio-client-page.ts";
import { colleagueSchema } from "../../../../domain/company/invitation.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogForm } from "../parts/dialog-form.tsx";
import { inviteColleague } from "./send-colleague.ts";
import { roleOptions } from "./role-options.ts";
import type { Client } from "./read-client.ts";

const fields = [
  { name: "email", label: words.email, type: "email", required: true, autoComplete: "off" },
  { name: "role", label: words.role, options: roleOptions, defaultValue: "member" },
];

type InviteToClientProps = { client: Client; onInvited: () => Promise<void> };

/** Into a client that is there already. */
export function InviteToClient({ client, onInvited }: InviteToClientProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="slim" variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <DialogForm
        id="invite-colleague"
        title={words.title}
        description={words.description(client.name ?? clientWords.unnamed)}
        fields={fields}
        schema={z.omit(colleagueSchema, { companyId: true })}
        submitLabel={words.send}
        open={isOpen}
        onOpenChange={setIsOpen}
        send={async ({ email, role }) => {
          const refusal = await inviteColleague({ companyId: client.company_id, email, role });
          if (!refusal) void onInvited();
          return refusal;
        }}
      />
    </>
  );
}
