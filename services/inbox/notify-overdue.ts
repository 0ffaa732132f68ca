import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { overdueDigest, nameItem } from "../../content/inbox.ts";
import { areaAddress } from "../../content/studio-address.ts";
import { itemKinds } from "../../domain/inbox/item.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

export const overdueSchedule: RecurringJob = {
  kind: "notify-overdue-items",
  everySeconds: 300,
  jitterSeconds: 30,
};

const breachedRow = z.object({
  kind: z.enum(itemKinds),
  who: z.string().nullable(),
  received_at: z.date(),
});

// A mail that lists a hundred is read by nobody; the inbox shows them all.
const listed = 30;

/** One mail to the studio about every clock that has run out since the last one. */
export function createOverdueDigest({ siteUrl }: { siteUrl: string }): JobHandler {
  return (context) => context.transaction((sql) => notifyOverdue(sql, siteUrl));
}

export async function notifyOverdue(sql: Transaction, siteUrl: string): Promise<void> {
  const breached = await takeBreached(sql);
  if (breached.length === 0) return;
  const fields = breached.slice(0, listed).map(({ kind, who, received_at }) => ({
    label: nameItem(kind, who),
    value: overdueDigest.since(received_at),
  }));
  const more = breached.length - fields.length;
  await enqueueMail(sql, {
    to: brand.email,
    template: "studio-clock",
    data: {
      topic: overdueDigest.topic(breached.length),
      fields: more > 0 ? [...fields, overdueDigest.more(more)] : fields,
      link: siteUrl + areaAddress("inbox", { clock: "breached" }),
    },
  });
}

/** Marked in the transaction that writes the mail, so that each item is notified exactly once. */
async function takeBreached(sql: Transaction) {
  const rows = await sql`
    with due as (
      select id from public.inbox_items
      where clock = 'running' and due_at < now() and breach_notified_at is null
      for update skip locked
    ), notified as (
      update public.inbox_items i set breach_notified_at = now()
      from due where i.id = due.id
      returning i.*
    )
    select kind, received_at, private.name_inbox_item(id) as who from notified order by due_at`;
  return parseRows(breachedRow, rows);
}
