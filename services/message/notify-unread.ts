import { brand } from "../../content/brand.ts";
import { describeUnread } from "../../content/mail.ts";
import { askedCompany, tabAddress } from "../../content/portal-address.ts";
import { areaAddress } from "../../content/studio-address.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { claimForStudio, type WaitingClient } from "./claim-for-studio.ts";
import { claimForPeople } from "./claim-for-people.ts";

export const unreadSchedule: RecurringJob = { kind: "notify-unread-messages", everySeconds: 60 };

type UnreadSettings = { siteUrl: string; now?: () => Date };

/**
 * Notifies by mail of messages that were not read for ten minutes, once until they have been: the studio as one, and of a
 * client each person for themselves.
 */
export function createUnreadNotices({
  siteUrl,
  now = () => new Date(),
}: UnreadSettings): JobHandler {
  return ({ transaction }) =>
    transaction(async (sql) => {
      for (const client of await claimForStudio(sql, now())) {
        await notifyStudio(sql, client, siteUrl);
      }
      for (const { email, companyId } of await claimForPeople(sql, now())) {
        const data = { link: siteUrl + tabAddress("messages", { [askedCompany]: companyId }) };
        await enqueueMail(sql, { to: email, template: "unread-messages", data });
      }
    });
}

async function notifyStudio(
  sql: Transaction,
  { companyId, client, count, colleagueEmail }: WaitingClient,
  siteUrl: string,
): Promise<void> {
  await enqueueMail(sql, {
    to: colleagueEmail ?? brand.email,
    template: "studio-unread-messages",
    data: {
      link: siteUrl + areaAddress("messages", { client: companyId }),
      fields: describeUnread({ client, count }),
    },
  });
}
