import { z } from "zod";
import { companyMailLabels, unnamed } from "../../content/company-mail.ts";
import { formatLongDay } from "../../content/dates.ts";
import { askedCompany, tabAddress } from "../../content/portal-address.ts";
import { reminderDays } from "../../domain/account/deletion-request.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { plainName } from "../mail/plain-name.ts";
import { listPeople } from "./list-people.ts";

export const closingReminderSchedule: RecurringJob = {
  kind: "remind-of-company-closing",
  everySeconds: 3600,
  jitterSeconds: 300,
};

const dueRow = z.object({ id: z.string(), name: z.string().nullable(), dueAt: z.date() });

/** Reminds everybody in a company that ends within three days, once for each closing. */
export function createClosingReminders(siteUrl: string): JobHandler {
  return ({ transaction }) =>
    transaction(async (sql) => {
      for (const { id, name, dueAt } of await findDueClosings(sql)) {
        const company = plainName(name ?? "") ?? unnamed.company;
        for (const person of await listPeople(sql, id, "viewer")) {
          await enqueueMail(sql, {
            to: person.email,
            template: "company-closing-soon",
            dedupeKey: `${reminderKey(id)}${dueAt.getTime()}:${person.accountId}`,
            data: {
              link: siteUrl + tabAddress("profile", { [askedCompany]: id }),
              fields: [
                { label: companyMailLabels.company, value: company },
                { label: companyMailLabels.day, value: formatLongDay(dueAt) },
              ],
            },
          });
        }
      }
    });
}

/** Those that are still in the outbox would arrive after the mail that the company is kept. */
export async function withdrawClosingReminders(sql: Transaction, id: string): Promise<void> {
  // One that is being sent at this moment is not waited for.
  await sql`
    delete from private.outbox where id in (
      select id from private.outbox
      where starts_with(unique_key, ${reminderKey(id)}) and sent_at is null
      for update skip locked
    )`;
}

const reminderKey = (id: string) => `company-closing-soon:${id}:`;

/** Locked, so that whoever keeps it at this very moment comes before or after. */
async function findDueClosings(sql: Transaction): Promise<z.infer<typeof dueRow>[]> {
  const rows = await sql`
    select id, name, closing_due_at as "dueAt" from public.companies
    where closing_due_at > now() and closing_due_at <= now() + make_interval(days => ${reminderDays})
      and closed_at is null
    for update`;
  return parseRows(dueRow, rows);
}
