import { z } from "zod";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

const validatorsRow = z.object({
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
});

export type Validators = z.infer<typeof validatorsRow>;

/** Longer than a refresh can take. */
const refreshSeconds = 45;
const minutesBetween = 10;

/**
 * The validators of the last answer for the one who may ask now; undefined for everybody else. Forced, it need not be
 * due: only somebody who is asking already is waited for.
 */
export async function claimRefresh(
  sql: Transaction,
  url: string,
  isForced = false,
): Promise<Validators | undefined> {
  const rows = await sql`
    insert into private.feed_state as s (url, checked_at, refreshing_until)
    values (
      ${url}, clock_timestamp(), clock_timestamp() + make_interval(secs => ${refreshSeconds})
    )
    on conflict (url) do update
    set checked_at = excluded.checked_at, refreshing_until = excluded.refreshing_until
    where s.checked_at is null
      or s.checked_at <= clock_timestamp() - make_interval(mins => ${minutesBetween})
      or (${isForced} and coalesce(s.refreshing_until <= clock_timestamp(), true))
    returning etag, last_modified as "lastModified"`;
  return parseRow(validatorsRow, rows);
}

type End = Partial<Validators> & { lastError: string | null; refusesFrames?: boolean | null };

/** What is not named stays as it was. */
export async function endRefresh(sql: Transaction, url: string, end: End): Promise<void> {
  const hasValidators = end.etag !== undefined || end.lastModified !== undefined;
  await sql`
    update private.feed_state
    set refreshing_until = null, last_error = ${end.lastError},
      etag = case when ${hasValidators} then ${end.etag ?? null} else etag end,
      last_modified = case
        when ${hasValidators} then ${end.lastModified ?? null} else last_modified
      end,
      refuses_frames = coalesce(${end.refusesFrames ?? null}, refuses_frames)
    where url = ${url}`;
}

export async function forgetValidators(sql: Transaction, url: string): Promise<void> {
  await sql`update private.feed_state set etag = null, last_modified = null where url = ${url}`;
}

/** Whether somebody is asking the newsletter right now. */
export async function isRefreshing(sql: Transaction, url: string): Promise<boolean> {
  const found = await sql`
    select 1 from private.feed_state where url = ${url} and refreshing_until > clock_timestamp()`;
  return found.length > 0;
}
