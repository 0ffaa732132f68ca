import * as z from "zod/mini";
import { inboxColumns, inboxRow, type InboxRow } from "../../../domain/inbox/inbox-row.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { pageOf, rangeOf, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../read-rows.ts";
import { searchInbox } from "./search-inbox.ts";
import type { InboxSearch } from "./inbox-search.ts";

export type ListedItem = InboxRow & { question: string | null };

/** A page of the list, newest first. */
export async function readInbox(search: InboxSearch, myId: string): Promise<RowsPage<ListedItem>> {
  const [first, last] = rangeOf(search.page);
  const rows =
    search.words.length > 0
      ? await readFound(await searchInbox(search, { myId, skip: first, size: last - first + 1 }))
      : await readRows(narrow(search, myId).range(first, last), inboxRow);
  const page = pageOf(rows);
  return { ...page, rows: await addQuestions(page.rows) };
}

export type ReadAfter = { received_at: string; id: string };

/** The next rows after one, for whoever reads the whole list: what arrives meanwhile moves nothing. */
export async function readInboxAfter(
  search: InboxSearch,
  { myId, after, size }: { myId: string; after: ReadAfter | undefined; size: number },
): Promise<ListedItem[]> {
  if (search.words.length > 0) {
    return addQuestions(await readFound(await searchInbox(search, { myId, after, size })));
  }
  const query = narrow(search, myId).limit(size);
  const { received_at, id } = after ?? {};
  const rest = after
    ? query.or(`received_at.lt."${received_at}",and(received_at.eq."${received_at}",id.lt.${id})`)
    : query;
  return addQuestions(await readRows(rest, inboxRow));
}

function newestFirst() {
  return sharedBackend()
    .from("inbox_items")
    .select(inboxColumns)
    .order("received_at", { ascending: false })
    .order("id", { ascending: false });
}

async function readFound(ids: readonly string[]): Promise<InboxRow[]> {
  return ids.length === 0 ? [] : readRows(newestFirst().in("id", ids), inboxRow);
}

function narrow({ view, kind, owner, isBreached }: InboxSearch, myId: string) {
  let query = newestFirst();
  query = view === "all" ? query.neq("status", "spam") : query.eq("status", view);
  if (kind) query = query.eq("kind", kind);
  if (owner === "nobody") query = query.is("owner_id", null);
  else if (owner) query = query.eq("owner_id", owner === "me" ? myId : owner);
  if (isBreached) query = query.eq("status", "new").lt("due_at", new Date().toISOString());
  return query;
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
