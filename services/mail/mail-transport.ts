export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  replyTo: string | undefined;
  date: Date;
};

export type MailTransport = {
  /** Resolves once the mail is safely out of our hands. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
};

/** What nodemailer needs; the same for each attempt, so that a mail sent twice can be recognised. */
export function composeMessage(mail: OutgoingMail, from: string) {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    from,
    to: { name: "", address: mail.to },
    subject: mail.subject.replaceAll(/[\r\n]+/g, " "),
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: "", address: mail.replyTo } }),
    messageId: `<${mail.id}@${domain}>`,
    date: mail.date,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
