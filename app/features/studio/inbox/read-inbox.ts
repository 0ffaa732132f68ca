import * as z from "zod/mini";
import { inboxColumns, inboxRow, type InboxRow } from "../../../../domain/inbox/inbox-row.ts";
import { readAll } from "../../../data/read-all.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { pageOf, pageSize, type RowsPage } from "../parts/paged-rows.ts";
import { readRows } from "../../../data/read-rows.ts";
import { readSenders, type Sender, unknownSender } from "./read-senders.ts";
import { searchInbox } from "./search-inbox.ts";
import { afterPlace, type InboxSearch, type Place } from "./inbox-search.ts";

export type ListedItem = InboxRow & { question: string | null } & Sender;

/** A page of the list, what is urgent first. */
export async function readInbox(search: InboxSearch, myId: string): Promise<RowsPage<ListedItem>> {
  const rows = await readInboxAfter(search, {
    myId,
    after: search.before ?? undefined,
    size: pageSize + 1,
  });
  return pageOf(rows);
}

const found = z.object({ id: z.string() });

/** What else came from whoever sent this one, the newest ten. */
export async function readOtherItems(item: string): Promise<ListedItem[]> {
  const others = await readRows(sharedBackend().rpc("list_other_items", { item }), found);
  return complete(await readFound(others.map(({ id }) => id)));
}

/** The next rows after one: what arrives meanwhile moves nothing, and a later page costs what the first does. */
export async function readInboxAfter(
  search: InboxSearch,
  { myId, after, size }: { myId: string; after: Place | undefined; size: number },
): Promise<ListedItem[]> {
  if (search.words.length > 0) {
    return complete(await readFound(await searchInbox(search, { myId, after, size })));
  }
  const query = narrow(search, myId).limit(size);
  if (!after) return complete(await readRows(query, inboxRow));
  // The first condition says nothing new, but in a form in which an index begins there.
  const rest = query.gte("place", after.place).or(afterPlace(after));
  return complete(await readRows(rest, inboxRow));
}

function urgentFirst() {
  return sharedBackend().from("inbox_items").select(inboxColumns).order("place").order("id");
}

async function readFound(ids: readonly string[]): Promise<InboxRow[]> {
  return ids.length === 0 ? [] : readRows(urgentFirst().in("id", ids), inboxRow);
}

function narrow({ view, kind, owner, clock }: InboxSearch, myId: string) {
  let query = urgentFirst();
  query = view === "all" ? query.neq("status", "spam") : query.eq("status", view);
  if (kind) query = query.eq("kind", kind);
  if (owner === "nobody") query = query.is("owner_id", null);
  else if (owner) query = query.eq("owner_id", owner === "me" ? myId : owner);
  if (clock === "unanswered") query = query.eq("clock", "unanswered");
  if (clock === "breached")
    query = query.eq("clock", "running").lt("due_at", new Date().toISOString());
  return query;
}

async function complete(rows: readonly InboxRow[]): Promise<ListedItem[]> {
  const [questions, senders, comments] = await Promise.all([
    readQuestions(rows),
    readSenders(rows.map(({ id }) => id)),
    readLastComments(rows.flatMap(({ proposals }) => proposals?.id ?? [])),
  ]);
  return rows.map((row) => ({
    ...row,
    ...(senders.get(row.id) ?? unknownSender),
    question:
      questions.get(row.conversation_id ?? "") ?? comments.get(row.proposals?.id ?? "") ?? null,
  }));
}

const comment = z.object({ proposal_id: z.string(), body: z.string() });

/** What a client said last of each of these proposals. */
async function readLastComments(
  proposals: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (proposals.length === 0) return new Map();
  const said = await readRows(
    readAll(() =>
      sharedBackend()
        .from("proposal_comments")
        .select("proposal_id,body")
        .in("proposal_id", proposals)
        .eq("from_studio", false)
        .order("created_at", { ascending: true }),
    ),
    comment,
  );
  return new Map(said.map(({ proposal_id, body }) => [proposal_id, body]));
}

const question = z.object({ conversation_id: z.string(), text: z.string() });

/** What was asked last, by conversation: of open questions, what was not answered. */
async function readQuestions(rows: readonly InboxRow[]): Promise<ReadonlyMap<string, string>> {
  const conversationsOf = (isLive: boolean) =>
    rows.flatMap(({ kind, conversation_id }) =>
      conversation_id !== null && (kind === "chat") === isLive ? [conversation_id] : [],
    );
  const [live, open] = await Promise.all([
    readSaid(conversationsOf(true), { is_user: true }),
    readSaid(conversationsOf(false), { unanswered: true }),
  ]);
  return new Map([...live, ...open].map(({ conversation_id, text }) => [conversation_id, text]));
}

async function readSaid(
  conversations: readonly string[],
  those: Readonly<Record<string, boolean>>,
) {
  if (conversations.length === 0) return [];
  return readRows(
    readAll(() =>
      sharedBackend()
        .from("chat_messages")
        .select("conversation_id,text")
        .in("conversation_id", conversations)
        .match(those)
        .order("created_at", { ascending: true }),
    ),
    question,
  );
}
