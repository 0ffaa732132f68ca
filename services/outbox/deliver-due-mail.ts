import { z } from "zod";
import { ensureFile } from "../billing/ensure-file.ts";
import { readAttachment } from "../billing/read-attachment.ts";
import { brand } from "../../content/brand.ts";
import type { MailTransport } from "../mail/mail-transport.ts";
import { readRefusal } from "../mail/read-refusal.ts";
import type { Database, Transaction } from "../../runtime/database/types.ts";

const maxAttempts = 12;
const firstRetrySeconds = 15;
const longestRetrySeconds = 6 * 3600;

const outboxRow = z.object({
  id: z.string(),
  recipient: z.string(),
  subject: z.string(),
  body_text: z.string(),
  body_html: z.string().nullable(),
  reply_to: z.string().nullable(),
  unsubscribe_url: z.string().nullable(),
  document_id: z.string().nullable(),
  calendar_method: z.enum(["REQUEST", "CANCEL"]).nullable(),
  calendar_text: z.string().nullable(),
  attempts: z.number(),
  created_at: z.date(),
});

/**
 * Sends what is due, one mail in one transaction, and answers how many left. The row stays locked while
 * its mail leaves: no other node takes it, and when this one dies the lock is gone at once. A death between
 * sending and commit sends it again, under the same Message-ID. `stopping` ends it between two mails.
 */
export async function deliverDueMail(
  db: Pick<Database, "asOwner">,
  transport: Pick<MailTransport, "send">,
  stopping?: AbortSignal,
): Promise<number> {
  for (let sent = 0; ;) {
    if (stopping?.aborted) return sent;
    const outcome = await db.asOwner((sql) => deliverNext(sql, transport));
    if (outcome === "none") return sent;
    if (outcome === "sent") sent += 1;
    if (typeof outcome === "object") await drawFor(db, outcome);
  }
}

type Undrawn = { id: string; attempts: number; documentId: string };

/** Before its mail is held: a long document takes seconds. One that cannot be drawn puts its mail off. */
async function drawFor(
  db: Pick<Database, "asOwner">,
  { id, attempts, documentId }: Undrawn,
): Promise<void> {
  try {
    const file = await ensureFile((work) => db.asOwner(work), documentId);
    if (!file) throw new Error("The document of this mail is not there.");
  } catch (error) {
    await db.asOwner((sql) => putOff(sql, { id, attempts: attempts + 1, error }));
  }
}

async function deliverNext(
  sql: Transaction,
  transport: Pick<MailTransport, "send">,
): Promise<"sent" | "failed" | "none" | Undrawn> {
  const [row] = await sql`
    select id, recipient, subject, body_text, body_html, reply_to, unsubscribe_url, document_id,
      calendar_method, calendar_text, attempts, created_at
    from private.outbox
    where sent_at is null and failed_at is null and next_attempt_at <= now()
    order by next_attempt_at
    for update skip locked
    limit 1`;
  if (row === undefined) return "none";
  const mail = outboxRow.parse(row);
  const known = isOurs(mail.recipient) ? undefined : await findRefusal(sql, mail.recipient);
  if (known !== undefined) {
    await giveUp(sql, mail.id, `Not tried, the address is undeliverable: ${known}`);
    return "failed";
  }
  const { id, attempts, document_id: documentId } = mail;
  try {
    const attachment = documentId === null ? undefined : await readAttachment(sql, documentId);
    if (documentId !== null && !attachment) return { id, attempts, documentId };
    await transport.send({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body_text,
      html: mail.body_html ?? undefined,
      replyTo: mail.reply_to ?? undefined,
      date: mail.created_at,
      unsubscribeUrl: mail.unsubscribe_url ?? undefined,
      attachment,
      calendar: readCalendar(mail),
    });
  } catch (error) {
    const refusal = isOurs(mail.recipient) ? undefined : readRefusal(error);
    if (refusal !== undefined) {
      await markUndeliverable(sql, mail.recipient, refusal);
      await giveUp(sql, mail.id, refusal);
      return "failed";
    }
    await putOff(sql, { id: mail.id, attempts: mail.attempts + 1, error });
    return "failed";
  }
  await sql`
    update private.outbox set sent_at = now(), attempts = attempts + 1, last_error = null
    where id = ${mail.id}`;
  return "sent";
}

function readCalendar({ calendar_method, calendar_text }: z.infer<typeof outboxRow>) {
  if (calendar_method === null || calendar_text === null) return undefined;
  return { method: calendar_method, text: calendar_text };
}

/** Our own mailbox exists: what its server refuses is tried to the end, and is then a trouble for admins. */
function isOurs(recipient: string): boolean {
  return recipient === brand.email;
}

async function findRefusal(sql: Transaction, recipient: string): Promise<string | undefined> {
  const [row] = await sql<{ reason: string }[]>`
    select reason from private.undeliverable_addresses where address = ${recipient.toLowerCase()}`;
  return row?.reason;
}

async function markUndeliverable(sql: Transaction, recipient: string, reason: string) {
  await sql`
    insert into private.undeliverable_addresses (address, reason)
    values (${recipient.toLowerCase()}, ${reason})
    on conflict (address) do update set reason = excluded.reason`;
}

async function giveUp(sql: Transaction, id: string, reason: string): Promise<void> {
  await sql`
    update private.outbox
    set attempts = attempts + 1, last_error = ${reason.slice(0, 500)}, failed_at = now()
    where id = ${id}`;
}

/** Waits twice as long after each failure; after the last one the mail stays for the studio to see. */
async function putOff(
  sql: Transaction,
  { id, attempts, error }: { id: string; attempts: number; error: unknown },
): Promise<void> {
  const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  const wait = Math.min(firstRetrySeconds * 2 ** (attempts - 1), longestRetrySeconds);
  await sql`
    update private.outbox
    set attempts = ${attempts}, last_error = ${reason},
      next_attempt_at = now() + make_interval(secs => ${wait}),
      failed_at = ${attempts >= maxAttempts ? new Date() : null}
    where id = ${id}`;
}
