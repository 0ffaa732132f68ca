import { calendarWords as words, calendarCallWords } from "../../../../content/studio-calendar.ts";
import type { Booking } from "../../../../domain/booking/booking.ts";
import { DenseTable } from "../parts/dense-table.tsx";
import { ListBody } from "../parts/list-body.tsx";
import { StudioTime } from "../parts/studio-time.tsx";
import type { TableColumn } from "../parts/table-column.ts";
import { Toolbar, ToolbarFilter } from "../parts/toolbar.tsx";
import { usePagedRows } from "../parts/use-paged-rows.ts";
import { CallStateMark } from "./call-state-mark.tsx";
import { type CalendarSearch, readCallPage, whichCalls } from "./read-calendar.ts";

const columns: readonly TableColumn<Booking>[] = [
  { head: words.when, cell: ({ starts_at }) => <StudioTime at={starts_at} /> },
  { head: words.who, cell: ({ name, email }) => name || email || words.nobody },
  { head: words.what, cell: ({ kind }) => calendarCallWords.kind[kind], shows: "wide" },
  { head: words.state, cell: ({ state }) => <CallStateMark state={state} /> },
];

const others = whichCalls
  .filter((which) => which !== "upcoming")
  .map((value) => ({ value, label: words.whichOf[value] }));

type CallListProps = { search: CalendarSearch; openId: string | null };

export function CallList({ search, openId }: CallListProps) {
  const list = usePagedRows(["bookings", "list", search], () => readCallPage(search));
  return (
    <>
      <Toolbar
        search={words.search}
        filters={
          <ToolbarFilter
            name="which"
            label={words.which}
            none={words.whichOf.upcoming}
            options={others}
          />
        }
      />
      <ListBody list={list} empty={words.none} filters={["which"]}>
        <DenseTable
          caption={words.list}
          columns={columns}
          rows={list.rows}
          keyOf={({ id }) => id}
          detailsOf={({ id }) => ({ booking: id })}
          openKey={openId}
          isStale={list.isStale}
        />
      </ListBody>
    </>
  );
}
