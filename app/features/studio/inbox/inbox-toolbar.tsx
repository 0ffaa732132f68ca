import { inboxClocks, inboxViews, inboxWords, itemKindWords } from "../../../../content/inbox.ts";
import { itemKinds } from "../../../../domain/inbox/item.ts";
import { changeDetails } from "../../../../content/studio-address.ts";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { ViewTabs } from "../parts/view-tabs.tsx";
import { ExportInbox } from "./export-inbox-button.tsx";
import type { InboxSearch } from "./inbox-search.ts";
import type { StaffMember } from "./use-staff.ts";
import { useAddressDetails } from "../use-address-details.ts";

type InboxToolbarProps = { search: InboxSearch; staff: readonly StaffMember[]; myId: string };

const kinds = itemKinds.map((value) => ({ value, label: itemKindWords[value] }));
const clocks = inboxClocks.map((value) => ({ value, label: inboxWords.clocks[value] }));

export function InboxToolbar({ search, staff, myId }: InboxToolbarProps) {
  const others = staff.filter(({ id }) => id !== myId);
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-6">
        <StatusTabs search={search} />
        <ExportInbox search={search} staff={staff} myId={myId} />
      </div>
      <Toolbar
        search={inboxWords.search}
        isSearchWide
        filters={
          <>
            <ToolbarFilter
              isBrief
              name="kind"
              label={inboxWords.kind}
              none={inboxWords.anyKind}
              options={kinds}
            />
            <ToolbarFilter
              isBrief
              name="owner"
              label={inboxWords.owner}
              none={inboxWords.anyOwner}
              options={[
                { value: "me", label: inboxWords.mine },
                { value: "nobody", label: inboxWords.nobody },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            <ToolbarFilter
              isBrief
              name="clock"
              label={inboxWords.clock}
              none={inboxWords.anyClock}
              options={clocks}
            />
          </>
        }
      />
    </>
  );
}

/** Where things stand, spam last and apart. */
function StatusTabs({ search }: { search: InboxSearch }) {
  const { parameters } = useAddressDetails();
  return (
    <ViewTabs
      className="flex-1"
      label={inboxWords.views}
      open={search.view}
      views={inboxViews.map((view) => ({
        value: view,
        label: inboxWords.view[view],
        to: `?${changeDetails(parameters, {
          status: view === "new" ? null : view,
          ...(view === "new" && search.clock === "unanswered" && { clock: null }),
          before: null,
          item: null,
        })}`,
        isApart: view === "spam",
      }))}
    />
  );
}
