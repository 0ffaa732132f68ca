import { useEffect, useEffectEvent } from "react";
import { changeDetails } from "../../../../content/studio-address.ts";
import { calendarWords as words } from "../../../../content/studio-calendar.ts";
import { formatDay } from "../../../../content/dates.ts";
import { todayInLondon } from "../../../../content/studio-times.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { isForPage } from "../is-for-page.ts";
import { FailedState, LoadingRows } from "../parts/list-states.tsx";
import { useLoaded } from "../parts/use-loaded.ts";
import { useAddressDetails } from "../use-address-details.ts";
import { fetchSources } from "./manage-calendar.ts";
import { readCallsBetween, readOpening } from "./read-calendar.ts";
import { addDays, mondayOf } from "./week.ts";
import { WeekGrid } from "./week-grid.tsx";

type WeekViewProps = { monday: string; openId: string | null };

export function WeekView({ monday, openId }: WeekViewProps) {
  const sunday = addDays(monday, 6);
  const calls = useLoaded(["bookings", "week", monday], () => readCallsBetween(monday, sunday));
  const opening = useLoaded(["opening_hours", "all"], readOpening, {
    tables: ["opening_exceptions", "calendars"],
  });
  // Without them the week is still worth seeing: they only say why a time is not free.
  const sources = useLoaded(["busy_sources", "week", monday], () => fetchSources(monday, 7));
  const failed = [calls, opening].find(({ state }) => state === "failed");
  return (
    <>
      <WeekTurns monday={monday} />
      {failed && <FailedState error={failed.error} onRetry={() => void failed.reload()} />}
      {!failed && calls.value && opening.value ? (
        <WeekGrid
          monday={monday}
          calls={calls.value}
          opening={opening.value}
          busy={sources.value?.busy ?? []}
          openId={openId}
        />
      ) : (
        !failed && <LoadingRows count={8} />
      )}
    </>
  );
}

/** To the weeks around it; by p and n as well. */
function WeekTurns({ monday }: { monday: string }) {
  const { parameters, open } = useAddressDetails();
  const weekAt = (day: string) => (day === mondayOf(todayInLondon()) ? null : day);
  const turn = useEffectEvent((weeks: number) =>
    open({ week: weekAt(addDays(monday, weeks * 7)), booking: null }),
  );
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (!isForPage(event)) return;
      if (event.key === "p") turn(-1);
      if (event.key === "n") turn(1);
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  const addressOf = (day: string) =>
    `?${changeDetails(parameters, { week: weekAt(day), booking: null })}`;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line pb-3">
      <p className="mr-auto tabular-nums" aria-live="polite">
        {words.weekOf(formatDay(monday), formatDay(addDays(monday, 6)))}
      </p>
      <div className="flex gap-x-5">
        <ButtonLink size="small" variant="quiet" to={addressOf(addDays(monday, -7))}>
          {words.earlier}
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" to={addressOf(todayInLondon())}>
          {words.thisWeek}
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" to={addressOf(addDays(monday, 7))}>
          {words.later}
        </ButtonLink>
      </div>
    </div>
  );
}
