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

const dueRow = z.object({ id: z.string(), email: z.string(), dueAt: z.date() });

type DueDeletion = z.infer<typeof dueRow>;

/** Reminds those whose account ends within three days, once for each deletion. */
export function createDeletionReminders(siteUrl: string): JobHandler {
  return ({ transaction }) =>
    transaction(async (sql) => {
      for (const due of await findDueDeletions(sql)) {
        await enqueueMail(sql, {
          to: due.email,
          template: "deletion-soon",
          dedupeKey: reminderKey(due),
          data: {
            link: `${siteUrl}/dashboard?tab=profile`,
            fields: [{ label: deletionLabels.day, value: formatLongDay(due.dueAt) }],
          },
        });
      }
    });
}

/** A reminder that is still in the outbox would arrive after the mail that the account is kept. */
export async function withdrawReminder(
  sql: Transaction,
  due: Pick<DueDeletion, "id" | "dueAt">,
): Promise<void> {
  // One that is being sent at this moment is not waited for.
  await sql`
    delete from private.outbox where id in (
      select id from private.outbox
      where unique_key = ${reminderKey(due)} and sent_at is null
      for update skip locked
    )`;
}

function reminderKey({ id, dueAt }: Pick<DueDeletion, "id" | "dueAt">): string {
  return `deletion-soon:${id}:${dueAt.getTime()}`;
}

/** Locked, so that whoever decides to stay at this very moment comes before or after. */
async function findDueDeletions(sql: Transaction): Promise<DueDeletion[]> {
  const rows = await sql`
    select u.id, u.email, p.deletion_due_at as "dueAt"
    from public.profiles p join auth.users u on u.id = p.user_id
    where p.deletion_due_at > now()
      and p.deletion_due_at <= now() + make_interval(days => ${reminderDays})
      and u.deleted_at is null
    for update of p`;
  return parseRows(dueRow, rows);
}
