import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { splitParagraphs, type Reply } from "../../domain/inbox/reply.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import { parseRow } from "../../runtime/database/parse-rows.ts";

export type AnsweredItem =
  | { kind: "sent"; replyId: string; recipient: string }
  | { kind: "missing" | "spam" | "no-address" | "key-used" };

const earlierRow = z.object({ id: z.string(), recipient: z.string(), isSame: z.boolean() });

/** Mails the reply and, by a trigger, stops the item's clock, all or nothing. With the same key it leaves once. */
export async function answerItem(
  sql: Transaction,
  { itemId, subject, body }: Reply,
  { key, staffId }: { key: string; staffId: string },
): Promise<AnsweredItem> {
  // Held until the end: of two equal replies at the same moment the second finds the first.
  const [item] = await sql<{ status: string }[]>`
    select status from public.inbox_items where id = ${itemId} for update`;
  if (!item) return { kind: "missing" };
  const replies = await sql`
    select id, recipient,
      item_id = ${itemId} and subject = ${subject} and body = ${body} as "isSame"
    from public.inbox_replies where idempotency_key = ${key}`;
  const earlier = parseRow(earlierRow, replies);
  if (earlier) {
    return earlier.isSame
      ? { kind: "sent", replyId: earlier.id, recipient: earlier.recipient }
      : { kind: "key-used" };
  }
  if (item.status === "spam") return { kind: "spam" };
  const recipient = await findRecipient(sql, itemId);
  if (recipient === undefined) return { kind: "no-address" };
  const [reply] = await sql<{ id: string }[]>`
    insert into public.inbox_replies (item_id, author_id, recipient, subject, body, idempotency_key)
    values (${itemId}, ${staffId}, ${recipient}, ${subject}, ${body}, ${key})
    returning id`;
  if (!reply) throw new Error("The reply was not stored.");
  await enqueueMail(sql, {
    to: recipient,
    template: "studio-answer",
    replyTo: brand.email,
    dedupeKey: `reply ${reply.id}`,
    data: { reply: { subject, paragraphs: splitParagraphs(body) } },
  });
  return { kind: "sent", replyId: reply.id, recipient };
}

/** The sender's address; for a payment or chat without one, the account's, then the last one left in the chat. */
async function findRecipient(sql: Transaction, itemId: string): Promise<string | undefined> {
  const [found] = await sql<{ email: string | null }[]>`
    select coalesce(
      e.email, l.email, p.email, u.email,
      (
        select a.email from public.leads a
        where a.conversation_id = c.id order by a.created_at desc limit 1
      )
    ) as email
    from public.inbox_items i
    left join public.enquiries e on e.id = i.enquiry_id
    left join public.leads l on l.id = i.lead_id
    left join public.eth_payments p on p.id = i.payment_id
    left join public.chat_conversations c on c.id = i.conversation_id
    left join auth.users u on u.id = coalesce(private.payer_of(p), c.user_id) and u.deleted_at is null
    where i.id = ${itemId}`;
  return found?.email ?? undefined;
}
