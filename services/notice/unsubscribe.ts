import * as z from "zod/mini";
import { noticeTopics } from "../../domain/notice/notice.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const unsubscribing = z.object({
  personId: z.string(),
  topic: z.enum([...noticeTopics, "daily"]),
  isStaff: z.boolean(),
});
export type FoundUnsubscribing = z.infer<typeof unsubscribing>;

/** What the link below a mail is about; nothing where there is no such link. */
export async function findUnsubscribing(
  sql: Transaction,
  token: string,
): Promise<FoundUnsubscribing | undefined> {
  const rows = await sql`
    select t.person_id as "personId", t.topic,
      u.raw_app_meta_data ->> 'role' is not distinct from 'staff' as "isStaff"
    from private.unsubscribe_tokens t join auth.users u on u.id = t.person_id
    where t.token = ${token}`;
  return parseRow(unsubscribing, rows);
}

/** Ends the mails that the link is about: of one topic, or all that come once a day. Repeated, it changes nothing. */
export async function unsubscribe(
  sql: Transaction,
  token: string,
): Promise<FoundUnsubscribing | undefined> {
  const found = await findUnsubscribing(sql, token);
  if (found?.topic === "daily") {
    await sql`
      update public.notification_choices set choice = 'none'
      where person_id = ${found.personId} and choice = 'daily'`;
  } else if (found) {
    await sql`
      insert into public.notification_choices (person_id, topic, choice)
      values (${found.personId}, ${found.topic}, 'none')
      on conflict (person_id, topic) do update set choice = excluded.choice`;
  }
  return found;
}
