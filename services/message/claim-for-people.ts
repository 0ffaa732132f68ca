import { z } from "zod";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const waitingRow = z.object({ email: z.string(), companyId: z.string() });

type WaitingPerson = z.infer<typeof waitingRow>;

/**
 * Those who are to be told that the studio has written. Everybody who may answer has a place of their own:
 * a colleague's reading tells nothing about theirs, but whoever wrote has read what was there.
 */
export async function claimForPeople(sql: Transaction, now: Date): Promise<WaitingPerson[]> {
  const rows = await sql`
    with waiting as (
      select m.company_id, m.user_id, place.read_until, u.email
      from public.memberships m
      join public.conversations c on c.company_id = m.company_id
      join auth.users u on u.id = m.user_id and u.deleted_at is null
      left join public.conversation_readers r
        on r.company_id = m.company_id and r.user_id = m.user_id
      cross join lateral (select coalesce(r.read_until, m.created_at) as read_until) as place
      cross join lateral (
        select min(s.created_at) as since from public.messages s
        where s.company_id = m.company_id and s.from_studio and s.created_at > place.read_until
          and not exists (
            select from public.messages own
            where own.company_id = m.company_id and own.created_at > s.created_at
              and own.sender_id = m.user_id and not own.from_studio
          )
      ) as oldest
      where m.role <> 'viewer'
        and c.last_message_at > place.read_until
        and oldest.since <= ${now}::timestamptz - interval '10 minutes'
        and (r.notified_at is null or r.notified_at <= oldest.since)
        -- The version before tells whoever the company is named after, and keeps it here. Until the release after this one.
        and not exists (
          select from private.message_notices n
          where n.company_id = m.company_id and n.company_id = m.user_id and not n.for_studio
            and n.notified_at > oldest.since
        )
    ), told as (
      insert into public.conversation_readers (company_id, user_id, read_until, notified_at)
      select w.company_id, w.user_id, w.read_until, ${now} from waiting w
      on conflict (company_id, user_id) do update set notified_at = excluded.notified_at
    ), told_before as (
      -- For the version before, that it does not tell them again. Until the release after this one.
      insert into private.message_notices (company_id, for_studio, notified_at)
      select w.company_id, false, ${now} from waiting w where w.user_id = w.company_id
      on conflict (company_id, for_studio) do update set notified_at = excluded.notified_at
    )
    select w.email::text, w.company_id as "companyId" from waiting w`;
  return parseRows(waitingRow, rows);
}
