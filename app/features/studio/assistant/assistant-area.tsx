import { lazy, Suspense } from "react";
import { nameItem } from "../../../../content/inbox.ts";
import { studioAssistant } from "../../../../content/studio-assistant.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DenseList } from "../parts/dense-list.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { LoadingRows } from "../parts/list-states.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import {
  type AssistantConversation,
  readAssistantSearch,
  readAssistantConversations,
} from "./assistant-rows.ts";
import { TeachingViews } from "./teaching-views.tsx";
import { Transcript } from "./transcript.tsx";
import { readOpenId } from "../../../../content/studio-address.ts";
import { useAddressDetails } from "../use-address-details.ts";

const UnmetList = lazy(async () => ({ default: (await import("./unmet-list.tsx")).UnmetList }));
const TaughtList = lazy(async () => ({ default: (await import("./taught-list.tsx")).TaughtList }));

/** What visitors asked the assistant, what it did not know, and what it was taught. */
export function AssistantArea() {
  const view = useAddressDetails().parameters.get("view");
  if (view !== "unmet" && view !== "taught") return <Conversations />;
  return (
    <Suspense fallback={<LoadingRows count={5} />}>
      {view === "unmet" ? <UnmetList /> : <TaughtList />}
    </Suspense>
  );
}

/** What was said, and what had been found for it. */
function Conversations() {
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
          <TeachingViews open="conversations" />
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
