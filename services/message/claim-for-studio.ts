import { z } from "zod";
import { parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const waitingRow = z.object({
  companyId: z.string(),
  client: z.string(),
  count: z.number(),
  /** Whose conversation it is; null where it is nobody's. */
  colleagueEmail: z.string().nullable(),
});

export type WaitingClient = z.infer<typeof waitingRow>;

/**
 * The clients of whom the studio is to be told. One mail for each run of unread messages: after one that came later than
 * the oldest of them there is none for those that follow.
 */
export async function claimForStudio(sql: Transaction, now: Date): Promise<WaitingClient[]> {
  const rows = await sql`
    with claimed as (
      insert into private.message_notices as n (company_id, for_studio, notified_at)
      select c.company_id, true, ${now}
      from public.conversations c
      cross join lateral (
        select min(m.created_at) as since from public.messages m
        where m.company_id = c.company_id and not m.from_studio and m.read_at is null
      ) as oldest
      where c.unread_by_studio > 0
        and oldest.since <= ${now}::timestamptz - interval '10 minutes'
        and not exists (
          select from private.message_notices earlier
          where earlier.company_id = c.company_id and earlier.for_studio
            and earlier.notified_at > oldest.since
        )
      on conflict (company_id, for_studio) do update set notified_at = excluded.notified_at
      returning n.company_id
    )
    select c.company_id as "companyId", private.name_company(c.company_id) as client,
      c.unread_by_studio as count, u.email::text as "colleagueEmail"
    from claimed join public.conversations c using (company_id)
    left join auth.users u on u.id = c.assigned_to and u.deleted_at is null
      and u.raw_app_meta_data ->> 'role' = 'staff'
    -- Not of a client whose people are all gone.
    where exists (
      select from public.memberships m join auth.users p on p.id = m.user_id
      where m.company_id = c.company_id and p.deleted_at is null
    )`;
  return parseRows(waitingRow, rows);
}
