import type { Transaction } from "../../runtime/database/types.ts";

/**
 * Puts the conversation into the studio's inbox, by a trigger. One that was marked as spam stays closed, and what a person
 * has already is left to them.
 */
export async function openTalk(
  sql: Transaction,
  conversationId: string,
  state: "noticed" | "waiting",
): Promise<void> {
  await sql`
    insert into public.talks as t (id, state, waiting_since, visitor_seen_at)
    select ${conversationId}, ${state}, case when ${state === "waiting"} then now() end, now()
    where not exists (
      select from public.inbox_items i
      where i.conversation_id = ${conversationId} and i.status = 'spam'
    )
    on conflict (id) do update set
      state = excluded.state, waiting_since = excluded.waiting_since, visitor_seen_at = now()
    where ${state === "waiting"} and t.state not in ('waiting', 'open')`;
}
