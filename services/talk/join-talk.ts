import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken, newOpaqueToken } from "../../runtime/tokens/opaque-token.ts";
import { findTalkState, isOwnToken } from "./find-talk.ts";
import { openTalk } from "./open-talk.ts";

type Asked = {
  action: "ask" | "join";
  conversationId: string | null;
  token: string | null;
  page: string | null;
  userId: string | null;
};

export type JoinedConversation = { conversationId: string; token: string };

/** Undefined where the conversation is somebody else's to read. */
export async function joinTalk(
  sql: Transaction,
  asked: Asked,
): Promise<JoinedConversation | undefined> {
  const conversationId = await findConversation(sql, asked);
  const isBegun = conversationId !== undefined && (await findTalkState(sql, conversationId));
  if (!isBegun && asked.action === "join") return undefined;
  const id = conversationId ?? (await beginConversation(sql, asked));
  const token = await takeToken(sql, id, asked.token);
  if (token === undefined) return undefined;
  if (asked.action === "ask") await openTalk(sql, id, "waiting");
  return { conversationId: id, token };
}

/** Locked, so that of two who ask for its first token at once one is refused. */
async function findConversation(
  sql: Transaction,
  { conversationId }: Asked,
): Promise<string | undefined> {
  const [found] = await sql<{ id: string }[]>`
    select id from public.chat_conversations where id = ${conversationId} for update`;
  return found?.id;
}

async function beginConversation(sql: Transaction, { page, userId }: Asked): Promise<string> {
  const [made] = await sql<{ id: string }[]>`
    insert into public.chat_conversations (page, user_id)
    values (${page}, (select user_id from public.profiles where user_id = ${userId}))
    returning id`;
  if (!made) throw new Error("The conversation was not stored.");
  return made.id;
}

/** The first who asks gets the conversation's one token; nobody else ever does. */
async function takeToken(
  sql: Transaction,
  conversationId: string,
  known: string | null,
): Promise<string | undefined> {
  if (known !== null && (await isOwnToken(sql, { conversationId, token: known }))) return known;
  const token = newOpaqueToken();
  const given = await sql`
    insert into private.talk_tokens (conversation_id, token_hash)
    values (${conversationId}, ${hashToken(token)})
    on conflict (conversation_id) do nothing returning 1`;
  return given.length > 0 ? token : undefined;
}
