import { brand } from "../../../content/brand.ts";
import { deliverDueMail } from "../../../server/mail/deliver-due-mail.ts";
import { createSmtpTransport } from "../../../server/mail/smtp-transport.ts";
import { inTransaction } from "../_shared/database.ts";
import { env } from "../_shared/env.ts";

/** How many left. Without a mail server they wait, and nothing is lost. */
export async function deliverMails(stopping: AbortSignal): Promise<number> {
  const smtpUrl = env("SMTP_URL");
  if (!smtpUrl) throw new Error("SMTP_URL is not set.");
  const from = env("MAIL_FROM") ?? `${brand.name} <${brand.email}>`;
  const transport = createSmtpTransport(smtpUrl, from);
  try {
    return await deliverDueMail({ asOwner: inTransaction }, transport, stopping);
  } finally {
    transport.close();
  }
}
