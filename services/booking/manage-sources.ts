import { z } from "zod";
import { toInstant } from "../../domain/booking/instant.ts";
import type { CalendarRequest } from "../../domain/booking/requests.ts";
import { sourceFaults, type BusySource } from "../../domain/booking/source.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { enqueueJob } from "../../runtime/jobs/enqueue-job.ts";
import { recurringKey } from "../../runtime/jobs/schedule.ts";
import { BookingRefusal } from "./booking-refusal.ts";
import { busySchedule } from "./busy-schedule.ts";

const mostSources = 20;

/** It is read at once. */
export async function addSource(
  sql: Transaction,
  { name, address }: CalendarRequest<"add-source">,
  staffId: string,
): Promise<{ id: string }> {
  const [count] = await sql<{ count: number }[]>`
    select count(*)::int as count from private.busy_sources`;
  if ((count?.count ?? 0) >= mostSources) throw new BookingRefusal("too-many-sources");
  const [added] = await sql<{ id: string }[]>`
    insert into private.busy_sources (calendar_id, name, address, added_by)
    select c.id, ${name}, ${address}, ${staffId} from public.calendars c order by c.created_at, c.id limit 1
    on conflict (calendar_id, address) do nothing
    returning id`;
  if (!added) throw new BookingRefusal("source-known");
  await enqueueJob(sql, { kind: busySchedule.kind, uniqueKey: recurringKey(busySchedule.kind) });
  return added;
}

export async function removeSource(sql: Transaction, id: string): Promise<object> {
  const gone = await sql`delete from private.busy_sources where id = ${id} returning id`;
  if (gone.length === 0) throw new BookingRefusal("source-missing");
  return {};
}

const sourceRow = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  state: z.enum(["waiting", "good", "failed"]),
  fault: z.enum(sourceFaults).nullable(),
  checkedAt: z.date().nullable(),
  goodAt: z.date().nullable(),
});
const busyRow = z.object({ sourceId: z.string(), start: z.date(), end: z.date() });

type Busy = { sourceId: string; start: string; end: string };

/** The calendars that say when the studio is busy; their addresses are secrets, and stay here. */
export async function readSources(
  sql: Transaction,
  { from, days = 7 }: CalendarRequest<"read-sources">,
): Promise<{ sources: BusySource[]; busy: Busy[] }> {
  const rows = await sql`
    select id, name, address, state, fault, checked_at as "checkedAt", good_at as "goodAt"
    from private.busy_sources order by created_at, id`;
  const sources = parseRows(sourceRow, rows).map(({ address, checkedAt, goodAt, ...source }) => ({
    ...source,
    host: URL.parse(address)?.host ?? "",
    checkedAt: checkedAt && toInstant(checkedAt.getTime()),
    goodAt: goodAt && toInstant(goodAt.getTime()),
  }));
  if (from === undefined) return { sources, busy: [] };
  // A day more on either side: the days are those of whoever looks at them.
  const busy = await sql`
    select source_id as "sourceId", starts_at as start, ends_at as "end" from private.busy_times
    where starts_at < ${from}::date + ${days + 1}::int and ends_at > ${from}::date - 1
    order by starts_at limit 5000`;
  return {
    sources,
    busy: parseRows(busyRow, busy).map(({ sourceId, start, end }) => ({
      sourceId,
      start: toInstant(start.getTime()),
      end: toInstant(end.getTime()),
    })),
  };
}
