export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  replyTo: string | undefined;
  date: Date;
  /** Where it can be chosen not to get such mails; absent where there is no choice. */
  unsubscribeUrl?: string | undefined;
  attachment?: MailAttachment | undefined;
  calendar?: MailCalendar | undefined;
};

export type MailAttachment = { name: string; type: string; bytes: Uint8Array };

/** An invitation: mail programs offer it, or put it into the calendar themselves. */
export type MailCalendar = { method: "REQUEST" | "CANCEL"; text: string };

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
    headers: { "Auto-Submitted": "auto-generated", ...describeUnsubscribing(mail.unsubscribeUrl) },
    ...(mail.attachment && { attachments: [describeAttachment(mail.attachment)] }),
    ...(mail.calendar && { icalEvent: describeCalendar(mail.calendar) }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function describeAttachment({ name, type, bytes }: MailAttachment) {
  return { filename: name, contentType: type, content: Buffer.from(bytes) };
}

function describeCalendar({ method, text }: MailCalendar) {
  return { method, filename: "invitation.ics", content: text };
}

/** One press in the mail program, as RFC 8058 has it: that posts to the address, and needs no sign-in. */
function describeUnsubscribing(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
