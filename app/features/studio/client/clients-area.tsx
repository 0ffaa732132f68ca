import { clientsWords, inviteWords } from "../../../../content/studio-client.ts";
import { TableArea } from "../parts/table-area.tsx";
import { useNow } from "../parts/use-now.ts";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { altersClients, clientTables } from "./alters-clients.ts";
import { readClientSearch } from "./client-search.ts";
import { listClientColumns } from "./list-client-columns.tsx";
import { readClients } from "./read-clients.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { lazy, useState } from "react";
import { invitationSchema } from "../../../../domain/account/invitation.ts";
import { Button } from "../../../ui/button.tsx";
import { DialogForm, type FormField } from "../parts/dialog-form.tsx";
import { sendInvitation } from "./send-invitation.ts";
import { Gate } from "../access/gate.tsx";

/** Fetched with the first client that is opened. */
const ClientDetail = lazy(async () => ({
  default: (await import("./client-detail.tsx")).ClientDetail,
}));

const fields: readonly FormField[] = [
  { name: "email", label: inviteWords.email, type: "email", required: true, autoComplete: "off" },
  { name: "displayName", label: inviteWords.name, maxLength: 200, autoComplete: "off" },
  { name: "companyName", label: inviteWords.company, maxLength: 200, autoComplete: "off" },
];

export function ClientsArea() {
  const { parameters } = useAddressDetails();
  const search = readClientSearch(parameters);
  const list = usePagedRows(["companies", "list", search], () => readClients(search), {
    tables: clientTables,
    concerns: (change, { rows }) => altersClients(change, { rows, search }),
  });
  const now = useNow();
  return (
    <TableArea
      list={list}
      caption={clientsWords.caption}
      columns={listClientColumns(now)}
      keyOf={({ company_id }) => company_id}
      search={clientsWords.search}
      filters={[{ name: "only", label: clientsWords.show, options: clientsWords.only }]}
      actions={
        <Gate deed="clients">
          <InviteClient onInvited={() => void list.reload()} />
        </Gate>
      }
      empty={clientsWords.none}
      opens="client"
      Detail={ClientDetail}
    />
  );
}

function InviteClient({ onInvited }: { onInvited: () => void }) {
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
