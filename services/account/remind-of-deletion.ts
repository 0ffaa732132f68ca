import { z } from "zod";
import { deletionLabels } from "../../content/account-answers.ts";
import { formatLongDay } from "../../content/dates.ts";
import { reminderDays } from "../../domain/account/deletion-request.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

export const deletionReminderSchedule: RecurringJob = {
  kind: "remind-of-deletion",
  everySeconds: 3600,
  jitterSeconds: 300,
};

const leavingRow = z.object({ id: z.string(), email: z.string(), dueAt: z.date() });

type Leaving = z.infer<typeof leavingRow>;

/** Tells those whose account ends within three days, once for each deletion. */
export function createDeletionReminders(siteUrl: string): JobHandler {
  return ({ transaction }) =>
    transaction(async (sql) => {
      for (const leaving of await findLeaving(sql)) {
        await enqueueMail(sql, {
          to: leaving.email,
          template: "deletion-soon",
          dedupeKey: reminderKey(leaving),
          data: {
            link: `${siteUrl}/dashboard?tab=profile`,
            fields: [{ label: deletionLabels.day, value: formatLongDay(leaving.dueAt) }],
          },
        });
      }
    });
}

/** A reminder that has not left yet would come after the good news. */
export async function withdrawReminder(
  sql: Transaction,
  leaving: Pick<Leaving, "id" | "dueAt">,
): Promise<void> {
  // One that is leaving at this moment is not waited for.
  await sql`
    delete from private.outbox where id in (
      select id from private.outbox
      where unique_key = ${reminderKey(leaving)} and sent_at is null
      for update skip locked
    )`;
}

function reminderKey({ id, dueAt }: Pick<Leaving, "id" | "dueAt">): string {
  return `deletion-soon:${id}:${dueAt.getTime()}`;
}

/** Locked, so that whoever decides to stay at this very moment comes before or after. */
async function findLeaving(sql: Transaction): Promise<Leaving[]> {
  const rows = await sql`
    select u.id, u.email, p.deletion_due_at as "dueAt"
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.deletion_due_at > now()
      and p.deletion_due_at <= now() + make_interval(days => ${reminderDays})
      and u.deleted_at is null
    for update of p`;
  return parseRows(leavingRow, rows);
}
