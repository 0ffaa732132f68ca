import { conversationsWords } from "../../../../content/studio-message.ts";
import { useSession } from "../../../session/use-session.ts";
import { ToClients } from "../client/to-clients.tsx";
import { useStaff } from "../inbox/use-staff.ts";
import { DenseList } from "../parts/dense-list.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { ConversationDetail } from "./conversation-detail.tsx";
import { ConversationLine } from "./conversation-line.tsx";
import { readConversations, readConversationSearch } from "./read-conversations.ts";
import { readOpenId } from "../../../../content/studio-address.ts";
import { useAddressDetails } from "../use-address-details.ts";

/** Every conversation with a client, those that wait first. */
export function MessagesArea() {
  const session = useSession();
  const { parameters } = useAddressDetails();
  const search = readConversationSearch(parameters);
  const staff = useStaff();
  const list = usePagedRows(["conversations", "list", search], () => readConversations(search));
  const client = readOpenId(parameters, "client");
  if (session.kind !== "signed-in") return null;
  const me = session.session.user.id;
  return (
    <div
      data-fills
      className="[--conversation-height:max(22rem,calc(100svh_-_10.5rem))] max-lg:[--conversation-height:max(22rem,calc(100svh_-_13rem))] max-md:[--conversation-height:max(22rem,calc(100svh_-_16.5rem))]"
    >
      <SplitView
        look="conversation"
        closes={["client"]}
        list={
          <>
            <Toolbar
              search={conversationsWords.search}
              filters={
                <ToolbarFilter
                  name="show"
                  label={conversationsWords.show}
                  options={conversationsWords.shown}
                />
              }
            />
            <ListBody
              list={list}
              empty={conversationsWords.empty}
              next={<ToClients />}
              filters={["show"]}
            >
              <DenseList
                label={conversationsWords.list}
                rows={list.rows}
                keyOf={({ company_id }) => company_id}
                detailsOf={({ company_id }) => ({ client: company_id })}
                openKey={client}
                isStale={list.isStale}
              >
                {(row) => <ConversationLine row={row} staff={staff} />}
              </DenseList>
            </ListBody>
          </>
        }
        detail={client && <ConversationDetail key={client} client={client} me={me} staff={staff} />}
      />
    </div>
  );
}
