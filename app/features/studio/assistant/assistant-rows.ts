import * as z from "zod/mini";
import { disciplineIds } from "../../../../domain/talk/discipline.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readPage, readTerm } from "../../../../content/studio-address.ts";
import { pageOf, pageSize, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";

const conversationRow = z.object({
  id: z.string(),
  page: z.nullable(z.string()),
  created_at: z.string(),
  question: z.nullable(z.string()),
  messages: z.number(),
  unanswered: z.boolean(),
  wrong: z.boolean(),
  lead: z.nullable(z.string()),
});

export type AssistantConversation = z.infer<typeof conversationRow>;

const found = z.object({
  kind: z.string(),
  byModel: z.boolean(),
  facts: z.array(
    z.object({ id: z.string(), text: z.string(), title: z.string(), href: z.string() }),
  ),
});

const messageRow = z.object({
  id: z.string(),
  text: z.string(),
  is_user: z.boolean(),
  unanswered: z.boolean(),
  is_wrong: z.boolean(),
  wrong_note: z.nullable(z.string()),
  found: z.nullable(found),
  discipline: z.nullable(z.enum(disciplineIds)),
  created_at: z.string(),
});

export type AssistantMessage = z.infer<typeof messageRow>;
export type FoundAnswer = z.infer<typeof found>;

export type AssistantSearch = { text: string; only: string; page: number };

export function readAssistantSearch(parameters: URLSearchParams): AssistantSearch {
  const text = readTerm(parameters);
  return { text, only: parameters.get("only") ?? "", page: readPage(parameters) };
}

export async function readAssistantConversations(
  search: AssistantSearch,
): Promise<RowsPage<AssistantConversation>> {
  const [first] = rangeOf(search.page);
  const asked = {
    search: search.text,
    only_those: search.only,
    first_row: first,
    row_count: pageSize + 1,
  };
  const query = sharedBackend().rpc("list_chat_conversations", asked);
  return pageOf(await readRows(query, conversationRow));
}

/** Null where nothing was said, or nobody knows of it any more. */
export async function readTranscript(id: string): Promise<AssistantMessage[] | null> {
  const query = sharedBackend()
    .from("chat_messages")
    .select("id, text, is_user, unanswered, is_wrong, wrong_note, found, discipline, created_at")
    .eq("conversation_id", id)
    .order("created_at")
    .limit(500);
  const messages = await readRows(query, messageRow);
  return messages.length > 0 ? messages : null;
}

export async function markAnswer(
  { id }: AssistantMessage,
  mark: { is_wrong: boolean; wrong_note: string | null },
): Promise<void> {
  await runQuery(sharedBackend().from("chat_messages").update(mark).eq("id", id));
}
