import * as z from "zod/mini";
import { inboxColumns, inboxRow, type InboxRow } from "../../../domain/inbox/inbox-row.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../read-rows.ts";
import type { InboxSearch } from "./inbox-search.ts";

export type ListedItem = InboxRow & { question: string | null };

/** A page of the list, newest first. */
export async function readInbox(search: InboxSearch, myId: string): Promise<RowsPage<ListedItem>> {
  const query = narrow(search, myId).range(...rangeOf(search.page));
  const page = pageOf(await readRows(query, inboxRow));
  return { ...page, rows: await addQuestions(page.rows) };
}

export type ReadAfter = { received_at: string; id: string };

/** The next rows after one, for whoever reads the whole list: what arrives meanwhile moves nothing. */
export async function readInboxAfter(
  search: InboxSearch,
  { myId, after, size }: { myId: string; after: ReadAfter | undefined; size: number },
): Promise<ListedItem[]> {
  const query = narrow(search, myId).limit(size);
  const { received_at, id } = after ?? {};
  const rest = after
    ? query.or(`received_at.lt."${received_at}",and(received_at.eq."${received_at}",id.lt.${id})`)
    : query;
  return addQuestions(await readRows(rest, inboxRow));
}

function narrow({ view, kind, owner, isBreached, words }: InboxSearch, myId: string) {
  let query = sharedBackend()
    .from("inbox_items")
    .select(inboxColumns)
    .order("received_at", { ascending: false })
    .order("id", { ascending: false });
  query = view === "all" ? query.neq("status", "spam") : query.eq("status", view);
  if (kind) query = query.eq("kind", kind);
  if (owner === "nobody") query = query.is("owner_id", null);
  else if (owner) query = query.eq("owner_id", owner === "me" ? myId : owner);
  if (isBreached) query = query.eq("status", "new").lt("due_at", new Date().toISOString());
  for (const word of words) query = query.like("search", `%${escapePattern(word)}%`);
  return query;
}

/** PostgREST reads an asterisk as a percent sign, and has no way to mean the asterisk itself. */
function escapePattern(word: string): string {
  return word.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll("*", "_");
}

const question = z.object({ conversation_id: z.string(), text: z.string() });

/** What was asked last and not answered, of the conversations among the rows. */
async function addQuestions(rows: readonly InboxRow[]): Promise<ListedItem[]> {
  const chats = rows.flatMap(({ conversation_id }) => conversation_id ?? []);
  const asked =
    chats.length === 0
      ? []
      : await readRows(
          sharedBackend()
            .from("chat_messages")
            .select("conversation_id,text")
            .in("conversation_id", chats)
            .is("unanswered", true)
            .order("created_at", { ascending: true }),
          question,
        );
  const latest = new Map(asked.map(({ conversation_id, text }) => [conversation_id, text]));
  return rows.map((row) => ({ ...row, question: latest.get(row.conversation_id ?? "") ?? null }));
}
