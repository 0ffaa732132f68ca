import type { MailTemplate } from "../../content/mail.ts";
import { renderMail, type MailData } from "./render-mail.ts";
import type { Transaction } from "../../runtime/database/types.ts";

export const outboxChannel = "kinolume_outbox";

export type NewMail = {
  to: string;
  template: MailTemplate;
  data: MailData;
  replyTo?: string;
  /** At most one mail with this key ever leaves. */
  dedupeKey?: string;
  /** An issued document that goes with it as a PDF; the mail says so. */
  document?: { id: string; title: string };
  /** What calendars make of it. */
  calendar?: { method: "REQUEST" | "CANCEL"; text: string };
};

/** Writes the mail in the caller's transaction: it leaves if, and only if, that commits. */
export async function enqueueMail(sql: Transaction, mail: NewMail): Promise<void> {
  const { subject, text, html } = renderMail(mail.template, {
    ...mail.data,
    ...(mail.document && { attached: mail.document.title }),
  });
  await sql`
    with queued as (
      insert into private.outbox (kind, recipient, subject, body_text, body_html, reply_to, unique_key, unsubscribe_url, document_id, calendar_method, calendar_text)
      values (
        ${mail.template}, ${requireAddress(mail.to)}, ${subject}, ${text}, ${html},
        ${mail.replyTo === undefined ? null : requireAddress(mail.replyTo)}, ${mail.dedupeKey ?? null},
        ${mail.data.unsubscribeUrl ?? null}, ${mail.document?.id ?? null},
        ${mail.calendar?.method ?? null}, ${mail.calendar?.text ?? null}
      )
      on conflict (unique_key) do nothing
      returning id
    )
    select pg_notify(${outboxChannel}, '') from queued`;
}

/** One bare address: neither a second recipient nor a line break can ride along into the headers. */
function requireAddress(address: string): string {
  if (/^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(address)) return address;
  throw new Error("A mail needs exactly one plain address.");
}
