import { nameItem } from "../../../../content/inbox.ts";
import { studioAssistant } from "../../../../content/studio-assistant.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DenseList } from "../parts/dense-list.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import {
  type AssistantConversation,
  readAssistantSearch,
  readAssistantConversations,
} from "./assistant-rows.ts";
import { Transcript } from "./transcript.tsx";
import { readOpenId } from "../../../../content/studio-address.ts";
import { useAddressDetails } from "../use-address-details.ts";

/** What visitors asked the assistant, what it said, and what it had found. */
export function AssistantArea() {
  const { parameters } = useAddressDetails();
  const open = readOpenId(parameters, "conversation");
  const search = readAssistantSearch(parameters);
  const list = usePagedRows(["chat_messages", "list", search], () =>
    readAssistantConversations(search),
  );
  return (
    <SplitView
      closes={["conversation"]}
      detail={open && <Transcript key={open} conversation={open} />}
      list={
        <>
          <Toolbar
            search={studioAssistant.search}
            filters={
              <ToolbarFilter
                name="only"
                label={studioAssistant.filter}
                options={studioAssistant.filters}
              />
            }
          />
          <ListBody list={list} empty={studioAssistant.empty} filters={["only"]}>
            <DenseList
              label={studioAssistant.conversations}
              rows={list.rows}
              keyOf={({ id }) => id}
              detailsOf={({ id }) => ({ conversation: id })}
              openKey={open}
              isStale={list.isStale}
            >
              {(row) => <Row row={row} />}
            </DenseList>
          </ListBody>
        </>
      }
    />
  );
}

function Row({ row }: { row: AssistantConversation }) {
  return (
    <span className="grid gap-0.5">
      <span className="truncate">{row.question ?? studioAssistant.noQuestion}</span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-mist tabular-nums">
        <StudioTime at={row.created_at} />
        <span>{studioAssistant.messages(row.messages)}</span>
        {row.page && <span>{row.page}</span>}
        {row.lead && <span>{nameItem("lead", row.lead)}</span>}
        {row.unanswered && <Badge variant="outline">{studioAssistant.unanswered}</Badge>}
        {row.wrong && <Badge variant="destructive">{studioAssistant.wrong}</Badge>}
      </span>
    </span>
  );
}
