import { lazy, Suspense } from "react";
import { changeDetails, readOpenId } from "../../../../content/studio-address.ts";
import { calendarViews, calendarWords as words } from "../../../../content/studio-calendar.ts";
import { LoadingRows } from "../parts/list-states.tsx";
import { SplitView } from "../parts/split-view.tsx";
import { ViewTabs } from "../parts/view-tabs.tsx";
import { useAddressDetails } from "../use-address-details.ts";
import { BookForClient } from "./book-for-client.tsx";
import { CallList } from "./call-list.tsx";
import { readCalendarSearch } from "./read-calendar.ts";
import { TodayLine } from "./today-line.tsx";
import { WeekView } from "./week-view.tsx";

/** Fetched with the first call that is opened, and with the hours. */
const CallDetail = lazy(async () => ({ default: (await import("./call-detail.tsx")).CallDetail }));
const HoursView = lazy(async () => ({ default: (await import("./hours-view.tsx")).HoursView }));

/** Every call: by the week, as a list, and when there can be one. */
export function CalendarArea() {
  const { parameters, open: openDetails } = useAddressDetails();
  const search = readCalendarSearch(parameters);
  const open = readOpenId(parameters, "booking");
  const elsewhere = { page: null, booking: null, week: null, q: null, which: null };
  return (
    <SplitView
      closes={["booking"]}
      list={
        <>
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
            <TodayLine />
            <BookForClient onBooked={(id) => openDetails({ booking: id })} />
          </div>
          <ViewTabs
            label={words.views}
            open={search.view}
            views={calendarViews.map((view) => ({
              value: view,
              label: words.view[view],
              to: `?${changeDetails(parameters, { ...elsewhere, view: view === "week" ? null : view })}`,
              isApart: view === "hours",
            }))}
          />
          {search.view === "week" && <WeekView monday={search.monday} openId={open} />}
          {search.view === "list" && <CallList search={search} openId={open} />}
          {search.view === "hours" && (
            <Suspense fallback={<LoadingRows count={8} />}>
              <HoursView />
            </Suspense>
          )}
        </>
      }
      detail={
        open && (
          <Suspense fallback={<LoadingRows count={6} />}>
            <CallDetail key={open} id={open} />
          </Suspense>
        )
      }
    />
  );
}
