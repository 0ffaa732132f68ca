import type { OfferedPerson } from "../../domain/assistant/protocol.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { openTalk } from "./open-talk.ts";

type Turn = { conversationId: string; wantsPerson: boolean; isUnknown: boolean };

/** Tells the studio where somebody asks for a person, or was told twice in a row that the assistant does not know. */
export async function offerPerson(
  sql: Transaction,
  { conversationId, wantsPerson, isUnknown }: Turn,
): Promise<OfferedPerson | undefined> {
  if (wantsPerson) {
    await openTalk(sql, conversationId, "waiting");
    return "asked";
  }
  if (!isUnknown || !(await wasUnknownTwice(sql, conversationId))) return undefined;
  await openTalk(sql, conversationId, "noticed");
  return "noticed";
}

/** This turn's answer is stored already. */
async function wasUnknownTwice(sql: Transaction, conversationId: string): Promise<boolean> {
  const kinds = await sql<{ kind: string | null }[]>`
    select found ->> 'kind' as kind from public.chat_messages
    where conversation_id = ${conversationId} and not is_user and discipline is null
    order by created_at desc limit 2`;
  return kinds.length === 2 && kinds.every(({ kind }) => kind === "unknown");
}
