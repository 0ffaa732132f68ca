import { z } from "zod";
import type { Trouble } from "../../domain/trouble/trouble.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { recurringKey } from "../../runtime/jobs/schedule.ts";
import { feedSchedule } from "../labs/refresh-job.ts";

const jobRow = z.object({
  kind: z.string(),
  count: z.number(),
  since: z.date().nullable(),
  said: z.string().nullable(),
});

/**
 * Jobs that were given up, and those that come round by the clock and have failed for an hour. The newsletter's has a day,
 * and what keeps payments from being followed may have a name of its own.
 */
export async function findFailedJobs(sql: Transaction, followsChain: string): Promise<Trouble[]> {
  const rows = await sql`
    select kind, count(failed_at)::int as count, min(failing_since) filter (where failed_at is null) as since,
      (array_agg(last_error order by updated_at desc))[1] as said
    from private.jobs
    where finished_at is null and (failed_at is not null or (
      unique_key = ${recurringKey("")} || kind and failing_since < now() - interval '1 hour'
      and kind <> ${feedSchedule.kind}
      and (kind <> ${followsChain} or not exists (
        select from public.troubles t where t.kind = 'chain' and t.ended_at is null
      ))
    ))
    group by kind`;
  return parseRows(jobRow, rows).map(({ kind, count, since, said }) => ({
    kind: "job",
    subject: kind,
    facts: {
      ...(count > 0 && { count }),
      ...(since && { since: since.toISOString() }),
      ...(said !== null && { said }),
    },
  }));
}

const mailRow = z.object({ waiting: z.number(), failed: z.number(), said: z.string().nullable() });

/**
 * Mail that waits: for an hour in which none has left, or for longer than a server that asks for patience would have it. And
 * mail that was tried to the end. An address that does not exist is no trouble: anybody can type one into a form.
 */
export async function findHeldMail(sql: Transaction): Promise<Trouble[]> {
  const rows = await sql`
    with waiting as (
      select count(*)::int as count, min(created_at) as oldest,
        (array_agg(last_error order by updated_at desc))[1] as said
      from private.outbox
      where sent_at is null and failed_at is null and created_at < now() - interval '1 hour'
    ), failed as (
      select count(*)::int as count, (array_agg(last_error order by failed_at desc))[1] as said
      from private.outbox o where private.is_given_up(o)
    )
    select failed.count as failed, coalesce(waiting.said, failed.said) as said,
      case when waiting.oldest < now() - interval '6 hours' or not exists (
        select from private.outbox where sent_at > now() - interval '1 hour'
      ) then waiting.count else 0 end as waiting
    from waiting, failed`;
  const mail = parseRow(mailRow, rows);
  if (!mail) return [];
  const { waiting, failed, said } = mail;
  const list = [
    { subject: "waiting", count: waiting },
    { subject: "failed", count: failed },
  ];
  return list
    .filter(({ count }) => count > 0)
    .map(({ subject, count }) => ({
      kind: "mail",
      subject,
      facts: { count, ...(said !== null && { said }) },
    }));
}

const feedRow = z.object({ since: z.date(), said: z.string() });

/** The newsletter that is followed today, when it has not been read for a day. */
export async function findLostFeed(sql: Transaction, source: string): Promise<Trouble[]> {
  const rows = await sql`
    select failing_since as since, last_error as said from private.feed_state
    where url = ${source} and last_error is not null and failing_since < now() - interval '1 day'`;
  return parseRows(feedRow, rows).map(({ since, said }) => ({
    kind: "feed",
    // Beyond the name an address may hold a key.
    subject: URL.parse(source)?.host ?? source,
    facts: { since: since.toISOString(), said },
  }));
}
