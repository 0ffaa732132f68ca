import { z } from "zod";
import { brand } from "../../content/brand.ts";
import { talkMail } from "../../content/talk.ts";
import { splitParagraphs } from "../../domain/inbox/reply.ts";
import { parseRow, parseRows } from "../../runtime/database/parse-rows.ts";
import type { Transaction } from "../../runtime/database/types.ts";
import type { JobHandler } from "../../runtime/jobs/job.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

/** A trigger asks for it with every word of the studio's in a chat that has an address. */
export const talkMailKind = "mail-talk-answer";

const payload = z.object({ id: z.uuid() });
const recipientRow = z.object({ conversationId: z.string(), email: z.string().nullable() });
const answerRow = z.object({ id: z.string(), text: z.string() });

/** Sends what the studio wrote to a visitor who has gone, all that they have not read in one mail, each word once. */
export function createTalkMail(): JobHandler {
  return (job) => {
    const { id } = payload.parse(job.payload);
    return job.transaction((sql) => mailAnswers(sql, id));
  };
}

export async function mailAnswers(sql: Transaction, messageId: string): Promise<void> {
  const talk = await findRecipient(sql, messageId);
  if (!talk?.email) return;
  const unread = parseRows(
    answerRow,
    await sql`
      update public.chat_messages m set mailed_at = now()
      from public.talks t
      where t.id = ${talk.conversationId} and m.conversation_id = t.id
        and m.discipline is not null and m.mailed_at is null
        and m.created_at > coalesce(t.visitor_read_at, '-infinity')
      returning m.id, m.text, m.created_at`,
  );
  if (unread.length === 0) return;
  await enqueueMail(sql, {
    to: talk.email,
    template: "studio-answer",
    replyTo: brand.email,
    dedupeKey: `talk ${unread
      .map(({ id }) => id)
      .toSorted()
      .join(" ")}`.slice(0, 250),
    data: {
      reply: {
        subject: talkMail.subject,
        paragraphs: [talkMail.introduction, ...unread.flatMap(({ text }) => splitParagraphs(text))],
      },
    },
  });
}

/** Locked, so that of two jobs the second finds what the first has sent. */
async function findRecipient(sql: Transaction, messageId: string) {
  const rows = await sql`
    select t.id as "conversationId", coalesce(
      (
        select l.email from public.leads l
        where l.conversation_id = t.id order by l.created_at desc limit 1
      ),
      (
        select u.email::text from public.chat_conversations c join auth.users u on u.id = c.user_id
        where c.id = t.id and u.deleted_at is null
      )
    ) as email
    from public.chat_messages m join public.talks t on t.id = m.conversation_id
    where m.id = ${messageId}
    for update of t`;
  return parseRow(recipientRow, rows);
}
