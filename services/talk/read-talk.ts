import { z } from "zod";
import { disciplineIds } from "../../domain/talk/discipline.ts";
import {
  lateMinutes,
  type TalkMessage,
  talkStates,
  type TalkView,
  typingSeconds,
} from "../../domain/talk/talk.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";

const time = z
  .date()
  .nullable()
  .transform((at) => at?.toISOString() ?? null);

const talkRow = z.object({
  conversationId: z.string(),
  state: z.enum(talkStates),
  isStaffed: z.boolean(),
  discipline: z.enum(disciplineIds).nullable(),
  isTyping: z.boolean(),
  readAt: time,
  waitingSince: time,
  isLate: z.boolean(),
  hasAddress: z.boolean(),
});

/** How it stands, by the database's clock. */
export async function readTalk(sql: Transaction, id: string): Promise<TalkView | undefined> {
  const rows = await sql`
    select t.id as "conversationId", t.state, t.discipline, private.is_staffed() as "isStaffed",
      coalesce(t.studio_typing_at > now() - make_interval(secs => ${typingSeconds}), false)
        as "isTyping",
      t.studio_read_at as "readAt", t.waiting_since as "waitingSince",
      coalesce(t.waiting_since < now() - make_interval(mins => ${lateMinutes}), false) as "isLate",
      c.user_id is not null
        or exists (select from public.leads l where l.conversation_id = t.id) as "hasAddress"
    from public.talks t join public.chat_conversations c on c.id = t.id
    where t.id = ${id}`;
  return parseRow(talkRow, rows);
}

const messageRow = z.object({
  id: z.string(),
  text: z.string(),
  isUser: z.boolean(),
  discipline: z.enum(disciplineIds).nullable(),
  sources: z.array(z.object({ title: z.string(), href: z.string() })),
  at: z.date().transform((at) => at.toISOString()),
});

const longest = 200;
/** So long may a message be written and not yet there for others to read. */
const overlap = "30 seconds";

/** What was said, the oldest first: all of it, or what may have come since a message that is known. */
export async function readTalkMessages(
  sql: Transaction,
  { conversationId, since }: { conversationId: string; since: string | null },
): Promise<TalkMessage[]> {
  const rows = await sql`
    select id, text, is_user as "isUser", discipline, sources, created_at as at
    from public.chat_messages
    where conversation_id = ${conversationId}
      and created_at > coalesce(${since}::timestamptz - ${overlap}::interval, '-infinity')
    order by created_at desc limit ${longest}`;
  return parseRows(messageRow, rows).toReversed();
}
