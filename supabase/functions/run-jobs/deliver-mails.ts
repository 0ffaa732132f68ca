import { brand } from "../../../content/brand.ts";
import { deliverDueMail } from "../../../services/mail/deliver-due-mail.ts";
import { createSmtpTransport } from "../../../services/mail/smtp-transport.ts";
import { env } from "../../../runtime/config/env.ts";
import type { ServiceContext } from "../../../services/context.ts";

/** How many left. Without a mail server they wait, and nothing is lost. */
export async function deliverMails(
  { transaction }: ServiceContext,
  stopping: AbortSignal,
): Promise<number> {
  const smtpUrl = env("SMTP_URL");
  if (!smtpUrl) throw new Error("SMTP_URL is not set.");
  const from = env("MAIL_FROM") ?? `${brand.name} <${brand.email}>`;
  const transport = createSmtpTransport(smtpUrl, from);
  try {
    return await deliverDueMail({ asOwner: transaction }, transport, stopping);
  } finally {
    transport.close();
  }
}
