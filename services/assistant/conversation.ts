import { z } from "zod";
import type { Answer } from "../../domain/assistant/answer-message.ts";
import type { ParsedAssistantRequest } from "../../domain/assistant/parse-assistant-request.ts";
import type { EarlierMessage } from "../../domain/assistant/model-prompt.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRows } from "../../runtime/database/parse-rows.ts";

export type StoredConversation = { id: string; earlier: EarlierMessage[] };

const earlierRow = z
  .object({ text: z.string(), is_user: z.boolean() })
  .transform(({ text, is_user: isUser }) => ({ text, isUser }));

const rememberedMessages = 12;
const rememberedFacts = 8;

/** The conversation that was named, or a new one where there is none of that name. */
export async function openConversation(
  sql: Transaction,
  { conversationId, page }: ParsedAssistantRequest,
  userId: string | null,
): Promise<StoredConversation> {
  const [known] = await sql<{ id: string }[]>`
    update public.chat_conversations set page = coalesce(page, ${page})
    where id = ${conversationId} returning id`;
  if (known) return { id: known.id, earlier: await readEarlier(sql, known.id) };
  const [made] = await sql<{ id: string }[]>`
    insert into public.chat_conversations (page, user_id)
    values (${page}, (select user_id from public.profiles where user_id = ${userId}))
    returning id`;
  if (!made) throw new Error("The conversation was not stored.");
  return { id: made.id, earlier: [] };
}

async function readEarlier(sql: Transaction, id: string): Promise<EarlierMessage[]> {
  const latest = await sql`
    select text, is_user from public.chat_messages
    where conversation_id = ${id} order by created_at desc limit ${rememberedMessages}`;
  return parseRows(earlierRow, latest).toReversed();
}

/** Answers the id of the question. The clock, not the transaction's time: question and answer keep their order. */
export async function storeQuestion(
  sql: Transaction,
  question: { conversationId: string; text: string; isUnanswered: boolean },
): Promise<string> {
  const [stored] = await sql<{ id: string }[]>`
    insert into public.chat_messages (conversation_id, text, is_user, unanswered, created_at)
    values (
      ${question.conversationId}, ${question.text}, true, ${question.isUnanswered}, clock_timestamp()
    )
    returning id`;
  if (!stored) throw new Error("The question was not stored.");
  return stored.id;
}

/** Beside the answer stands what it was drawn from, for the studio to judge it by. */
export async function storeAnswer(
  sql: Transaction,
  stored: { conversationId: string; text: string; answer: Answer; isByModel: boolean },
): Promise<void> {
  const { conversationId, text, answer, isByModel } = stored;
  const found = {
    kind: answer.kind,
    byModel: isByModel,
    facts: answer.near.slice(0, rememberedFacts).map(({ id, answer: told, source }) => ({
      id,
      text: told,
      ...source,
    })),
  };
  await sql`
    insert into public.chat_messages (conversation_id, text, is_user, sources, found, created_at)
    values (
      ${conversationId}, ${text}, false, ${sql.json([...answer.sources])}, ${sql.json(found)},
      clock_timestamp()
    )`;
}

/** A model has found what the assistant alone had not. */
export async function markAnswered(sql: Transaction, questionId: string): Promise<void> {
  await sql`update public.chat_messages set unanswered = false where id = ${questionId}`;
}
