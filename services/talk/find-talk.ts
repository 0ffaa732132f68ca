import { z } from "zod";
import { talkStates, type TalkState } from "../../domain/talk/talk.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { hashToken } from "../../runtime/tokens/opaque-token.ts";

const stateRow = z.object({ state: z.enum(talkStates) });

/** How the conversation stands with the studio; undefined where nobody has asked for a person. */
export async function findTalkState(
  sql: Transaction,
  conversationId: string,
): Promise<TalkState | undefined> {
  const rows = await sql`select state from public.talks where id = ${conversationId}`;
  return parseRow(stateRow, rows)?.state;
}

/** Whether somebody of the studio is there. */
export async function isStaffed(sql: Transaction): Promise<boolean> {
  const rows = await sql`select private.is_staffed() as "isStaffed"`;
  return parseRow(z.object({ isStaffed: z.boolean() }), rows)?.isStaffed ?? false;
}

/** Whether the token is this conversation's. */
export async function isOwnToken(
  sql: Transaction,
  { conversationId, token }: { conversationId: string; token: string },
): Promise<boolean> {
  const found = await sql`
    select 1 from private.talk_tokens
    where conversation_id = ${conversationId} and token_hash = ${hashToken(token)}`;
  return found.length > 0;
}
