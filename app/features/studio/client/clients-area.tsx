import { clientsWords } from "../../../../content/studio-client.ts";
import { ListBody } from "../parts/list-body.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { altersClients, clientTables } from "./alters-clients.ts";
import { ClientDetail } from "./client-detail.tsx";
import { readClientSearch } from "./client-search.ts";
import { ClientTable } from "./client-table.tsx";
import { InviteClient } from "./invite-client.tsx";
import { readClients } from "./read-clients.ts";
import { useAddressDetails } from "../use-address-details.ts";

export function ClientsArea() {
  const { parameters } = useAddressDetails();
  const search = readClientSearch(parameters);
  const list = usePagedRows(["profiles", "list", search], () => readClients(search), {
    tables: clientTables,
    concerns: (change, { rows }) => altersClients(change, { rows, search }),
  });
  const open = parameters.get("client");
  return (
    <SplitView
      closes={["client"]}
      list={
        <>
          <Toolbar
            search={clientsWords.search}
            filters={
              <ToolbarFilter name="only" label={clientsWords.show} options={clientsWords.only} />
            }
            actions={<InviteClient onInvited={() => void list.reload()} />}
          />
          <ListBody list={list} empty={clientsWords.none} filters={["only"]}>
            <ClientTable rows={list.rows} isStale={list.isStale} openKey={open} />
          </ListBody>
        </>
      }
      detail={open && <ClientDetail key={open} id={open} />}
    />
  );
}
