import { formatLongDay, leavingLabels } from "../../content/account.ts";
import { reminderDays } from "../../domain/profile/deletion-request.ts";
import type { Transaction } from "../database.ts";
import type { JobHandler } from "../jobs/job.ts";
import type { RecurringJob } from "../jobs/schedule.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

export const deletionReminderSchedule: RecurringJob = {
  kind: "remind-of-deletion",
  everySeconds: 3600,
  jitterSeconds: 300,
};

type Leaving = { id: string; dueAt: Date };

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
            fields: [{ label: leavingLabels.day, value: formatLongDay(leaving.dueAt) }],
          },
        });
      }
    });
}

/** A reminder that has not left yet would come after the good news. */
export async function withdrawReminder(sql: Transaction, leaving: Leaving): Promise<void> {
  // One that is leaving at this moment is not waited for.
  await sql`
    delete from private.outbox where id in (
      select id from private.outbox
      where unique_key = ${reminderKey(leaving)} and sent_at is null
      for update skip locked
    )`;
}

function reminderKey({ id, dueAt }: Leaving): string {
  return `deletion-soon:${id}:${dueAt.getTime()}`;
}

/** Locked, so that whoever decides to stay at this very moment comes before or after. */
function findLeaving(sql: Transaction) {
  return sql<(Leaving & { email: string })[]>`
    select u.id, u.email, p.deletion_due_at as "dueAt"
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.deletion_due_at > now()
      and p.deletion_due_at <= now() + make_interval(days => ${reminderDays})
      and u.deleted_at is null
    for update of p`;
}
