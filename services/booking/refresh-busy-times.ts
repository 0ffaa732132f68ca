import { z } from "zod";
import { bookingMailLabels as labels, sourceFaultWords } from "../../content/booking-mail.ts";
import { brand } from "../../content/brand.ts";
import type { Span } from "../../domain/booking/list-slots.ts";
import type { SourceFault } from "../../domain/booking/source.ts";
import { env } from "../../runtime/config/env.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { FetchError } from "../../runtime/guarded-fetch/fetch-error.ts";
import { guardedFetch } from "../../runtime/guarded-fetch/guarded-fetch.ts";
import type { JobContext, JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { readBusyTimes, SourceError } from "./read-busy-times.ts";

const mostBytes = 5 * 1024 * 1024;
const day = 86_400_000;

const sourceRow = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  zone: z.string(),
  horizonDays: z.number(),
});
type Source = z.infer<typeof sourceRow>;

/** Reads every calendar anew. One that cannot be read keeps what was read last, and the studio is told once. */
export function createBusyReading(siteUrl: string): JobHandler {
  return async (job) => {
    const sources = await job.transaction(
      (sql) => sql`
        select s.id, s.name, s.address, c.zone, c.horizon_days as "horizonDays"
        from private.busy_sources s join public.calendars c on c.id = s.calendar_id
        order by s.checked_at nulls first, s.id`,
    );
    for (const source of parseRows(sourceRow, sources)) {
      if (job.signal.aborted) return;
      const outcome = await readSource(source, job.signal);
      await job.transaction((sql) =>
        Array.isArray(outcome)
          ? keepTimes(sql, source.id, outcome)
          : noteFailure(sql, source, { fault: outcome, siteUrl }),
      );
    }
  };
}

async function readSource(
  { address, zone, horizonDays }: Source,
  signal: JobContext["signal"],
): Promise<Span[] | SourceFault> {
  try {
    const { bytes } = await guardedFetch(address, {
      headers: { accept: "text/calendar, */*;q=0.1", "user-agent": `${brand.name}-Calendar/1.0` },
      maxBytes: mostBytes,
      timeLimitMilliseconds: 20_000,
      allowPrivate: env("FETCH_ALLOW_PRIVATE") === "on",
      signal,
    });
    const now = Date.now();
    return await readBusyTimes(new TextDecoder().decode(bytes), {
      zone,
      from: now - day,
      to: now + (horizonDays + 2) * day,
    });
  } catch (error) {
    if (error instanceof SourceError) return error.fault;
    if (!(error instanceof FetchError)) throw error;
    if (error.reason === "size") return "too-large";
    return error.reason === "address" ? "forbidden" : "unreachable";
  }
}

async function keepTimes(sql: Transaction, id: string, spans: readonly Span[]): Promise<void> {
  // Somebody may have taken it out of the list meanwhile.
  const known = await sql`
    update private.busy_sources
    set state = 'good', fault = null, checked_at = now(), good_at = now(), told_at = null
    where id = ${id} returning id`;
  if (known.length === 0) return;
  await sql`delete from private.busy_times where source_id = ${id}`;
  await sql`
    insert into private.busy_times (source_id, starts_at, ends_at)
    select ${id}::uuid, to_timestamp(t.start / 1000.0), to_timestamp(t.end / 1000.0)
    from jsonb_to_recordset(${sql.json([...spans])}) as t (start float8, "end" float8)`;
}

type Failure = { fault: SourceFault; siteUrl: string };

async function noteFailure(
  sql: Transaction,
  { id, name }: Source,
  { fault, siteUrl }: Failure,
): Promise<void> {
  await sql`
    update private.busy_sources set state = 'failed', fault = ${fault}, checked_at = now() where id = ${id}`;
  // Hosts have a bad minute now and then: an hour of them is news.
  const told = await sql<{ key: string }[]>`
    update private.busy_sources set told_at = now()
    where id = ${id} and told_at is null
      and (${fault !== "unreachable"} or coalesce(good_at, created_at) < now() - interval '1 hour')
    returning extract(epoch from told_at)::text as key`;
  const [news] = told;
  if (!news) return;
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-calendar-failed",
    dedupeKey: `calendar failed ${id} ${news.key}`,
    data: {
      link: `${siteUrl}/studio/calendar`,
      fields: [
        { label: labels.calendar, value: name },
        { label: labels.fault, value: sourceFaultWords[fault] },
      ],
    },
  });
}
