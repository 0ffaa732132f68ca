import * as z from "zod/mini";
import { clientWords } from "../../../../content/studio-client.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { text } from "../../../../domain/row/row.ts";
import { readPage, readTerm } from "../../../../content/studio-address.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { readRows, runQuery } from "../../../data/read-rows.ts";

const conversationSchema = z.object({
  company_id: z.string(),
  name: text,
  contact: text,
  email: text,
  people: z.number(),
  assigned_to: text,
  last_message_at: text,
  last_from_studio: z.nullable(z.boolean()),
  last_excerpt: text,
  last_files: z.nullable(z.number()),
  unread: z.number(),
});

export type ConversationRow = z.infer<typeof conversationSchema>;
export type ConversationSearch = { q: string; shown: string; page: number };

export function readConversationSearch(parameters: URLSearchParams): ConversationSearch {
  return {
    q: readTerm(parameters),
    shown: parameters.get("show") ?? "",
    page: readPage(parameters),
  };
}

export async function readConversations(
  search: ConversationSearch,
): Promise<RowsPage<ConversationRow>> {
  const [from, to] = rangeOf(search.page);
  const rows = await readRows(
    sharedBackend().rpc("list_conversations", {
      search: search.q,
      shown: search.shown,
      first_row: from,
      row_count: to - from + 1,
    }),
    conversationSchema,
  );
  return pageOf(rows);
}

/** One client's, whether anything was said yet or not; undefined when there is no such client. */
export async function readConversation(client: string): Promise<ConversationRow | undefined> {
  const [row] = await readRows(
    sharedBackend().rpc("list_conversations", { client }),
    conversationSchema,
  );
  return row;
}

export async function assignConversation(client: string, to: string | null): Promise<void> {
  await runQuery(
    sharedBackend().from("conversations").update({ assigned_to: to }).eq("company_id", client),
  );
}

export function nameCorrespondent({ name }: ConversationRow): string {
  return name ?? clientWords.unnamed;
}
