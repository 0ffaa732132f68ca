import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { describeUnread } from "../../content/mail.ts";
import { areaAddress } from "../../content/studio-address.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import type { RecurringJob } from "../../runtime/jobs/schedule.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

export const unreadSchedule: RecurringJob = { kind: "notify-unread-messages", everySeconds: 60 };

type UnreadSettings = { siteUrl: string; now?: () => Date };

/** Notifies a side by mail of messages that it has not read for ten minutes: once, until it has read them. */
export function createUnreadNotices({
  siteUrl,
  now = () => new Date(),
}: UnreadSettings): JobHandler {
  return ({ transaction }) =>
    transaction(async (sql) => {
      for (const unread of await claimUnread(sql, now())) await sendNotice(sql, unread, siteUrl);
    });
}

const unreadRow = z.object({
  user_id: z.string(),
  for_studio: z.boolean(),
  count: z.number(),
  client: z.string().nullable(),
  /** Null where nobody is notified: the account is closed. */
  client_email: z.string().nullable(),
  colleague_email: z.string().nullable(),
});

type Unread = z.infer<typeof unreadRow>;

/**
 * One mail for each run of unread messages: whoever got a mail after the oldest unread one gets none for those that
 * came later.
 */
async function claimUnread(sql: Transaction, now: Date): Promise<Unread[]> {
  const rows = await sql`
    with claimed as (
      insert into private.message_notices as n (user_id, for_studio, notified_at)
      select c.user_id, side.for_studio, ${now}
      from public.conversations c
      cross join (values (true), (false)) as side (for_studio)
      cross join lateral (
        select min(m.created_at) as since from public.messages m
        where m.user_id = c.user_id and m.from_studio <> side.for_studio and m.read_at is null
      ) as oldest
      where (c.unread_by_studio > 0 or c.unread_by_client > 0)
        and oldest.since <= ${now}::timestamptz - interval '10 minutes'
        and not exists (
          select from private.message_notices earlier
          where earlier.user_id = c.user_id and earlier.for_studio = side.for_studio
            and earlier.notified_at > oldest.since
        )
      on conflict (user_id, for_studio) do update set notified_at = excluded.notified_at
      returning n.user_id, n.for_studio
    )
    select u.user_id, u.for_studio,
      case when u.for_studio then c.unread_by_studio else c.unread_by_client end as count,
      coalesce(p.display_name, p.company_name) as client,
      case when client.deleted_at is null then client.email::text end as client_email,
      case when colleague.deleted_at is null
        and colleague.raw_app_meta_data ->> 'role' = 'staff' then colleague.email::text
      end as colleague_email
    from claimed u
    join public.conversations c on c.user_id = u.user_id
    join public.profiles p on p.user_id = u.user_id
    join auth.users client on client.id = u.user_id
    left join auth.users colleague on colleague.id = c.assigned_to`;
  return parseRows(unreadRow, rows);
}

async function sendNotice(sql: Transaction, unread: Unread, siteUrl: string): Promise<void> {
  if (unread.client_email === null) return;
  if (unread.for_studio) {
    await enqueueMail(sql, {
      to: unread.colleague_email ?? brand.email,
      template: "studio-unread-messages",
      data: {
        link: siteUrl + areaAddress("messages", { client: unread.user_id }),
        fields: describeUnread({
          client: unread.client ?? unread.client_email,
          count: unread.count,
        }),
      },
    });
    return;
  }
  await enqueueMail(sql, {
    to: unread.client_email,
    template: "unread-messages",
    data: { link: `${siteUrl}/dashboard?tab=messages` },
  });
}
