import * as z from "zod/mini";
import { inboxColumns, inboxRow } from "../../../../domain/inbox/inbox-row.ts";
import { disciplineIds } from "../../../../domain/talk/discipline.ts";
import { answerWays, itemStatuses } from "../../../../domain/inbox/item.ts";
import { sharedBackend } from "../../../data/shared-backend.ts";
import { readRows } from "../../../data/read-rows.ts";
import { type ListedItem, readOtherItems } from "./read-inbox.ts";
import { proposalStates } from "../../../../domain/proposal/proposal-state.ts";
import { readComments, type StudioComment } from "../proposal/read-comments.ts";
import { readSenders, type Sender, unknownSender } from "./read-senders.ts";

const text = z.nullable(z.string());

const itemRow = z.extend(inboxRow, {
  enquiry_id: text,
  lead_id: text,
  payment_id: text,
  chat_conversations: z.nullable(z.object({ page: text, user_id: text })),
  inbox_notes: z.array(
    z.object({ id: z.string(), body: z.string(), author_id: text, created_at: z.string() }),
  ),
  inbox_calls: z.array(
    z.object({ id: z.string(), body: text, author_id: text, called_at: z.string() }),
  ),
  inbox_replies: z.array(
    z.object({
      id: z.string(),
      author_id: text,
      recipient: z.string(),
      subject: z.string(),
      body: z.string(),
      created_at: z.string(),
    }),
  ),
});
const columns = [
  inboxColumns,
  "enquiry_id,lead_id,payment_id,chat_conversations(page,user_id)",
  "inbox_notes(id,body,author_id,created_at)",
  "inbox_calls(id,body,author_id,called_at)",
  "inbox_replies(id,author_id,recipient,subject,body,created_at)",
].join(",");

/** The proposal that answers it, or that it is about. */
const proposalRow = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(proposalStates),
  net_pence: z.nullable(z.number()),
});
const enquiryRow = z.object({ started_at: text, quarantined: z.boolean() });
const leadRow = z.object({ email: z.string(), conversation_id: text });
const messageRow = z.object({
  id: z.string(),
  text: z.string(),
  is_user: z.boolean(),
  unanswered: z.boolean(),
  discipline: z.nullable(z.enum(disciplineIds)),
  author_id: text,
  mailed_at: text,
  created_at: z.string(),
});
const change = z.nullish(z.tuple([text, text]));
const historyRow = z.object({
  id: z.number(),
  at: z.string(),
  actor_id: text,
  changes: z.object({
    status: z.nullish(z.tuple([z.enum(itemStatuses), z.enum(itemStatuses)])),
    owner_id: change,
    answered_by: z.nullish(
      z.tuple([z.nullable(z.enum(answerWays)), z.nullable(z.enum(answerWays))]),
    ),
  }),
});

export type InboxItem = z.infer<typeof itemRow>;
export type TranscriptLine = z.infer<typeof messageRow>;
export type HistoryEntry = z.infer<typeof historyRow>;
export type ReadItem = {
  item: InboxItem;
  sender: Sender;
  others: readonly ListedItem[];
  enquiry: z.infer<typeof enquiryRow> | undefined;
  transcript: readonly TranscriptLine[];
  history: readonly HistoryEntry[];
  proposal: z.infer<typeof proposalRow> | undefined;
  /** What was said of it, where the item is about it. */
  comments: readonly StudioComment[];
  /** Where an answer goes; `account` where only the server knows that address, undefined where nobody left one. */
  recipient: string | undefined;
};

const longestConversation = 200;

/** Everything about one item, or undefined where it is gone. */
export async function readItem(id: string): Promise<ReadItem | undefined> {
  const backend = sharedBackend();
  const [[item], senders, history] = await Promise.all([
    readRows(backend.from("inbox_items").select(columns).eq("id", id), itemRow),
    readSenders([id]),
    readRows(
      backend
        .from("audit_log")
        .select("id,at,actor_id,changes")
        .eq("table_name", "inbox_items")
        .eq("row_id", id)
        .order("id", { ascending: true })
        .limit(200),
      historyRow,
    ),
  ]);
  if (!item) return undefined;
  const sender = senders.get(id) ?? unknownSender;
  const [[enquiry], [lead], others, [proposal], comments] = await Promise.all([
    item.enquiry_id ? readEnquiry(item.enquiry_id) : [],
    readLead(item),
    sender.others > 0 ? readOtherItems(id) : [],
    readItsProposal(item),
    item.proposals ? readComments(item.proposals.id) : [],
  ]);
  const conversation = item.conversation_id ?? lead?.conversation_id;
  const transcript = conversation ? await readItemTranscript(conversation) : [];
  const recipient = findRecipient(item, lead?.email);
  return { item, sender, others, enquiry, transcript, history, recipient, proposal, comments };
}

export const accountAddress = "account";

function findRecipient(item: InboxItem, leadEmail: string | undefined): string | undefined {
  const { enquiries, leads, eth_payments, proposals, chat_conversations } = item;
  const given =
    enquiries?.email ??
    leads?.email ??
    eth_payments?.email ??
    proposals?.recipient_email ??
    leadEmail;
  if (given) return given;
  return eth_payments || chat_conversations?.user_id ? accountAddress : undefined;
}

function readItsProposal({ id, proposals }: InboxItem) {
  const all = sharedBackend().from("proposals").select("id,title,state,net_pence");
  return readRows(
    proposals ? all.eq("id", proposals.id) : all.eq("inbox_item_id", id),
    proposalRow,
  );
}

function readEnquiry(id: string) {
  return readRows(
    sharedBackend().from("enquiries").select("started_at,quarantined").eq("id", id),
    enquiryRow,
  );
}

/** The lead itself, or the newest that was left in the conversation of a question. */
async function readLead({ lead_id, conversation_id }: InboxItem) {
  if (!lead_id && !conversation_id) return [];
  const leads = sharedBackend().from("leads").select("email,conversation_id");
  const query = lead_id
    ? leads.eq("id", lead_id)
    : leads
        .eq("conversation_id", conversation_id ?? "")
        .order("created_at", { ascending: false })
        .limit(1);
  return readRows(query, leadRow);
}

export function readItemTranscript(conversation: string) {
  return readRows(
    sharedBackend()
      .from("chat_messages")
      .select("id,text,is_user,unanswered,discipline,author_id,mailed_at,created_at")
      .eq("conversation_id", conversation)
      .order("created_at", { ascending: true })
      .limit(longestConversation),
    messageRow,
  );
}
