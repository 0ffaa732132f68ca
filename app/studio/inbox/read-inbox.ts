import * as z from "zod/mini";
import { inboxColumns, inboxRow, type InboxRow } from "../../../domain/inbox/inbox-row.ts";
import { readAll } from "../../backend/read-all.ts";
import { sharedBackend } from "../../backend/shared-backend.ts";
import { pageOf, pageSize, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../read-rows.ts";
import { searchInbox } from "./search-inbox.ts";
import { afterPlace, type InboxSearch, type Place } from "./inbox-search.ts";

export type ListedItem = InboxRow & { question: string | null };

/** A page of the list, newest first. */
export async function readInbox(search: InboxSearch, myId: string): Promise<RowsPage<ListedItem>> {
  const rows = await readInboxAfter(search, {
    myId,
    after: search.before ?? undefined,
    size: pageSize + 1,
  });
  return pageOf(rows);
}

/** The next rows after one: what arrives meanwhile moves nothing, and a later page costs what the first does. */
export async function readInboxAfter(
  search: InboxSearch,
  { myId, after, size }: { myId: string; after: Place | undefined; size: number },
): Promise<ListedItem[]> {
  if (search.words.length > 0) {
    return addQuestions(await readFound(await searchInbox(search, { myId, after, size })));
  }
  const query = narrow(search, myId).limit(size);
  if (!after) return addQuestions(await readRows(query, inboxRow));
  // The first condition says nothing new, but in a form in which an index begins there.
  const rest = query.lte("received_at", after.received_at).or(afterPlace(after));
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
          readAll(() =>
            sharedBackend()
              .from("chat_messages")
              .select("conversation_id,text")
              .in("conversation_id", chats)
              .is("unanswered", true)
              .order("created_at", { ascending: true }),
          ),
          question,
        );
  const latest = new Map(asked.map(({ conversation_id, text }) => [conversation_id, text]));
  return rows.map((row) => ({ ...row, question: latest.get(row.conversation_id ?? "") ?? null }));
}
