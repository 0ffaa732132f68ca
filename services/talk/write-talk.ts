import { isForStudio, type TalkState } from "../../domain/talk/talk.ts";
import type { TalkRequest } from "../../domain/talk/talk-request.ts";
import type { Transaction } from "../../runtime/database/types.ts";

type Written = Extract<
  TalkRequest,
  { token: string; action: "say" | "note" | "return" | "forget" }
>;

/** What the visitor does in a talk that is theirs. Answers whether that can be done as it stands. */
export async function writeTalk(
  sql: Transaction,
  asked: Written,
  state: TalkState,
): Promise<boolean> {
  if (asked.action === "say" && !isForStudio(state)) return false;
  if (asked.action === "say") await say(sql, asked);
  else if (asked.action === "note") await note(sql, asked);
  else if (asked.action === "forget") await forget(sql, asked.conversationId);
  else {
    await sql`
      update public.talks set state = 'returned'
      where id = ${asked.conversationId} and state <> 'ended'`;
  }
  return true;
}

/** Sent twice, it is there once; an id that is somebody else's changes nothing. */
async function say(
  sql: Transaction,
  { id, conversationId, text }: { id: string; conversationId: string; text: string },
): Promise<void> {
  await sql`
    insert into public.chat_messages (id, conversation_id, text, is_user, created_at)
    values (${id}, ${conversationId}, ${text}, true, clock_timestamp())
    on conflict (id) do nothing`;
}

async function note(
  sql: Transaction,
  { conversationId, isTyping, readUntil }: Extract<Written, { action: "note" }>,
): Promise<void> {
  await sql`
    update public.talks
    set visitor_seen_at = now(),
      visitor_typing_at = case
        when ${isTyping ?? null}::boolean then now()
        when not ${isTyping ?? null}::boolean then null
        else visitor_typing_at
      end,
      -- Browsers count in milliseconds, and a message was written within one.
      visitor_read_at = greatest(
        visitor_read_at, least(${readUntil ?? null}::timestamptz + interval '1 millisecond', now())
      )
    where id = ${conversationId}`;
}

/** Who left an address still has a claim to an answer, by mail. */
async function forget(sql: Transaction, conversationId: string): Promise<void> {
  await sql`delete from private.talk_tokens where conversation_id = ${conversationId}`;
  await sql`
    update public.talks t
    set visitor_seen_at = null, visitor_typing_at = null,
      state = case
        when exists (select from public.leads l where l.conversation_id = t.id) then state
        else 'ended'
      end
    where t.id = ${conversationId}`;
}
